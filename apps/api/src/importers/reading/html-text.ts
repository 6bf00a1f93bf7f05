import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';

const hasTags = (text: string): boolean => /<\/?[a-z][^<>]{0,200}>/i.test(text);
/** A text as it may stand in HTML. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** HTML of a description, however the feed carries it: HTML, HTML encoded once more, or plain text with line breaks. */
export const toHtml = (text: string): string => {
  if (hasTags(text)) return text;
  const decoded = /&(?:lt|#60|#x3c);/i.test(text) ? decodeHTML(text) : text;
  if (hasTags(decoded)) return decoded;
  return decodeHTML(text)
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeText(paragraph).replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
};

const blocks = new Set(['p', 'div', 'li', 'ul', 'ol', 'br', 'h1', 'h2', 'h3', 'h4', 'tr', 'blockquote']);
const silent = new Set(['script', 'style', 'template', 'noscript']);

/** The words of HTML, a line per block. */
export const plainText = (html: string): string => {
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (silent.has(name)) hidden += 1;
      if (blocks.has(name)) parts.push('\n');
    },
    onclosetag: (name) => {
      if (silent.has(name)) hidden = Math.max(0, hidden - 1);
      if (blocks.has(name)) parts.push('\n');
    },
    ontext: (text) => {
      if (hidden === 0) parts.push(text);
    },
  });
  parser.end(html);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
};

/** One line of a feed that may carry HTML entities: `Kuhar &amp; konobar`. */
export const decodedLine = (text: string): string => decodeHTML(text).replace(/\s+/g, ' ').trim();
