import { notFound } from 'next/navigation';

const pattern = /^(?:[2-9]|[1-9]\d{1,2})$/;

/** Number of a list's page: the first where the address names none. What the table of rewrites lets through is a number. */
export const pageNumberOf = (text: string | undefined): number => {
  if (text === undefined) return 1;
  return pattern.test(text) ? Number(text) : notFound();
};

/** Address of a list's page; the first has none. */
export const pageAddress = (address: string, page: number): string =>
  page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`;
