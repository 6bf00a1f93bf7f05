import { isFields, listOf, member, textsOf, type Fields } from '../reading/values.ts';

/** schema.org types of a node, without their address. */
const typesOf = (node: unknown): string[] => textsOf(member(node, '@type')).map((type) => type.replace(/^.*[/#:]/, ''));

/** Job postings in a JSON-LD value: itself, in a list, under `@graph`, or as the items of an `ItemList`. */
export function* postingsIn(value: unknown, levels = 4): Generator<Fields> {
  if (levels === 0) return;
  for (const node of listOf(value)) {
    if (!isFields(node)) continue;
    if (typesOf(node).includes('JobPosting')) {
      yield node;
      continue;
    }
    for (const key of ['@graph', 'itemListElement', 'item', 'mainEntity'])
      yield* postingsIn(member(node, key), levels - 1);
  }
}
