import type { Socket } from 'node:net';
import { AppError } from '@radar/domain/http';
import { failureEnvelope } from './failure.ts';

const toldOf = (code: string | undefined): AppError => {
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('URI_TOO_LONG');
  return new AppError(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'TIMEOUT' : 'BAD_REQUEST');
};

/** Answers what is not HTTP, too long in its head, or too slow, then hangs up. */
export const answerBrokenRequest = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const told = toldOf(error.code);
  const body = JSON.stringify(failureEnvelope(told, 'hr'));
  const status = isSlow
    ? '408 Request Timeout'
    : `${told.status} ${told.code === 'URI_TOO_LONG' ? 'URI Too Long' : 'Bad Request'}`;
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
};
