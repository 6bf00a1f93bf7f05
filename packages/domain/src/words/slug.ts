import { withoutGenderMarks } from './gender-marks.ts';
import { fold } from './latin.ts';

const maxSlugLength = 80;

/**
 * The last part of an address: `Konobar/ica (m/ž)` to `konobar-ica`, `C++ i .NET` to `cpp-i-dotnet`. Small Latin letters,
 * digits and single dashes, at most 80, cut between words. A title without a letter gives `oglas`.
 */
export const slugOf = (title: string): string => {
  const slug = fold(withoutGenderMarks(title))
    .replace(/c\+\+/g, 'cpp')
    .replace(/(?<![a-z0-9])([cf])#/g, '$1sharp')
    .replace(/(?<![a-z0-9])\.net(?![a-z0-9])/g, 'dotnet')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') return 'oglas';
  if (slug.length <= maxSlugLength) return slug;
  const end = slug.lastIndexOf('-', maxSlugLength);
  return slug.slice(0, end > 20 ? end : maxSlugLength);
};
