import { AppError } from '@radar/domain/http';
import * as z from 'zod';
import type { Env } from '../env.ts';
import type { ProviderPerson } from './provider-person.ts';

const timeoutMs = 5_000;

type Settings = NonNullable<Env['providers']['facebook']>;

const Inspection = z.object({
  data: z.object({ app_id: z.string(), is_valid: z.boolean(), user_id: z.string().min(1) }),
});

const Profile = z.object({
  id: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  first_name: z.string().max(255).default(''),
  last_name: z.string().max(255).default(''),
});

const ask = async (graph: string, path: string, query: Record<string, string>): Promise<unknown> => {
  const url = new URL(`${graph.replace(/\/$/, '')}/${path}`);
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' }).catch(() => {
    throw new AppError('UPSTREAM_FAILED');
  });
  if (response.status >= 500) throw new AppError('UPSTREAM_FAILED');
  if (!response.ok) throw new AppError('UNAUTHENTICATED');
  return response.json().catch(() => {
    throw new AppError('UPSTREAM_FAILED');
  });
};

const parsed = <T>(schema: z.ZodType<T>, answer: unknown): T => {
  const result = schema.safeParse(answer);
  if (!result.success) throw new AppError('UNAUTHENTICATED');
  return result.data;
};

/**
 * Who an access token belongs to, as Facebook says: the token must have been given to our app. Its addresses are not
 * counted as verified, since Facebook does not say so of each.
 * @throws AppError UNAUTHENTICATED, UPSTREAM_FAILED
 */
export const readFacebookToken = async (
  accessToken: string,
  { appId, appSecret, graph }: Settings,
): Promise<ProviderPerson> => {
  const inspected = parsed(
    Inspection,
    await ask(graph, 'debug_token', { input_token: accessToken, access_token: `${appId}|${appSecret}` }),
  ).data;
  if (!inspected.is_valid || inspected.app_id !== appId) throw new AppError('UNAUTHENTICATED');
  const profile = parsed(
    Profile,
    await ask(graph, 'me', { fields: 'id,email,first_name,last_name', access_token: accessToken }),
  );
  if (profile.id !== inspected.user_id) throw new AppError('UNAUTHENTICATED');
  return {
    subject: profile.id,
    email: profile.email ?? null,
    isEmailVerified: false,
    firstName: profile.first_name,
    lastName: profile.last_name,
  };
};
