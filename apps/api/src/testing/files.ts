import { strToU8, zipSync } from 'fflate';

/** Small files of each kind, as their programs write them, and what is made to look like them. */

const asFile = (bytes: Uint8Array | string, name: string): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);

const zip = (entries: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([name, content]) => [
        name,
        // The first entry of OpenDocument is stored as it is.
        [typeof content === 'string' ? strToU8(content) : content, { level: name === 'mimetype' ? 0 : 6 }],
      ]),
    ),
  );

const pdfText = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

export const aPdf = (name = 'Životopis Ana Anić.pdf', padBytes = 0): File =>
  asFile(`%PDF-1.4\n%${'x'.repeat(padBytes)}\n${pdfText.slice(9)}`, name);

export const docxTypes =
  '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

export const docxEntries = { '[Content_Types].xml': docxTypes, 'word/document.xml': '<w:document/>' };

export const aZip = (name: string, entries: Record<string, string | Uint8Array>): File => asFile(zip(entries), name);

export const aDocx = (name = 'cv.docx', more: Record<string, string | Uint8Array> = {}): File =>
  aZip(name, { ...docxEntries, ...more });

const odtEntries = {
  mimetype: 'application/vnd.oasis.opendocument.text',
  'content.xml': '<office:document-content/>',
};

export const anOdt = (name = 'cv.odt', more: Record<string, string> = {}): File =>
  aZip(name, { ...odtEntries, ...more });

const compoundHead = Buffer.from([
  0xd0,
  0xcf,
  0x11,
  0xe0,
  0xa1,
  0xb1,
  0x1a,
  0xe1,
  ...Array.from({ length: 504 }, () => 0),
]);

export const aDoc = (name = 'cv.doc', streams: readonly string[] = ['WordDocument', '1Table']): File =>
  asFile(Buffer.concat([compoundHead, ...streams.map((stream) => Buffer.from(stream, 'utf16le'))]), name);

export const anRtf = (name = 'cv.rtf'): File => asFile('{\\rtf1\\ansi Konobar}', name);

export const aText = (content: string | Uint8Array = 'Životopis\r\nKonobar, Split\r\n', name = 'cv.txt'): File =>
  asFile(content, name);

export const aJpg = (name = 'diploma.jpg'): File =>
  asFile(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 0xff, 0xd9]), name);

export const aPng = (name = 'diploma.png'): File =>
  asFile(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      Buffer.from('IHDR'),
      Buffer.alloc(17),
      Buffer.from([0, 0, 0, 0]),
      Buffer.from('IEND'),
      Buffer.from([0xae, 0x42, 0x60, 0x82]),
    ]),
    name,
  );

/** The bytes of one file followed by those of another: both, for whoever only looks for its own. */
export const aPolyglot = async (first: File, second: File, name: string): Promise<File> =>
  asFile(Buffer.concat([Buffer.from(await first.arrayBuffer()), Buffer.from(await second.arrayBuffer())]), name);
