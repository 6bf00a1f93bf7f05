// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile these sources need the types of CSS modules
/// <reference path="./css.d.ts" />

/** Joins class names; empty ones fall away. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
