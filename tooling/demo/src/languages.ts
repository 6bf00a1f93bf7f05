import { categoryOf } from './content.ts';
import type { Random } from './random.ts';

const likely: Readonly<Record<string, number>> = {
  'tourism-hospitality': 0.5,
  'it-telecom': 0.5,
  management: 0.5,
  'marketing-pr-media': 0.4,
  'economics-finance-accounting': 0.35,
  'human-resources': 0.4,
  'warehouse-logistics': 0.15,
  'transport-maritime': 0.15,
  administration: 0.3,
};

/** Foreign languages that an ad asks for, ISO 639-1 with a level of the European framework. */
export const drawLanguages = (
  random: Random,
  occupation: string,
  isEnglish: boolean,
): { language: string; level: string }[] => {
  if (isEnglish) return [{ language: 'en', level: random.pick(['B2', 'C1']) }];
  if (!random.chance(likely[categoryOf.get(occupation) ?? ''] ?? 0.05)) return [];
  const english = { language: 'en', level: random.pick(['A2', 'B1', 'B2', 'B2']) };
  return random.chance(0.25)
    ? [english, { language: random.pick(['de', 'it']), level: random.pick(['A2', 'B1']) }]
    : [english];
};
