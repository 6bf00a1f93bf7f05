import sanitizeHtml from 'sanitize-html';

const allowed = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'a', 'blockquote'];

const rules: sanitizeHtml.IOptions = {
  allowedTags: allowed,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'svg',
    'math',
    'object',
    'embed',
  ],
  // A hostile depth would otherwise cost time with every closing tag.
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    div: 'p',
    section: 'p',
    article: 'p',
    tr: 'p',
  },
};

const emptyParagraphs = /<p>(?:\s|&nbsp;|\u00a0|<br ?\/?>)*<\/p>/g;
const linksWithoutTarget = /<a>([^<>]*)<\/a>/g;

/**
 * HTML of an ad with nothing left but paragraphs, lists, two levels of headings, emphasis, quotations and links that
 * lead to a page, a mail address or a phone. Everything else becomes its text; scripts and styles vanish.
 */
export const sanitizeDescription = (html: string): string => {
  // Once to rename, once to close what the renaming left open: a `div` may hold a `p`, a `p` may not.
  const renamed = sanitizeHtml(html, rules);
  return sanitizeHtml(renamed, { ...rules, transformTags: {} })
    .replace(emptyParagraphs, '')
    .replace(linksWithoutTarget, '$1')
    .trim();
};
