import { formatOfName, maxDocumentNameLength } from '@radar/domain/files';

/** The last part of a path, whichever system wrote it. */
const lastPart = (name: string): string => name.split(/[/\\]/).at(-1) ?? '';

const cut = (name: string): string => {
  if (name.length <= maxDocumentNameLength) return name;
  const dot = name.lastIndexOf('.');
  const extension = name.slice(dot);
  return name.slice(0, maxDocumentNameLength - extension.length).toWellFormed() + extension;
};

/**
 * A file's name as it may be kept and shown: no folders, no control or direction characters, 200 characters at most. Where
 * nothing is left of it but its extension, `document` stands for it.
 */
export const cleanFileName = (name: string): string => {
  const line = lastPart(name.normalize('NFC').toWellFormed())
    .replace(/[\p{C}\uFFFD]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const format = formatOfName(line);
  const isBare = format !== null && /^\.[A-Za-z0-9]+$/.test(line);
  return cut(isBare || line === '' ? `document${line}` : line);
};
