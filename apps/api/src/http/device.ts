const browsers: readonly [RegExp, string][] = [
  [/edg(?:e|a|ios)?\//i, 'Edge'],
  [/opr\/|opera/i, 'Opera'],
  [/samsungbrowser\//i, 'Samsung Internet'],
  [/firefox\/|fxios\//i, 'Firefox'],
  [/chrome\/|crios\//i, 'Chrome'],
  [/safari\//i, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac os x|macintosh/i, 'macOS'],
  [/linux|x11/i, 'Linux'],
];

const first = (table: readonly [RegExp, string][], text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** `Firefox, Android` from a user agent: enough to know one's own device again. Null when it says neither. */
export const deviceOf = (userAgent: string | undefined): string | null => {
  const text = (userAgent ?? '').slice(0, 300);
  const known = [first(browsers, text), first(systems, text)].filter((part) => part !== undefined);
  return known.length === 0 ? null : known.join(', ');
};
