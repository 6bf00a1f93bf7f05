import { Salary } from '@radar/domain/jobs';

const periods: readonly [Salary['period'], RegExp][] = [
  ['hour', /hour|^h$|\/h|sat\b|satu|satnica|urn|на час|час/i],
  ['day', /day|daily|dnev|dan\b|ден|dnevno/i],
  ['year', /year|annual|annum|godi|letn|leto|годиш/i],
  ['month', /month|mjese|mesec|mje|месе/i],
];

/** The period that a unit names (`MONTH`, `per-year-salary`, `mjesečno`); null for none that we keep, such as a week. */
export const periodOf = (unit: string | null): Salary['period'] | null =>
  unit === null ? null : (periods.find(([, pattern]) => pattern.test(unit))?.[0] ?? null);

const symbols: Record<string, string> = {
  '€': 'EUR',
  EURA: 'EUR',
  EURO: 'EUR',
  KM: 'BAM',
  ДЕН: 'MKD',
  ДЕНАРИ: 'MKD',
  DEN: 'MKD',
  DENARI: 'MKD',
  $: 'USD',
  '£': 'GBP',
  RSD: 'RSD',
};
const currencyOf = (word: string | null): string | null => {
  const upper = word?.trim().toUpperCase() ?? '';
  return symbols[upper] ?? (/^[A-Z]{3}$/.test(upper) ? upper : null);
};

/** Pay in minor units; null where the figures say nothing that can be shown. Missing kind is gross, as the law states pay. */
export const salaryOf = (stated: {
  min: number | null;
  max: number | null;
  currency: string | null;
  period: Salary['period'] | null;
  kind: string | null;
}): Salary | null => {
  const figures = [stated.min, stated.max]
    .filter((figure) => figure !== null)
    .filter((figure) => figure > 0 && figure < 1e9);
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const parsed = Salary.safeParse({
    minMinor: Math.round(low * 100),
    maxMinor: Math.round(high * 100),
    period: stated.period,
    kind: /net|neto|нето/i.test(stated.kind ?? '') ? 'net' : 'gross',
    currency: currencyOf(stated.currency),
  });
  return figures.length > 0 && parsed.success ? parsed.data : null;
};

/** Pay out of a feed's words: `1.200 - 1.500 EUR mjesečno`, `$15 per hour`. Null where a part is missing. */
export const salaryFromWords = (text: string | null): Salary | null => {
  if (text === null || text.length > 200) return null;
  const figures = [...text.matchAll(/\d[\d.,]*(?:[ \u00a0]\d{3})*/g)].map(([digits]) => toFigure(digits));
  const currency = /€|\$|£|\b(?:EUR|BAM|MKD|RSD|USD|GBP|CHF|KM|eura|euro)\b|ден(?:ари)?/i.exec(text)?.[0] ?? null;
  const [min = null, max = min] = figures;
  return salaryOf({ min, max, currency, period: periodOf(text), kind: text });
};

const toFigure = (digits: string): number => {
  const clean = digits.replace(/[ \u00a0]/g, '').replace(/[.,]$/, '');
  const [, whole = clean, fraction = '0'] = /^(.*)[.,](\d{1,2})$/.exec(clean) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction}`);
};
