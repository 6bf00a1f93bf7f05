import type { WorkMode } from '@radar/domain/jobs';
import { wayAsked } from '../../search/ways-of-working.ts';

export type SplitMode = { words: string; mode: WorkMode | null; typed: string | null };

/** Splits off what the words of a search say of the way of working: `programer od kuće` is a programmer, remote. */
export const splitQueryWorkMode = (query: string): SplitMode => {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const way = wayAsked(words);
  if (way === null) return { words: query, mode: null, typed: null };
  const { mode, start, length } = way;
  return {
    words: [...words.slice(0, start), ...words.slice(start + length)].join(' '),
    mode,
    typed: words.slice(start, start + length).join(' '),
  };
};
