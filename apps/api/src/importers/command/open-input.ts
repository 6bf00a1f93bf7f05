import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

const maxDownloadBytes = 1024 ** 3;
const headersTimeoutMs = 30_000;
const downloadTimeoutMs = 15 * 60_000;

/** An input that cannot be read at all. */
export class InputError extends Error {}

const limited = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > maxDownloadBytes) throw new InputError(`The feed is larger than ${maxDownloadBytes / 1024 ** 2} MB.`);
    yield chunk;
  }
};

const download = async (address: string): Promise<AsyncIterable<Uint8Array>> => {
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(new InputError('The server does not answer.')), headersTimeoutMs);
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/ld+json, application/json, application/xml, text/html;q=0.8, */*;q=0.5' },
      signal: AbortSignal.any([slow.signal, AbortSignal.timeout(downloadTimeoutMs)]),
    });
    if (!response.ok || response.body === null) throw new InputError(`The server answered ${response.status}.`);
    return limited(response.body);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`The address cannot be read: ${error instanceof Error ? error.message : 'unknown'}.`, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The bytes of a file, of an http(s) address or of the standard input, as they arrive.
 * @throws InputError
 */
export const openInput = async (input: string): Promise<AsyncIterable<Uint8Array>> => {
  if (input === '-') return process.stdin;
  if (/^https?:\/\//i.test(input)) return download(input);
  const found = await stat(input).catch(() => null);
  if (found?.isFile() !== true) throw new InputError(`There is no file ${input}.`);
  return createReadStream(input, { highWaterMark: 256 * 1024 });
};
