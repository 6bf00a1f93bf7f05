import type { JobFormat } from './job.schema.ts';

export type JobFormatGroup = 'exclusive' | 'highlighted' | 'standard';

/** The groups of the specification's part 3; ads say 'Izdvojeni oglas' and 'Top oglas' for highlighted ones. */
export const jobFormatGroup = (format: JobFormat): JobFormatGroup => {
  if (format === 'HIGHLIGHTED') return 'highlighted';
  return format === 'STANDARD' ? 'standard' : 'exclusive';
};

const aliases: Record<string, JobFormat> = { 'izdvojeni oglas': 'HIGHLIGHTED', 'top oglas': 'HIGHLIGHTED' };
const formats: readonly JobFormat[] = [
  'EXCLUSIVE-HOME',
  'EXCLUSIVE',
  'VIDEO',
  'FEATURED-HOME',
  'FEATURED',
  'HIGHLIGHTED',
  'STANDARD',
];

/** Reads a feed's word for the format; anything else is a normal ad. */
export const toJobFormat = (text: string | null | undefined): JobFormat => {
  const word = (text ?? '').trim();
  return aliases[word.toLowerCase()] ?? formats.find((format) => format === word.toUpperCase()) ?? 'STANDARD';
};

/** Rank of a format on lists: sold places first, then by time. */
export const formatTier: Record<JobFormat, number> = {
  'EXCLUSIVE-HOME': 3,
  EXCLUSIVE: 3,
  VIDEO: 2,
  'FEATURED-HOME': 2,
  FEATURED: 2,
  HIGHLIGHTED: 1,
  STANDARD: 0,
};

/** What a filter for a format finds: whoever searches need not know which ads also stand on the home page. */
const together: Partial<Record<JobFormat, readonly JobFormat[]>> = {
  EXCLUSIVE: ['EXCLUSIVE-HOME', 'EXCLUSIVE'],
  FEATURED: ['FEATURED-HOME', 'FEATURED'],
};
export const formatsFoundBy = (format: JobFormat): readonly JobFormat[] => together[format] ?? [format];

/** Formats to choose from in a search, the most prominent first. */
export const searchedFormats = ['EXCLUSIVE', 'VIDEO', 'FEATURED', 'HIGHLIGHTED', 'STANDARD'] as const;
