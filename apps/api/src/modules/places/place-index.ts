import { placeKey, placeKeys } from '@radar/domain/words';
import { namesOfPlace, type ReferencePlace, referencePlaces } from '../../reference/read-reference.ts';

export type PlaceIndex = {
  byId: ReadonlyMap<number, ReferencePlace>;
  /** Places that a name may mean, in any case and script. */
  named: (name: string) => readonly ReferencePlace[];
  /** The place and all that hold it, nearest first. */
  withParents: (place: ReferencePlace) => ReferencePlace[];
  /** ISO 3166-1 alpha-2 of a country's name or code. */
  countryCode: (text: string) => string | null;
};

/** Every key under which a place is found: its names in each language and its other names, in each case. */
export const keysOfPlace = (place: ReferencePlace): string[] => {
  const names = new Set([place.name, ...Object.values(namesOfPlace(place)), ...place.aliases]);
  return [...new Set([...names].flatMap(placeKeys))];
};

const createPlaceIndex = (places: readonly ReferencePlace[]): PlaceIndex => {
  const byId = new Map(places.map((place) => [place.id, place]));
  const byKey = new Map<string, ReferencePlace[]>();
  for (const place of places) {
    for (const key of keysOfPlace(place)) byKey.set(key, [...(byKey.get(key) ?? []), place]);
  }
  const named = (name: string): readonly ReferencePlace[] => byKey.get(placeKey(name)) ?? [];
  const withParents = (place: ReferencePlace): ReferencePlace[] => {
    const parent = place.parentId === null ? undefined : byId.get(place.parentId);
    return parent === undefined ? [place] : [place, ...withParents(parent)];
  };
  const countryCode = (text: string): string | null => {
    const code = text.trim().toUpperCase();
    if (/^[A-Z]{2}$/.test(code)) return code;
    return named(text).find(({ kind }) => kind === 'country')?.country ?? null;
  };
  return { byId, named, withParents, countryCode };
};

let index: PlaceIndex | null = null;

/** The index of the places that come with the release; made on first use. */
export const placeIndex = (): PlaceIndex => (index ??= createPlaceIndex(referencePlaces()));
