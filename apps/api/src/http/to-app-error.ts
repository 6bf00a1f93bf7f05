import { AppError, type ErrorCode } from '@radar/domain/http';
import { DatabaseBusyError } from '../db/pglite.ts';
import { sqlStateOf } from '../db/sql-state.ts';

const unavailable = (): AppError => new AppError('UNAVAILABLE', { retryAfterS: 5 });

/** Failures of Fastify and its plugins that we have a word of our own for. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_BIG',
  FST_FILES_LIMIT: 'TOO_MANY_FILES',
  FST_PARTS_LIMIT: 'BAD_REQUEST',
  FST_FIELDS_LIMIT: 'BAD_REQUEST',
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
};

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'EPIPE']);
// pg has no codes for these.
const connectionWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const ofSqlState = (state: string): AppError | null => {
  if (state.startsWith('22')) return new AppError('BAD_REQUEST');
  if (state === '53100') return new AppError('STORAGE_FULL');
  if (/^(08|53|57P)/.test(state) || ['57014', '40001', '40P01', '55P03', '25P03'].includes(state)) return unavailable();
  return null;
};

const ofOne = (error: Error): AppError | null => {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseBusyError || connectionWords.test(error.message)) return unavailable();
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = frameworkCodes[code];
  if (known !== undefined) return new AppError(known);
  if (connectionCodes.has(code)) return unavailable();
  const isClientFault =
    'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
  return isClientFault ? new AppError('BAD_REQUEST') : null;
};

/** What the caller is told of any failure. Ours are told as they are, the world's by kind, the rest as INTERNAL. */
export const toAppError = (error: unknown): AppError => {
  const state = sqlStateOf(error);
  const ofDatabase = state === null ? null : ofSqlState(state);
  if (ofDatabase !== null) return ofDatabase;
  for (let fault = error, depth = 0; fault instanceof Error && depth < 5; fault = fault.cause, depth += 1) {
    const known = ofOne(fault);
    if (known !== null) return known;
  }
  return new AppError('INTERNAL');
};
