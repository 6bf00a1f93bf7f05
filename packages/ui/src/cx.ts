/// <reference path="./css.d.ts" />

/** Joins class names; empty ones fall away. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
