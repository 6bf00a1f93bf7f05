import { expect, it } from 'vitest';
import { splitTitle } from './split-title.ts';

it.each([
  ['Konobar (m/ž)', { before: 'Konobar', whisper: '(m/ž)', after: '' }],
  ['Medicinska sestra / tehničar (ž/m)', { before: 'Medicinska sestra / tehničar', whisper: '(ž/m)', after: '' }],
  ['Фармацевт (м/ж)', { before: 'Фармацевт', whisper: '(м/ж)', after: '' }],
  ['Natakar (M/Ž)', { before: 'Natakar', whisper: '(M/Ž)', after: '' }],
  ['Welder (m/f/d)', { before: 'Welder', whisper: '(m/f/d)', after: '' }],
  ['Prodavač (m/ž) – Split', { before: 'Prodavač', whisper: '(m/ž)', after: '– Split' }],
  ['Vozač (C+E)', { before: 'Vozač (C+E)', whisper: null, after: '' }],
  ['Voditelj smjene', { before: 'Voditelj smjene', whisper: null, after: '' }],
])('%s', (title, parts) => {
  expect(splitTitle(title)).toEqual(parts);
});
