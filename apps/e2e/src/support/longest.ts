import { type SiteId, siteOf } from '@radar/config/sites';
import type { Locale } from '@radar/i18n/locales';
import type { Job } from './api.ts';
import { anImportedJob, publishJob } from './imported-job.ts';

/** A word of ninety letters, made of the longest that a language has. */
export const longestWords: Record<Locale, string> = {
  hr: 'Prijestolonasljednikovičinima'.repeat(4).slice(0, 90),
  bs: 'Otorinolaringološkinjama'.repeat(4).slice(0, 90),
  sl: 'Dialektičnomaterialističnima'.repeat(4).slice(0, 90),
  en: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2).slice(0, 90),
  mk: 'Оториноларинголошкинкарство'.repeat(4).slice(0, 90),
};

/** A job in which whatever can be long is, whose employer has no picture and no room to break its name. */
export const longestJob = (site: SiteId): Promise<Job> => {
  const word = longestWords[siteOf(site).firstLocale];
  const reference = `longest${site}`;
  return publishJob(
    site,
    anImportedJob(reference, {
      title: `${word} ${reference} (m/ž/d)`,
      employer: { ...anImportedJob('').employer, name: `${word}d.o.o.` },
      teaser: word,
      descriptionHtml: `<h3>${word}</h3><p>${word} https://example.com/${'a'.repeat(120)}</p><ul><li>${word}</li></ul>`,
      occupations: [word],
      places: [
        { text: word, locality: null, region: null, country: null, address: word, latitude: null, longitude: null },
      ],
      educationRequirements: word,
      benefits: [word],
      skills: [word],
      digitalSkills: [word],
    }),
  );
};
