import type { Common, Words } from './content.ts';
import type { Random } from './random.ts';

/** What an ad's text is drawn from. */
export type TextPools = Pick<Words, 'intros' | 'duties' | 'requirements' | 'days'> &
  Pick<Common, 'offers' | 'closings' | 'headings'> & {
    /** Sentences about the employer; none for an incognito one. */
    about: readonly string[];
  };

export type Placeholders = { /** Null: the employer must not be named. */ employer: string | null; place: string };

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Sentences that can be said of this ad, with its names in place. */
export const usable = (sentences: readonly string[], { employer, place }: Placeholders): string[] =>
  sentences
    .filter((sentence) => employer !== null || !sentence.includes('{employer}'))
    .map((sentence) => sentence.replaceAll('{employer}', employer ?? '').replaceAll('{place}', place));

const paragraph = (sentences: readonly string[]): string =>
  sentences.length === 0 ? '' : `<p>${escapeText(sentences.join(' '))}</p>`;
const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`;
const heading = (text: string): string => `<h3>${escapeText(text)}</h3>`;

/** Draws the text of one ad. */
export const drawDescription = (random: Random, pools: TextPools, names: Placeholders): string => {
  const from = (sentences: readonly string[], count: number): string[] => random.some(usable(sentences, names), count);
  const intro = paragraph(from(pools.intros, random.whole(1, 2)));
  const duties = heading(random.pick(pools.headings.duties)) + list(from(pools.duties, random.whole(4, 6)));
  const requirements =
    heading(random.pick(pools.headings.requirements)) + list(from(pools.requirements, random.whole(3, 4)));
  const offer = heading(random.pick(pools.headings.offer)) + list(from(pools.offers, random.whole(4, 6)));
  const day = paragraph(from(pools.days, random.whole(1, 2)));
  const aboutSentences = from(pools.about, 2);
  const about =
    aboutSentences.length === 0 ? '' : heading(random.pick(pools.headings.about)) + paragraph(aboutSentences);
  const closing = paragraph(from(pools.closings, random.whole(1, 2)));
  // Employers tell things in different orders.
  const layouts = [
    [intro, duties, requirements, offer, day, about, closing],
    [intro, about, duties, day, requirements, offer, closing],
    [about, intro, duties, requirements, day, offer, closing],
    [intro, day, duties, offer, requirements, about, closing],
  ];
  return random.pick(layouts).join('');
};
