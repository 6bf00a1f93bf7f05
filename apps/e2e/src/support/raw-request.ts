import { type IncomingHttpHeaders, request } from 'node:http';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

type RawRequest = {
  method?: string;
  /** As it goes over the wire: nothing is normalised, unlike in `fetch`. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** Sends a request as an attacker's program would. */
export const rawRequest = (
  origin: string,
  { method = 'GET', path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    // Node frames the body of a DELETE only when it is told its length.
    const length =
      body === undefined || 'content-length' in headers ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request({ host: hostname, port, method, path, headers: { ...length, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
