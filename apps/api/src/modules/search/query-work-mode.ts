import type { WorkMode } from '@radar/domain/jobs';
import { fold } from '@radar/domain/words';

/** How people ask for a way of working, folded, the longest first. */
const phrases: readonly (readonly [phrase: string, mode: WorkMode])[] = [
  ['rabota od doma', 'remote'],
  ['work from home', 'remote'],
  ['rad na daljinu', 'remote'],
  ['delo na daljavo', 'remote'],
  ['rad od kuce', 'remote'],
  ['posao od kuce', 'remote'],
  ['delo od doma', 'remote'],
  ['na dalecina', 'remote'],
  ['na daljinu', 'remote'],
  ['na daljavo', 'remote'],
  ['home office', 'remote'],
  ['od kuce', 'remote'],
  ['od doma', 'remote'],
  ['remote', 'remote'],
  ['hibridni rad', 'hybrid'],
  ['hibridno', 'hybrid'],
  ['hybrid', 'hybrid'],
];

export type SplitMode = { words: string; mode: WorkMode | null; typed: string | null };

/** Splits off what the words of a search say of the way of working: `programer od kuće` is a programmer, remote. */
export const splitQueryWorkMode = (query: string): SplitMode => {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const folded = words.map(fold);
  for (const [phrase, mode] of phrases) {
    const parts = phrase.split(' ');
    const start = folded.findIndex((_, index) => parts.every((part, offset) => folded[index + offset] === part));
    if (start === -1) continue;
    const end = start + parts.length;
    return {
      words: [...words.slice(0, start), ...words.slice(end)].join(' '),
      mode,
      typed: words.slice(start, end).join(' '),
    };
  }
  return { words: query, mode: null, typed: null };
};
