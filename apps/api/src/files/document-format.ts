import { readFile } from 'node:fs/promises';
import { type DocumentFormat, formatOfName } from '@radar/domain/files';
import { AppError } from '@radar/domain/http';
import { type Edges, readEdges } from './file-bytes.ts';
import { readZip } from './zip-check.ts';

type Check = (path: string, edges: Edges) => boolean | Promise<boolean>;

const startsWith = ({ head }: Edges, signature: string): boolean =>
  head.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));

const endsWithin = ({ tail }: Edges, bytes: number, mark: string): boolean =>
  tail.subarray(-bytes).includes(Buffer.from(mark, 'latin1'));

const markUp = /<(?:!doctype|html|head|body|script|svg|iframe|img|\?xml|\?php)\b/i;

/** Mark-up where a browser would look for it: near the start. */
const hasMarkUp = ({ head }: Edges): boolean => markUp.test(head.toString('latin1', 0, 1024));

/** A zip directory that ends exactly where the file ends (APPNOTE 4.3.16): the file is a zip as well. */
const isZipToo = ({ tail }: Edges): boolean => {
  const at = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  return at !== -1 && at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length;
};

const isPlain = (edges: Edges): boolean => !hasMarkUp(edges) && !isZipToo(edges);

const compoundFile = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** A Word document in a compound file (MS-CFB), without macros. */
const isDoc: Check = async (path, edges) => {
  if (!startsWith(edges, compoundFile) || !isPlain(edges)) return false;
  const bytes = await readFile(path);
  return (
    bytes.includes(utf16('WordDocument')) && !bytes.includes(utf16('_VBA_PROJECT')) && !bytes.includes(utf16('Macros'))
  );
};

const contentTypes = '[Content_Types].xml';

/** Office Open XML (ECMA-376) with a text document in it, without macros or controls. */
const isDocx: Check = async (path, edges) => {
  if (!startsWith(edges, 'PK\u0003\u0004')) return false;
  const zip = await readZip(path, edges.sizeBytes, [contentTypes]);
  if (zip === null || !zip.names.has('word/document.xml')) return false;
  const active = [...zip.names].some((name) => /vbaproject|vbadata|\/activex\//i.test(name));
  const types = zip.texts.get(contentTypes);
  return !active && types !== undefined && !/macroEnabled/i.test(types);
};

const odtType = 'application/vnd.oasis.opendocument.text';

/** OpenDocument text (ODF 1.2, part 3): its first entry says so. Without macros. */
const isOdt: Check = async (path, edges) => {
  if (!startsWith(edges, 'PK\u0003\u0004')) return false;
  const zip = await readZip(path, edges.sizeBytes, ['mimetype']);
  if (zip === null || zip.texts.get('mimetype') !== odtType || !zip.names.has('content.xml')) return false;
  return ![...zip.names].some((name) => /^(basic|scripts)\//i.test(name));
};

/** Signatures of what is no text, whatever the name says. */
const binarySignatures = [
  '%PDF',
  'PK\u0003\u0004',
  '{\\rtf',
  compoundFile,
  '\u00ff\u00d8\u00ff',
  '\u0089PNG',
  'MZ',
  '\u007fELF',
  '#!',
];

const isTextByte = (byte: number): boolean =>
  byte >= 0x20 ? byte !== 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d;

const utf16Marks = ['\u00ff\u00fe', '\u00fe\u00ff'];

/** Text in any 8-bit encoding, or UTF-16 with its mark. */
const isTxt: Check = async (path, edges) => {
  const isForeign = binarySignatures.some((signature) => startsWith(edges, signature));
  if (isForeign || edges.sizeBytes === 0 || !isPlain(edges)) return false;
  const bytes = await readFile(path);
  if (!utf16Marks.some((mark) => startsWith(edges, mark))) return bytes.every(isTextByte);
  const text = new TextDecoder(startsWith(edges, '\u00fe\u00ff') ? 'utf-16be' : 'utf-16le').decode(bytes);
  return text.isWellFormed() && !text.includes('\u0000') && !markUp.test(text.slice(0, 1024));
};

const checks: Record<DocumentFormat, Check> = {
  pdf: (_, edges) => startsWith(edges, '%PDF-') && endsWithin(edges, 2048, '%%EOF') && isPlain(edges),
  doc: isDoc,
  docx: isDocx,
  odt: isOdt,
  rtf: (_, edges) => startsWith(edges, '{\\rtf') && endsWithin(edges, 64, '}') && isPlain(edges),
  txt: isTxt,
  jpg: (_, edges) => startsWith(edges, '\u00ff\u00d8\u00ff') && isPlain(edges),
  png: (_, edges) => startsWith(edges, '\u0089PNG\r\n\u001a\n') && endsWithin(edges, 64, 'IEND') && isPlain(edges),
};

/**
 * The format of an uploaded document: the one that its name claims, and only if its bytes agree.
 * @throws AppError FILE_FORMAT_UNSUPPORTED
 */
export const documentFormatOf = async (path: string, name: string): Promise<DocumentFormat> => {
  const format = formatOfName(name);
  if (format === null || !(await checks[format](path, await readEdges(path))))
    throw new AppError('FILE_FORMAT_UNSUPPORTED');
  return format;
};
