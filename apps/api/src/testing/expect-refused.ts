import type { AppError, ErrorCode } from '@radar/domain/http';
import { expect } from 'vitest';
import type { TestApi } from './a-test-api.ts';
import { failureOf } from './failure-of.ts';

/** The call fails with this code, and nothing is different afterwards. */
export const expectRefused = async (
  api: TestApi,
  attempt: () => Promise<unknown>,
  code: ErrorCode,
): Promise<AppError> => {
  const before = await api.snapshot();
  const error = await failureOf(attempt());
  expect(error.code).toBe(code);
  expect(await api.snapshot()).toEqual(before);
  return error;
};
