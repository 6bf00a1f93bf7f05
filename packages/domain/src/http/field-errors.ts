import type * as z from 'zod/mini';
import type { FieldError } from './errors.ts';

/** What a field may be blamed for. Schemas name the codes of `namedCodes` in their checks; `form.<code>` words each. */
const namedCodes = [
  'required',
  'email',
  'emailOrPhone',
  'phone',
  'code',
  'characters',
  'country',
  'acceptTos',
  'cv',
  'username',
  'passwordCommon',
  'sameEmail',
  'passwordRepeat',
  'passwordWrong',
] as const;
export type FieldCode = (typeof namedCodes)[number] | 'tooLong' | 'tooShort' | 'invalid';

type Issue = z.core.$ZodIssue;

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Of a union's branches, the one that says the most: what it found wrong with the value rather than its type. */
const mostTelling = (issues: readonly Issue[][]): Issue | undefined =>
  issues.flat().find((issue) => issue.code === 'custom' || issue.code === 'invalid_format' || issue.code === 'too_big');

const codeOf = (issue: Issue, input: unknown): { code: FieldCode; params?: Record<string, number> } => {
  const named = namedCodes.find((code) => code === issue.message);
  if (named !== undefined) return { code: named };
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { code: 'tooLong', params: { max: Number(issue.maximum) } };
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return issue.minimum === 1 ? { code: 'required' } : { code: 'tooShort', params: { min: Number(issue.minimum) } };
  }
  if (issue.code === 'invalid_type' && isEmpty(valueAt(input, issue.path))) return { code: 'required' };
  const inner = issue.code === 'invalid_union' ? mostTelling(issue.errors) : undefined;
  return inner === undefined ? { code: 'invalid' } : codeOf(inner, input);
};

const pathsOf = (issue: Issue): string[] => {
  const path = issue.path.map(String);
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key].join('.')) : [path.join('.')];
};

/** At most so many fields are named: a hostile body must not be echoed at length. */
const maxFields = 50;

/**
 * Blames fields for what a schema found, with the codes of the form texts; one fault per field, the first. The API
 * answers with them, forms show them: both sides say the same.
 */
export const toFieldErrors = (error: z.core.$ZodError, input: unknown): (FieldError & { code: FieldCode })[] => {
  const fields = new Map<string, FieldError & { code: FieldCode }>();
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) {
      const known = path.slice(0, 100);
      if (!fields.has(known) && fields.size < maxFields) fields.set(known, { path: known, ...codeOf(issue, input) });
    }
  }
  return [...fields.values()];
};
