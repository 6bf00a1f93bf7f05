import type { ErrorCode } from '../http/errors.ts';

/** 1 MB is 1024² bytes. */
export const maxDocumentBytes = 10 * 1024 * 1024;
export const maxPictureBytes = 2 * 1024 * 1024;
export const maxFilesAtOnce = 5;

export const documentFormats = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'jpg', 'png'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Value of an `accept` attribute for documents. */
export const documentAccept = '.pdf,.doc,.docx,.odt,.rtf,.txt,.jpg,.jpeg,.png';

export const mediaTypeOf: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Characters, extension included. */
export const maxDocumentNameLength = 200;

/** The format that a file name claims, or null. */
export const formatOfName = (fileName: string): DocumentFormat | null => {
  const extension = /\.([A-Za-z0-9]+)$/.exec(fileName)?.[1]?.toLowerCase();
  const format = extension === 'jpeg' ? 'jpg' : extension;
  return documentFormats.find((known) => known === format) ?? null;
};

/** A name as the file of a format carries it: with that extension, whether the person typed it or not. */
export const nameWithExtension = (name: string, format: DocumentFormat): string =>
  formatOfName(name) === format ? name : `${name}.${format}`;

/** What is wrong with a file that a person chose, before it is sent; null when nothing is. The API checks the bytes too. */
export const documentFault = (file: { name: string; size: number }): ErrorCode | null => {
  if (formatOfName(file.name) === null) return 'FILE_FORMAT_UNSUPPORTED';
  if (file.size > maxDocumentBytes) return 'FILE_TOO_BIG';
  return null;
};
