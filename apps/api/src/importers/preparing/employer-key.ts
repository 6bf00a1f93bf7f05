import { fold } from '@radar/domain/words';

const legalForms =
  /[\s,]+(?:d\.?\s?o\.?\s?o\.?(?:\s?e\.?l\.?)?|d\.?\s?d\.?|j\.?\s?d\.?\s?o\.?\s?o\.?|дооел|доо|ад|gmbh|ltd\.?|inc\.?)(?=[\s,]|$)/giu;

/** One employer, however feeds spell it: `Pekara Zrno d.o.o.` and `PEKARA ZRNO`. */
export const employerKey = (name: string): string => {
  const key = fold(name.replace(legalForms, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return key === '' ? fold(name) : key;
};
