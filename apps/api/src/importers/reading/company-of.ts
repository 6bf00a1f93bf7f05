/** A board that names its company only in its addresses, `jobs.lever.co/<company>/…`: that word, as a name. */
export const companyOf = (url: string | null): string | null => {
  const slug = url === null ? '' : (new URL(url).pathname.split('/')[1] ?? '');
  const words = slug.split(/[-_]/).filter((word) => word !== '');
  return words.length === 0 ? null : words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join(' ');
};
