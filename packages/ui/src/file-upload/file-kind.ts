import type { FileRowProps } from '../file-row/file-row.tsx';

const kinds: Record<string, NonNullable<FileRowProps['kind']>> = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'doc',
  odt: 'doc',
  rtf: 'doc',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  webp: 'image',
};

/** Which icon a file gets, by the end of its name. */
export function fileKind(name: string): NonNullable<FileRowProps['kind']> {
  return kinds[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'other';
}
