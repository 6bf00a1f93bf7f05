import { fieldWord, tokens, worksNamed } from '@radar/domain/words';
import { resolvePosition } from '../modules/positions/resolve-position.ts';
import { namesOfPosition, type Position } from './catalogue.ts';

/**
 * The kinds of work of an ad: those that its title names, and those of occupations that its source states beside it. An
 * occupation that was only read out of the title is near, but need not be the same: a curator is filed under librarians.
 */
export const worksOfJob = (title: string, own: readonly Position[], categories: readonly Position[]): string[] => {
  const read = new Set(resolvePosition([title]));
  const stated = own.filter(({ id, parentId }) => parentId !== null && !read.has(id));
  return [
    ...new Set([
      ...worksNamed(tokens(title)),
      ...stated.flatMap(namesOfPosition).flatMap((name) => worksNamed(tokens(name))),
      ...categories.map(({ code }) => fieldWord(code)),
    ]),
  ];
};
