import { Parser } from 'htmlparser2';
import { feedLimits } from '../reading/limits.ts';

/** Texts of the `<script type="application/ld+json">` elements of a page. */
export const pageScripts = async (text: AsyncIterable<string>): Promise<string[]> => {
  const scripts: string[] = [];
  let open: string[] | null = null;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'script' && /^application\/ld\+json\b/i.test(attributes['type']?.trim() ?? '')) open = [];
    },
    ontext: (part) => open?.push(part),
    onclosetag: (name) => {
      if (name === 'script' && open !== null) scripts.push(open.join(''));
      if (name === 'script') open = null;
    },
  });
  let length = 0;
  for await (const chunk of text) {
    length += chunk.length;
    if (length > feedLimits.pageLength) break;
    parser.write(chunk);
  }
  parser.end();
  return scripts;
};
