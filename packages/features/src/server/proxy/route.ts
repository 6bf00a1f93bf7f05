import { Readable } from 'node:stream';
import { type ErrorCode, errorStatus } from '@radar/domain/http';
import { Agent, type Dispatcher, errors, request as send } from 'undici';
import { apiOrigin } from '../api.ts';
import { brand, siteOrigin } from '../brand.ts';
import { type AllowedCall, allowedCall } from './allowed-calls.ts';
import { createBreaker } from './breaker.ts';
import { answerPolicy, headersForApi, headersForBrowser } from './headers.ts';
import { refusalOf } from './same-site.ts';

// The browser sets no time limit, so this does: connect 2 s, headers 10 s (an upload 120 s), idle body 15 s.
const agent = new Agent({ connect: { timeout: 2_000 }, headersTimeout: 10_000, bodyTimeout: 15_000, connections: 64 });
const uploadHeadersTimeoutMs = 120_000;
const breaker = createBreaker();

const failure = (code: ErrorCode, message: string = code, headers: Record<string, string> = {}): Response =>
  Response.json(
    { isSuccess: false, error: { code, message } },
    {
      status: errorStatus[code],
      headers: { 'cache-control': 'private, no-store', 'content-security-policy': answerPolicy, ...headers },
    },
  );

const codeOf = (error: unknown): ErrorCode =>
  error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError ? 'TIMEOUT' : 'UNAVAILABLE';

const ask = (request: Request, { endpoint, path }: AllowedCall): Promise<Dispatcher.ResponseData> => {
  const target = new URL(path, apiOrigin());
  target.search = new URL(request.url).search;
  const isUpload = endpoint.consumes === 'multipart';
  return send(target, {
    dispatcher: agent,
    method: endpoint.method,
    headers: headersForApi(request.headers, brand.siteId, endpoint),
    body: request.body === null ? null : Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]),
    ...(isUpload && { headersTimeout: uploadHeadersTimeoutMs }),
    signal: request.signal,
  });
};

/** A GET may be asked twice; so may a call whose key makes it count once, unless its body is already gone. */
const askTwice = async (request: Request, call: AllowedCall): Promise<Dispatcher.ResponseData> => {
  try {
    return await ask(request, call);
  } catch (error) {
    if (call.endpoint.method !== 'GET' || codeOf(error) === 'TIMEOUT' || request.signal.aborted) throw error;
    return ask(request, call);
  }
};

const handle = async (request: Request, context: { params: Promise<{ path: string[] }> }): Promise<Response> => {
  const call = allowedCall(request.method, (await context.params).path);
  if (call === 'unknown') return failure('NOT_FOUND');
  if (call === 'method') return failure('METHOD_NOT_ALLOWED');
  const refusal = refusalOf(request.headers, call.endpoint, siteOrigin());
  if (refusal !== null) return failure(refusal);

  const couldNot = `Could not '${call.endpoint.method}' ${call.endpoint.path}`;
  if (breaker.isOpen(Date.now())) return failure('UNAVAILABLE', couldNot, { 'retry-after': '5' });
  try {
    const answer = await askTwice(request, call);
    const hasFailed = answer.statusCode >= 500;
    breaker.record(hasFailed, Date.now());
    if (hasFailed) {
      await answer.body.dump();
      const retryAfter = answer.headers['retry-after'];
      if (answer.statusCode === 507) return failure('STORAGE_FULL', couldNot);
      if (answer.statusCode !== 503) return failure('UPSTREAM_FAILED', couldNot);
      return failure('UNAVAILABLE', couldNot, { 'retry-after': typeof retryAfter === 'string' ? retryAfter : '5' });
    }
    const body = answer.statusCode === 204 ? null : (Readable.toWeb(answer.body) as ReadableStream);
    return new Response(body, { status: answer.statusCode, headers: headersForBrowser(answer.headers) });
  } catch (error) {
    if (request.signal.aborted) return failure('BAD_REQUEST');
    breaker.record(true, Date.now());
    return failure(codeOf(error), couldNot);
  }
};

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
