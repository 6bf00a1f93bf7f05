import { EmailAddress, WebAddress } from '@radar/domain/text';

/** A JSON object whose members are still to be read. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One member; undefined where there is none, whatever the prototype says. */
export const member = (value: unknown, key: string): unknown =>
  isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Text of a string or a number, trimmed; null for anything else and for nothing. */
export const textOf = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
};

export const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};

/** Texts of one value or of a list. */
export const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map(textOf)
    .filter((text) => text !== null);

/** A number, also where it is written as text (`"1.200,50"`, `"1,200.50"`, `"1 200"`); null where it is none. */
export const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > 40) return null;
  const digits = value.replace(/[\s\u00a0']/g, '');
  if (!/^-?\d[\d.,]*$/.test(digits)) return null;
  // The last sign parts the fraction when one or two digits follow it; every other one parts thousands.
  const [, whole = digits, fraction = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const number = Number(`${whole.replace(/[.,]/g, '')}.${fraction === '' ? '0' : fraction}`);
  return Number.isFinite(number) ? number : null;
};

/** An instant in UTC. A day alone is read as its start, or as its end where it is a deadline. */
export const instantOf = (value: unknown, dayPart: 'start' | 'end' = 'start'): string | null => {
  const text = textOf(value);
  if (text === null || text.length > 60) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const date = new Date(isDay ? `${text}T${dayPart === 'start' ? '00:00:00.000' : '23:59:59.000'}Z` : text);
  const year = date.getUTCFullYear();
  return Number.isNaN(year) || year < 1990 || year > 2100 ? null : date.toISOString();
};

/** An http(s) address without a name or password in it; null for anything else. */
export const webAddressOf = (value: unknown): string | null => {
  const text = textOf(value);
  if (text === null || text.length > 2000 || !URL.canParse(text)) return null;
  const { href, username, password } = new URL(text);
  return username === '' && password === '' && WebAddress.safeParse(href).success ? href : null;
};

export const emailOf = (value: unknown): string | null => EmailAddress.safeParse(textOf(value)).data ?? null;

/** One line, shortened to a limit at a word. */
export const lineOf = (value: unknown, maxLength: number): string | null => {
  const text = textOf(value)?.replace(/\s+/g, ' ') ?? null;
  if (text === null || text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).toWellFormed()}…`;
};
