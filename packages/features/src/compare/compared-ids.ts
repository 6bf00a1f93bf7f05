import { mostCompared } from '../shell/device/id-list.ts';

const idPattern = /^[1-9]\d{0,8}$/;

/** Ids of jobs out of an address: `?jobs=7,9`, `?jobs=7&jobs=9`. What is no id is left out, and what is too much. */
export const comparedIds = (value: string | readonly string[] | undefined): number[] => [
  ...new Set(
    [value ?? []]
      .flat()
      .join(',')
      .split(',')
      .filter((text) => idPattern.test(text))
      .map(Number)
      .slice(0, mostCompared),
  ),
];

/** Address of a comparison; of nothing it says so, lest the device's own list come back. */
export const comparedAddress = (address: string, ids: readonly number[]): string => `${address}?jobs=${ids.join(',')}`;
