export type FileKind = 'pdf' | 'doc' | 'png' | 'jpeg' | 'other';

const kinds: Record<string, FileKind> = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'doc',
  odt: 'doc',
  rtf: 'doc',
  png: 'png',
  webp: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
};

/** Which icon a file gets, by its format or the end of its name. */
export function fileKind(name: string): FileKind {
  return kinds[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'other';
}
