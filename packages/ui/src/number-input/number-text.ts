const navigation = new Set([
  'Backspace',
  'Delete',
  'Tab',
  'Enter',
  'Escape',
  'Home',
  'End',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
]);

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** Whether a key may act in a field that holds `text`: digits, one comma or dot, moving about, and shortcuts. */
export function allowsKey({ key, ctrlKey, metaKey, altKey }: Key, text: string): boolean {
  if (ctrlKey || metaKey || altKey || navigation.has(key) || /^F\d+$/.test(key)) return true;
  if (key === ',' || key === '.') return !/[.,]/.test(text);
  // Names of keys that write nothing: Shift, Unidentified.
  return key.length > 1 || /\d/.test(key);
}

/** What a field keeps of a text that came past the keys: digits, and the first comma or dot. */
export function cleanNumber(text: string): string {
  let hasSeparator = false;
  return [...text]
    .filter((letter) => {
      if (/\d/.test(letter)) return true;
      if (hasSeparator || !/[.,]/.test(letter)) return false;
      hasSeparator = true;
      return true;
    })
    .join('');
}

/** What is kept of a pasted text: its digits. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The number that a field holds: "1,5" and "1.5" are one and a half; undefined when it holds none. */
export function parseNumber(text: string): number | undefined {
  return /\d/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** The next text of a field with steps: from an empty field to the least, and never past the ends. */
export function stepNumber(
  text: string,
  step: number,
  { min = 0, max = Infinity }: { min?: number | undefined; max?: number | undefined } = {},
): string {
  const now = parseNumber(text);
  const next = now === undefined ? min : Math.min(max, Math.max(min, now + step));
  // 0.1 + 0.2
  const written = String(Number(next.toFixed(10)));
  return text.includes(',') ? written.replace('.', ',') : written;
}
