// typescript/no-non-null-assertion 1
export const first = (names: string[]): string => names[0]!;
