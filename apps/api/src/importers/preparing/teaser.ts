import { plainText } from '../reading/html-text.ts';

const maxLength = 240;

/** The first sentence or two of an ad, without its headings: what lists show where the feed offers no line of its own. */
export const teaserOf = (descriptionHtml: string): string => {
  const withoutHeadings = descriptionHtml.replace(/<h[1-6][^>]{0,200}>[^<]{0,300}<\/h[1-6]>/g, ' ');
  const text = plainText(withoutHeadings).replace(/\n/g, ' ');
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength);
  const sentenceEnd = Math.max(...['. ', '! ', '? '].map((end) => start.lastIndexOf(end)));
  if (sentenceEnd > 60) return start.slice(0, sentenceEnd + 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 60)).toWellFormed()}…`;
};
