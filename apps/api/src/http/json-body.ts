import { AppError } from '@radar/domain/http';

const maxDepth = 20;
const maxNodes = 1000;

const badRequest = (): AppError => new AppError('BAD_REQUEST');

/** Text that the database and a mail can hold: no NUL, no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

const refusesKey = (key: string): boolean => key === '__proto__' || !isStorable(key);

/** Refuses what overflows or confuses later steps: too deep, too many values, unstorable text, keys that name prototypes. */
const check = (root: unknown): void => {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  let nodes = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    nodes += 1;
    if (nodes > maxNodes || depth > maxDepth) throw badRequest();
    if (typeof value === 'string' && !isStorable(value)) throw badRequest();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (refusesKey(key)) throw badRequest();
      open.push({ value: child, depth: depth + 1 });
    }
  }
};

/**
 * Reads a JSON body. An empty one is undefined.
 * @throws AppError BAD_REQUEST
 */
export const parseJson = (text: string, isTrusted: boolean): unknown => {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest();
  }
  if (!isTrusted) check(value);
  return value;
};
