import * as z from 'zod/mini';

/** Every answer of the API is one of these two. */
export type Envelope<T> =
  | { isSuccess: true; data: T }
  | { isSuccess: false; error: { code: string; message: string; fields?: { path: string; code: string }[] } };

export const FailureEnvelope = z.object({
  isSuccess: z.literal(false),
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(
      z.array(
        z.object({
          path: z.string(),
          code: z.string(),
          params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
        }),
      ),
    ),
    retryAfterS: z.optional(z.number()),
    current: z.optional(z.unknown()),
  }),
});
