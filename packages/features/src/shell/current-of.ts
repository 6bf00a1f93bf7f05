import { AppError } from '@radar/domain/http';
import type * as z from 'zod/mini';

/** What stands there by now, where a change was refused for it (`STALE`); null for any other failure. */
export const currentOf = <S extends z.ZodMiniType>(schema: S, failure: unknown): z.output<S> | null =>
  failure instanceof AppError && failure.code === 'STALE'
    ? (schema.safeParse(failure.details.current).data ?? null)
    : null;
