import { AppError } from '@radar/domain/http';

/** The failure that a call rejects with. */
export const failureOf = async (promise: Promise<unknown>): Promise<AppError> => {
  const outcome: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof AppError) return outcome;
  throw new Error('The call did not fail as the API fails.', { cause: outcome });
};
