import type { Point } from './clip.ts';
import { mapSize } from './map-view.ts';

export type Town = { name: string; point: Point };
export type Label = Town & {
  /** Whether it stands where letters are large, on a phone, too. */
  isLarge: boolean;
};

/** Height of a letter's box and width of a letter, in units of the drawing: on a screen and on a phone. */
const sizes = { small: { line: 18, letter: 7.2 }, large: { line: 33, letter: 13.5 } } as const;

type Box = { left: number; right: number; top: number; bottom: number };

const boxOf = ({ name, point: [x, y] }: Town, { line, letter }: { line: number; letter: number }): Box => ({
  left: x - (name.length * letter) / 2 - 4,
  right: x + (name.length * letter) / 2 + 4,
  top: y - 6,
  bottom: y + line + 6,
});

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isInside = ({ left, right, top, bottom }: Box): boolean =>
  left > 0 && right < mapSize.width && top > 0 && bottom < mapSize.height;

const free = (towns: readonly Town[], taken: readonly Box[], size: { line: number; letter: number }): Set<Town> => {
  const boxes = [...taken];
  const kept = new Set<Town>();
  for (const town of towns) {
    const box = boxOf(town, size);
    if (!isInside(box) || boxes.some((other) => overlaps(box, other))) continue;
    boxes.push(box);
    kept.add(town);
  }
  return kept;
};

/** Where the name of a place of work stands beside its dot: it must stand, so at the edge of the drawing it turns inwards. */
export const sideOf = ({ name, point: [x, y] }: Town): { anchor: 'start' | 'middle' | 'end'; isAbove: boolean } => {
  const half = (name.length * sizes.large.letter) / 2 + 4;
  return {
    anchor: x < half ? 'start' : x > mapSize.width - half ? 'end' : 'middle',
    isAbove: y > mapSize.height - 2 * sizes.large.line,
  };
};

/** Towns whose names can stand without touching another name, the first before the later ones. `own` keep their room. */
export const placeLabels = (own: readonly Town[], towns: readonly Town[], most: number): Label[] => {
  const others = towns.filter(({ name }) => own.every((one) => one.name !== name));
  const roomOf = (size: { line: number; letter: number }) => own.map((town) => boxOf(town, size));
  const small = [...free(others, roomOf(sizes.small), sizes.small)].slice(0, most);
  const large = free(small, roomOf(sizes.large), sizes.large);
  return small.map((town) => ({ ...town, isLarge: large.has(town) }));
};
