import { sqlStateOf } from '../db/sql-state.ts';

/** Errors whose message speaks of our code only. Others may quote what they choked on. */
const ownWords = new Set(['TypeError', 'ReferenceError', 'RangeError', 'AssertionError']);

const codeOf = (error: Error): string | null => ('code' in error && typeof error.code === 'string' ? error.code : null);

/** What a log may say of a failure: its kind and where it happened, never what was in the data. */
export const describeFault = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = codeOf(error);
  const sqlState = sqlStateOf(error);
  return {
    type: error.name,
    ...(code !== null && { reason: code }),
    ...(sqlState !== null && { sqlState }),
    ...(ownWords.has(error.name) && { message: error.message.slice(0, 200) }),
    ...(error.cause instanceof Error && { cause: error.cause.name }),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
  };
};
