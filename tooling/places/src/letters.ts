const cyrillic: Record<string, string> = {
  lj: 'љ',
  nj: 'њ',
  dž: 'џ',
  a: 'а',
  b: 'б',
  c: 'ц',
  č: 'ч',
  ć: 'ќ',
  d: 'д',
  đ: 'ѓ',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'ј',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  š: 'ш',
  t: 'т',
  u: 'у',
  v: 'в',
  z: 'з',
  ž: 'ж',
};

/** A name of our neighbours' Latin script in Macedonian Cyrillic: `Đurđevac` to `Ѓурѓевац`. */
export const toMacedonian = (text: string): string =>
  // Macedonian drops the j between vowels: Rijeka is Риека, Sarajevo Сараево.
  text.replace(/(?<=[ai])j(?=e)/g, '').replace(/lj|nj|dž|\p{L}/giu, (letter) => {
    const found = cyrillic[letter.toLowerCase()] ?? letter;
    return letter[0] === letter[0]?.toLowerCase() ? found : found[0]?.toUpperCase() + found.slice(1);
  });

/** Letters and digits without accents, for matching two lists: `Gjorče Petrov` and `Djorce Petrov` meet. */
export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/đ/g, 'dj')
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
    .replace(/sh/g, 's')
    .replace(/ch/g, 'c')
    .replace(/zh/g, 'z');
