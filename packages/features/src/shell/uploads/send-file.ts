'use client';

import { type Answer, AppError, type EndpointShape, FailureEnvelope, fillPath, isErrorCode } from '@radar/domain/http';
import { requireSamePerson } from '../browser-caller.ts';

export type FileUpload = {
  /** Of the endpoint's path. */
  params?: Record<string, string>;
  /** Its text fields. */
  fields: Record<string, string>;
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

/**
 * Sends one file to an endpoint. By XMLHttpRequest, because `fetch` cannot tell how much was sent over HTTP/1.1.
 * @throws AppError as the API answers, UNAVAILABLE when the line breaks
 */
export const sendFile = <E extends EndpointShape>(
  endpoint: E,
  { params = {}, fields, file, locale, onProgress, signal }: FileUpload,
): Promise<Answer<E>> =>
  new Promise((resolve, reject) => {
    requireSamePerson(locale);
    const request = new XMLHttpRequest();
    const form = new FormData();
    // Fields first: the server has read them when the file comes.
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file, file.name);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
      const answer = endpoint.answer.safeParse(data);
      if (request.status < 300 && answer.success) return resolve(answer.data as Answer<E>);
      const failure = FailureEnvelope.safeParse(body);
      const code = failure.success ? failure.data.error.code : null;
      return reject(new AppError(isErrorCode(code) ? code : 'UPSTREAM_FAILED'));
    });
    request.addEventListener('error', () => reject(new AppError('UNAVAILABLE')));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', `/api/proxy${fillPath(endpoint.path, params)}`);
    request.setRequestHeader('accept-language', locale);
    request.send(form);
  });
