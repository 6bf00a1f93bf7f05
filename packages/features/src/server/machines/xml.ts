const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

// XML 1.0, 2.2: these stand in no document, not even escaped.
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as it may stand between tags and in attributes. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** `<name>text</name>` on a line of its own. */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>\n`;
