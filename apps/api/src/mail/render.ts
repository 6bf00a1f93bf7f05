import type { Block } from './block.ts';
import { escapeHtml } from './escape-html.ts';

export type Letter = {
  /** Language of its words: the `lang` of the HTML. */
  language: string;
  /** The site's full name, at its head and foot. */
  brand: string;
  /** The site's public address. */
  origin: string;
  title: string;
  blocks: readonly Block[];
  /** Where mails like this one are ended; null: they cannot be. */
  unsubscribe: { label: string; url: string } | null;
};

const ink = '#1b2430';
const quiet = '#5b6675';
const rule = '#dfe4ea';
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const paragraph = (text: string, style: string): string =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;

const label = (text: string): string =>
  `<p style="margin:0 0 4px;font-size:13px;line-height:18px;color:${quiet}">${escapeHtml(text)}</p>`;

const lines = (text: string): string => text.split(/\r?\n/).map(escapeHtml).join('<br>');

const fact = ({ label: name, value }: { label: string; value: string }): string =>
  `<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:${quiet}">${escapeHtml(name)}</th>` +
  `<td style="padding:4px 0;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;

const link = ({ label: name, url }: { label: string; url: string }): string =>
  `<li style="overflow-wrap:anywhere"><a href="${escapeHtml(url)}" style="color:${ink}">${escapeHtml(name)}</a></li>`;

const toHtml = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text, 'font-size:16px;line-height:24px');
    case 'note':
      return paragraph(block.text, `font-size:14px;line-height:20px;color:${quiet}`);
    case 'code':
      return `<p style="margin:0 0 16px;padding:16px;border:1px solid ${rule};border-radius:8px;text-align:center;font-size:32px;line-height:40px;font-weight:700;letter-spacing:8px">${escapeHtml(block.code)}</p>`;
    case 'facts':
      return `<table style="margin:0 0 16px;border-collapse:collapse;font-size:16px;line-height:24px">${block.facts.map(fact).join('')}</table>`;
    case 'quote':
      return `${label(block.label)}<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${rule};font-size:16px;line-height:24px;overflow-wrap:anywhere">${lines(block.text)}</blockquote>`;
    case 'list':
      return `${label(block.label)}<ul style="margin:0 0 16px;padding:0 0 0 20px;font-size:16px;line-height:24px">${block.items.map((item) => `<li style="overflow-wrap:anywhere">${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'links':
      return `${label(block.label)}<ul style="margin:0 0 16px;padding:0 0 0 20px;font-size:16px;line-height:24px">${block.links.map(link).join('')}</ul>`;
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${ink};color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
  }
};

const toText = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'facts':
      return block.facts.map(({ label: name, value }) => `${name}: ${value}`).join('\n');
    case 'quote':
      return `${block.label}:\n${block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n')}`;
    case 'list':
      return `${block.label}:\n${block.items.map((item) => `- ${item}`).join('\n')}`;
    case 'links':
      return `${block.label}:\n${block.links.map((one) => `- ${one.label}\n  ${one.url}`).join('\n')}`;
    case 'button':
      return `${block.label}: ${block.url}`;
  }
};

/** A letter as HTML that mail programs show alike (tables, styles inline, no images). */
export const renderHtml = ({ language, brand, origin, title, blocks, unsubscribe }: Letter): string =>
  `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f5f7;color:${ink};${font}">
<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" style="max-width:560px;border-collapse:separate;border-spacing:0">
<tr><td style="padding:0 24px 16px;font-size:18px;line-height:24px;font-weight:700">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:32px 24px 16px;background:#ffffff;border:1px solid ${rule};border-radius:12px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px">${escapeHtml(title)}</h1>
${blocks.map(toHtml).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px;font-size:13px;line-height:20px;color:${quiet}"><a href="${escapeHtml(origin)}" style="color:${quiet}">${escapeHtml(brand)}</a>${unsubscribe === null ? '' : ` · <a href="${escapeHtml(unsubscribe.url)}" style="color:${quiet}">${escapeHtml(unsubscribe.label)}</a>`}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;

/** The same letter for those who read plain text. */
export const renderText = ({ brand, origin, title, blocks, unsubscribe }: Letter): string =>
  [
    title,
    ...blocks.map(toText),
    `${brand}\n${origin}`,
    ...(unsubscribe === null ? [] : [`${unsubscribe.label}: ${unsubscribe.url}`]),
  ].join('\n\n');
