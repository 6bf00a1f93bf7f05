import type { JobCardProps } from '@radar/ui/job-card';
import type { CompiledMessages } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import { siteOf } from '@radar/config/sites';
import { type BrandId, brands } from '../toolbars/brands.ts';
import { createScreenWords, type ScreenWords } from './screen-words.ts';
import { type Market, markets, type SampleJob } from './sample-jobs.ts';

/** What a key screen needs: the brand, the words of a language, ads of the brand's market. */
export type ScreenProps = { id: BrandId; words: ScreenWords; market: Market };

// By its glob and not by the loaders of i18n: Vite's server does not serve imports with a type attribute.
const compiled = import.meta.glob<CompiledMessages>(
  '../../../../packages/i18n/src/compiled/*/{apply,home,job,jobs,search,shell}.json',
  { import: 'default' },
);

/** Loads the words of the product, so that a preview says what the site says. */
export async function loadScreen(id: BrandId, locale: Locale): Promise<ScreenProps> {
  const files = Object.entries(compiled).filter(([path]) => path.includes(`/${locale}/`));
  const messages = Object.assign({}, ...(await Promise.all(files.map(([, load]) => load())))) as CompiledMessages;
  const { timeZone } = siteOf(brands[id].siteId);
  return { id, words: createScreenWords(locale, messages, timeZone), market: markets[id] };
}

export const currencyOf = (id: BrandId) => siteOf(brands[id].siteId).currency;

export function payOf({ id, words }: ScreenProps, { pay }: SampleJob): JobCardProps['pay'] {
  if (!pay) return null;
  const [from, to] = pay;
  return { amount: words.moneyRange(from, to, currencyOf(id)), unit: words.t('jobs.gross') };
}

export function cardOf(screen: ScreenProps, index: number, change: Partial<JobCardProps> = {}): JobCardProps {
  const { words, market } = screen;
  const job = market.jobs[index % market.jobs.length] ?? market.jobs[0];
  return {
    jobId: String(index + 1),
    title: job.title,
    href: `#${index + 1}`,
    employer: { name: job.employer, hue: job.hue, verifiedLabel: index === 0 ? words.t('jobs.verified') : null },
    place: job.place,
    facts: [words.t(index % 2 === 0 ? 'jobs.type.permanent' : 'jobs.type.seasonal')],
    pay: payOf(screen, job),
    noPay: words.t('jobs.noPay'),
    flags: [],
    ...change,
  };
}
