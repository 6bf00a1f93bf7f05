import { expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';

it.each([
  ['zivotopis.pdf', 'pdf'],
  ['Zivotopis.konacna.DOCX', 'doc'],
  ['slika.JPEG', 'jpeg'],
  ['jpg', 'jpeg'],
  ['Svjedodžba.png', 'png'],
  ['potpis.p7m', 'other'],
  ['README', 'other'],
])('%s is of kind %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});
