/** A letter without its mark, in lower case: č, ć and C are all c. One sign stays one sign. */
function foldLetter(letter: string): string {
  if (letter === 'đ' || letter === 'Đ') return 'd';
  // Macedonian ѓ and ќ, Serbian й: letters of their own, which are typed as they are.
  if (/\p{Script=Cyrillic}/u.test(letter)) return letter.toLowerCase();
  return [...letter.normalize('NFD')][0]?.toLowerCase() ?? letter;
}

/** Text as it is compared: without marks and capitals, each sign still in its place. */
export function fold(text: string): string {
  return [...text.normalize('NFC')].map(foldLetter).join('');
}

/** Whether the query, spaces around it aside, is in the label. */
export function matches(label: string, query: string): boolean {
  return fold(label).includes(fold(query.trim()));
}

/** The label cut around the first place that the query was found in; no match, no second part. */
export function splitMatch(label: string, query: string): [before: string, match: string, after: string] {
  const wanted = fold(query.trim());
  const letters = [...label.normalize('NFC')];
  const start = wanted ? [...fold(label)].join('').indexOf(wanted) : -1;
  if (start < 0) return [label, '', ''];
  const end = start + [...wanted].length;
  return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')];
}
