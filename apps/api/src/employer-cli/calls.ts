import { randomUUID } from 'node:crypto';
import {
  connectEmployer,
  disconnectEmployer,
  fetchSentApplications,
  reportApplicationStep,
  SentApplication,
} from '@radar/domain/employer-hooks';
import { fillPath } from '@radar/domain/http';
import * as z from 'zod';
import { findApi, SinkError } from '../importers/command/find-api.ts';
import { signedHeaders } from '../webhooks/standard-webhook.ts';

type Variables = Record<string, string | undefined>;

const Failure = z.object({ error: z.object({ code: z.string() }) });

const answerOf = async (response: Response): Promise<unknown> => {
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return z.object({ data: z.unknown() }).parse(answer).data;
  const code = Failure.safeParse(answer).data?.error.code ?? String(response.status);
  throw new SinkError(`The API answered ${code}.`);
};

const timeoutMs = 30_000;

/** Calls of whoever runs the board: they connect employers. */
export const createAdminCalls = async (variables: Variables) => {
  const api = await findApi(variables);
  if (api === null) throw new SinkError('No API answers. Start it first, or name it in RADAR_API_URL.');
  const call = async (
    { method, path }: { method: string; path: string },
    employerId: number,
    body?: object,
  ): Promise<unknown> =>
    answerOf(
      await fetch(`${api.origin}${fillPath(path, { id: employerId })}`, {
        method,
        headers: {
          authorization: `Bearer ${api.key}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
  return {
    connect: async (employerId: number, url: string | null) =>
      connectEmployer.answer.parse(await call(connectEmployer, employerId, { url })),
    disconnect: (employerId: number) => call(disconnectEmployer, employerId),
  };
};

/** Calls of an employer's own system, signed with the secret of RADAR_EMPLOYER_SECRET. */
export const createEmployerCalls = (variables: Variables, employerId: number) => {
  const secret = variables['RADAR_EMPLOYER_SECRET'];
  if (secret === undefined || secret === '')
    throw new SinkError('Set RADAR_EMPLOYER_SECRET to the secret of `connect`.');
  const origin = variables['RADAR_API_URL'] ?? `http://127.0.0.1:${variables['RADAR_API_PORT'] ?? '4000'}`;
  const call = async ({ path }: { path: string }, input: object): Promise<unknown> => {
    const body = JSON.stringify(input);
    const headers = signedHeaders(secret, { id: randomUUID(), timestampS: Math.floor(Date.now() / 1000), body });
    const url = `${origin.replace(/\/+$/, '')}${fillPath(path, { id: employerId })}`;
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) }).catch(
      () => {
        throw new SinkError(`No API answers at ${origin}.`);
      },
    );
    return answerOf(response);
  };
  return {
    list: async (after: number | null) =>
      z
        .array(z.unknown())
        .parse(await call(fetchSentApplications, { after }))
        .map((item) => SentApplication.parse(item)),
    report: (applicationId: number, step: 'seen' | 'ended' | 'no_feedback') =>
      call(reportApplicationStep, { applicationId, step }),
  };
};
