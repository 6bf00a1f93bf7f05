'use client';

import { addApplicationDocument } from '@radar/domain/applications';
import { addDocument } from '@radar/domain/documents';
import { AppError, FailureEnvelope, fillPath, isErrorCode } from '@radar/domain/http';
import type * as z from 'zod/mini';

export type Sending = {
  source: 'CV' | 'document';
  file: File;
  locale: string;
  /** 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Sends one file. By XMLHttpRequest, because `fetch` cannot tell how much was sent over HTTP/1.1. */
const send = <S extends z.ZodMiniType>(
  path: string,
  answer: S,
  { source, file, locale, onProgress, signal }: Sending,
): Promise<z.output<S>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('source', source);
    form.append('file', file, file.name);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
      const document = answer.safeParse(data);
      if (request.status < 300 && document.success) return resolve(document.data);
      const failure = FailureEnvelope.safeParse(body);
      const code = failure.success ? failure.data.error.code : null;
      return reject(new AppError(isErrorCode(code) ? code : 'UPSTREAM_FAILED'));
    });
    request.addEventListener('error', () => reject(new AppError('UNAVAILABLE')));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', `/api/proxy${path}`);
    request.setRequestHeader('accept-language', locale);
    request.send(form);
  });

/**
 * Puts a file into an application.
 * @throws AppError as the API answers, UNAVAILABLE when the line breaks
 */
export const uploadDocument = (applicationId: number, sending: Sending) =>
  send(fillPath(addApplicationDocument.path, { id: applicationId }), addApplicationDocument.answer, sending);

/**
 * Puts a file into the account, for applications to come.
 * @throws AppError as the API answers, UNAVAILABLE when the line breaks
 */
export const keepDocument = (sending: Pick<Sending, 'source' | 'file' | 'locale'>) =>
  send(addDocument.path, addDocument.answer, {
    ...sending,
    onProgress: () => {},
    signal: new AbortController().signal,
  });
