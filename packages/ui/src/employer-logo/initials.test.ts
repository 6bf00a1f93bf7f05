import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Prijevoz Sljeme', 'PS'],
  ['Čvrčak Ugostiteljstvo d.o.o.', 'ČU'],
  ['đurđevac metal', 'ĐM'],
  ['Zrno d. o. o.', 'ZR'],
  ['Ѕвезда Фарма', 'ЅФ'],
  ['„Val”', 'VA'],
  ['3D Print', '3P'],
  ['', ''],
])('%s → %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
