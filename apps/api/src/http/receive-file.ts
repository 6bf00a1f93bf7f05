import { rm } from 'node:fs/promises';
import { AppError, type EndpointShape, toFieldErrors } from '@radar/domain/http';
import type { FastifyRequest } from 'fastify';
import type { Incoming, IncomingFile } from '../files/incoming.ts';
import { isStorable } from './json-body.ts';

/** What a multipart endpoint received: its text fields, and its file, already on disk: `keepDocument` takes it from there. */
export type Received<B> = {
  body: B;
  file: IncomingFile & {
    /** As the person's machine named it: not yet cleaned. */
    name: string;
  };
};

const filePart = 'file';
const maxFields = 5;
const maxFieldBytes = 1_000;

/** The parser's own errors, about a body that ends or breaks in the middle, carry no code; those of the disk do. */
const isParserFault = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof AppError) && !('code' in error);

const readParts = async (request: FastifyRequest, incoming: Incoming, maxFileBytes: number) => {
  const fields: Record<string, string> = {};
  let file: Received<unknown>['file'] | null = null;
  try {
    const parts = request.parts({
      limits: {
        files: 1,
        fields: maxFields,
        parts: maxFields + 1,
        fileSize: maxFileBytes,
        fieldSize: maxFieldBytes,
        fieldNameSize: 50,
        headerPairs: 20,
      },
    });
    for await (const part of parts) {
      if (part.type === 'field') {
        const { value } = part;
        if (typeof value !== 'string' || part.valueTruncated || !isStorable(value)) throw new AppError('BAD_REQUEST');
        fields[part.fieldname] = value;
        continue;
      }
      if (part.fieldname !== filePart) {
        part.file.resume();
        throw new AppError('BAD_REQUEST');
      }
      file = { ...(await incoming.receive(part.file)), name: part.filename };
      // The parser cuts a file at the limit without a word.
      if (part.file.truncated) throw new AppError('FILE_TOO_BIG');
    }
    if (file === null) throw new AppError('VALIDATION_FAILED', { fields: [{ path: filePart, code: 'required' }] });
    return { fields, file };
  } catch (error) {
    if (file !== null) await rm(file.path, { force: true });
    throw isParserFault(error) ? new AppError('BAD_REQUEST') : error;
  }
};

/**
 * Reads the one file and the text fields of a multipart request, the file straight to disk.
 * @throws AppError FILE_TOO_BIG, TOO_MANY_FILES, BAD_REQUEST, VALIDATION_FAILED; nothing is kept then
 */
export const receiveFile = async <B>(
  endpoint: EndpointShape,
  request: FastifyRequest,
  incoming: Incoming,
  maxFileBytes: number,
): Promise<Received<B>> => {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > (endpoint.bodyLimitBytes ?? 0)) throw new AppError('FILE_TOO_BIG');
  const { fields, file } = await readParts(request, incoming, maxFileBytes);
  const body = endpoint.body?.safeParse(fields);
  if (body !== undefined && !body.success) {
    await rm(file.path, { force: true });
    throw new AppError('VALIDATION_FAILED', { fields: toFieldErrors(body.error, fields) });
  }
  return { body: body?.data as B, file };
};
