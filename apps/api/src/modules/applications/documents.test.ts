import * as endpoints from '@radar/domain/applications';
import { maxDocumentBytes } from '@radar/domain/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { type Applicant, anApplicant } from '../../testing/applicant.ts';
import { failureOf } from '../../testing/failure-of.ts';
import * as files from '../../testing/files.ts';

let api: TestApi;
let applicant: Applicant;
beforeAll(async () => {
  api = await aTestApi();
  applicant = await anApplicant(api);
});
afterAll(() => api.close());

const upload = (file: File, source: 'CV' | 'document' = 'CV') =>
  applicant.call(endpoints.addApplicationDocument, { params: { id: applicant.id }, body: { source } }, { file });

const sizedPdf = (bytes: number): File => {
  const { size } = files.aPdf('x.pdf');
  return files.aPdf('velik.pdf', bytes - size);
};

describe('takes', () => {
  it.each([
    ['pdf', files.aPdf(), 'pdf'],
    ['doc', files.aDoc(), 'doc'],
    ['docx', files.aDocx(), 'docx'],
    ['odt', files.anOdt(), 'odt'],
    ['rtf', files.anRtf(), 'rtf'],
    ['txt in UTF-8', files.aText(), 'txt'],
    ['txt in Windows-1250', files.aText(Buffer.from([0x8e, 0x69, 0x76, 0x6f, 0x74])), 'txt'],
    ['txt in UTF-16', files.aText(Buffer.from('\uFEFFŽivot', 'utf16le')), 'txt'],
    ['jpg', files.aJpg(), 'jpg'],
    ['jpeg', files.aJpg('diploma.JPEG'), 'jpg'],
    ['png', files.aPng(), 'png'],
  ])('%s', async (_, file, format) => {
    expect(await upload(file)).toMatchObject({ format, name: file.name, sizeBytes: file.size, source: 'CV' });
  });

  it('exactly 10 MB, byte for byte', async () => {
    const file = sizedPdf(maxDocumentBytes);
    expect(file.size).toBe(maxDocumentBytes);
    expect(await upload(file)).toMatchObject({ sizeBytes: maxDocumentBytes });
  });

  it('one CV, the last one, and leaves no file of the earlier', async () => {
    await upload(files.aPdf('prvi.pdf'));
    const before = await api.snapshot();
    await upload(files.aPdf('drugi.pdf'));
    expect(await api.snapshot()).toEqual(before);
    const { documents } = await applicant.call(endpoints.getApplication, { params: { id: applicant.id } });
    expect(documents.filter(({ source }) => source === 'CV').map(({ name }) => name)).toEqual(['drugi.pdf']);
  });
});

describe('refuses, and keeps nothing of it:', () => {
  const bomb = () =>
    files.aZip('cv.docx', { ...files.docxEntries, 'word/media/zeros.bin': new Uint8Array(40 * 1024 * 1024) });
  const many = () =>
    files.aDocx('cv.docx', Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`word/${n}.xml`, 'x'])));

  const cases: [string, () => File | Promise<File>, string][] = [
    ['10 MB and a byte', () => sizedPdf(maxDocumentBytes + 1), 'FILE_TOO_BIG'],
    ['an empty file', () => files.aText(''), 'FILE_FORMAT_UNSUPPORTED'],
    [
      'HTML as pdf',
      () => files.aText('<html><script>alert(1)</script></html>%%EOF', 'cv.pdf'),
      'FILE_FORMAT_UNSUPPORTED',
    ],
    ['HTML as txt', () => files.aText(' <!DOCTYPE html><script>alert(1)</script>'), 'FILE_FORMAT_UNSUPPORTED'],
    [
      'HTML in a pdf',
      () => files.aText('%PDF-1.4\n<html><script>alert(1)</script></html>\n%%EOF', 'cv.pdf'),
      'FILE_FORMAT_UNSUPPORTED',
    ],
    ['SVG', () => files.aText('<svg xmlns="http://www.w3.org/2000/svg"/>', 'slika.svg'), 'FILE_FORMAT_UNSUPPORTED'],
    [
      'SVG as png',
      () => files.aText('<svg xmlns="http://www.w3.org/2000/svg"/>', 'slika.png'),
      'FILE_FORMAT_UNSUPPORTED',
    ],
    ['a program', () => files.aText('MZ\u0090', 'cv.exe'), 'FILE_FORMAT_UNSUPPORTED'],
    ['a program as txt', () => files.aText('MZ hello'), 'FILE_FORMAT_UNSUPPORTED'],
    ['a script as txt', () => files.aText('#!/bin/sh\nrm -rf ~\n'), 'FILE_FORMAT_UNSUPPORTED'],
    ['NUL in txt', () => files.aText('a\u0000b'), 'FILE_FORMAT_UNSUPPORTED'],
    ['a pdf as docx', () => files.aPdf('cv.docx'), 'FILE_FORMAT_UNSUPPORTED'],
    ['a docx as pdf', () => files.aDocx('cv.pdf'), 'FILE_FORMAT_UNSUPPORTED'],
    ['a docx as odt', () => files.aDocx('cv.odt'), 'FILE_FORMAT_UNSUPPORTED'],
    ['a png as jpg', () => files.aPng('slika.jpg'), 'FILE_FORMAT_UNSUPPORTED'],
    ['any zip as docx', () => files.aZip('cv.docx', { 'readme.txt': 'x' }), 'FILE_FORMAT_UNSUPPORTED'],
    ['a docx with macros', () => files.aDocx('cv.docx', { 'word/vbaProject.bin': 'x' }), 'FILE_FORMAT_UNSUPPORTED'],
    [
      'a docm as docx',
      () =>
        files.aDocx('cv.docx', { '[Content_Types].xml': files.docxTypes.replace('officedocument', 'macroEnabled') }),
      'FILE_FORMAT_UNSUPPORTED',
    ],
    ['a doc with macros', () => files.aDoc('cv.doc', ['WordDocument', '_VBA_PROJECT']), 'FILE_FORMAT_UNSUPPORTED'],
    ['a spreadsheet as doc', () => files.aDoc('cv.doc', ['Workbook']), 'FILE_FORMAT_UNSUPPORTED'],
    [
      'an odt with scripts',
      () => files.anOdt('cv.odt', { 'Basic/Standard/Module1.xml': 'x' }),
      'FILE_FORMAT_UNSUPPORTED',
    ],
    ['a zip bomb', bomb, 'FILE_FORMAT_UNSUPPORTED'],
    ['a zip of 1,003 entries', many, 'FILE_FORMAT_UNSUPPORTED'],
    ['a path out of a zip', () => files.aDocx('cv.docx', { '../../evil.xml': 'x' }), 'FILE_FORMAT_UNSUPPORTED'],
    [
      'a pdf that is a zip too',
      () => files.aPolyglot(files.aPdf(), files.aZip('x.zip', { a: 'b' }), 'cv.pdf'),
      'FILE_FORMAT_UNSUPPORTED',
    ],
    [
      'a jpg that is a zip too',
      () => files.aPolyglot(files.aJpg(), files.aZip('x.zip', { a: 'b' }), 'slika.jpg'),
      'FILE_FORMAT_UNSUPPORTED',
    ],
    [
      'text before a zip',
      () => files.aPolyglot(files.aText('<html>'), files.aDocx(), 'cv.docx'),
      'FILE_FORMAT_UNSUPPORTED',
    ],
    ['half a pdf', () => files.aText('%PDF-1.4\n1 0 obj', 'cv.pdf'), 'FILE_FORMAT_UNSUPPORTED'],
    ['no extension', () => files.aText('text', 'cv'), 'FILE_FORMAT_UNSUPPORTED'],
    ['a second extension', () => files.aPdf('cv.pdf.html'), 'FILE_FORMAT_UNSUPPORTED'],
  ];

  it.each(cases)('%s', async (_, make, code) => {
    const file = await make();
    const before = await api.snapshot();
    expect((await failureOf(upload(file))).code).toBe(code);
    expect(await api.snapshot()).toEqual(before);
  });

  it('a zip whose directory lies about the size', async () => {
    const bytes = Buffer.from(
      await files.aDocx('cv.docx', { 'word/media/zeros.bin': new Uint8Array(9 * 1024 * 1024) }).arrayBuffer(),
    );
    const size = Buffer.alloc(4);
    size.writeUInt32LE(9 * 1024 * 1024);
    for (let at = bytes.indexOf(size); at !== -1; at = bytes.indexOf(size)) bytes.writeUInt32LE(10, at);
    expect((await failureOf(upload(files.aText(bytes, 'cv.docx')))).code).toBe('FILE_FORMAT_UNSUPPORTED');
  });

  it('a sixth document, also when all come at once', async () => {
    const own = await anApplicant(api);
    const add = () =>
      own.call(
        endpoints.addApplicationDocument,
        { params: { id: own.id }, body: { source: 'document' } },
        { file: files.aPng() },
      );
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, add));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect((await failureOf(add())).code).toBe('TOO_MANY_FILES');
    expect((await own.call(endpoints.getApplication, { params: { id: own.id } })).documents).toHaveLength(5);
  });
});

describe('names', () => {
  it.each([
    ['a path', '../../../etc/passwd.pdf', 'passwd.pdf'],
    ['a path of Windows', 'C:\\Users\\Ana\\cv.pdf', 'cv.pdf'],
    ['a direction sign', 'cv\u202Efdp.pdf', 'cvfdp.pdf'],
    ['accents in parts', 'C\u030Cović.pdf', 'Čović.pdf'],
    ['a name of nothing', '.pdf', 'document.pdf'],
    ['300 letters', `${'ž'.repeat(300)}.pdf`, `${'ž'.repeat(196)}.pdf`],
  ])('%s is cleaned', async (_, given, kept) => {
    expect((await upload(files.aPdf(given))).name).toBe(kept);
  });
});

describe('a body that is no proper upload', () => {
  const boundary = 'x-boundary';
  const part = (head: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const source = part('name="source"', 'CV');
  const pdf = '%PDF-1.4\n%%EOF';
  const filePart = part('name="file"; filename="cv.pdf"', pdf);
  const end = `--${boundary}--\r\n`;

  it.each([
    ['no file', source + end, 400],
    ['two files', source + filePart + filePart + end, 409],
    ['a file of another name', source + part('name="other"; filename="cv.pdf"', pdf) + end, 400],
    ['a file without a name', source + part('name="file"', pdf) + end, 400],
    ['no source', filePart + end, 400],
    ['a source that is none', part('name="source"', 'evil') + filePart + end, 400],
    ['many fields', source.repeat(20) + filePart + end, 400],
    ['a field that names a prototype', part('name="__proto__"', '{}') + filePart + end, 400],
    ['a long field', part('name="source"', 'x'.repeat(5_000)) + filePart + end, 400],
    [
      'a cut-off file',
      `${source}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.4`,
      400,
    ],
    ['nothing', '', 400],
    ['NUL in the name', source + part('name="file"; filename="cv\u0000.pdf"', pdf) + end, 200],
    ['CRLF in the name', source + part('name="file"; filename="cv%0D%0ASet-Cookie: a=b.pdf"', pdf) + end, 200],
  ])('%s', async (_, payload, status) => {
    const before = await api.snapshot();
    const answer = await applicant.request({
      method: 'POST',
      url: `/applications/${applicant.id}/documents`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload,
    });
    expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)]);
    const kept = await api.snapshot();
    if (status === 200) expect(answer.json().data.name).toMatch(/^[^\p{C}]+\.pdf$/u);
    else expect(kept).toEqual(before);
  });

  it.each([
    ['JSON', 'application/json', '{"source":"CV"}'],
    ['a form', 'application/x-www-form-urlencoded', 'source=CV'],
  ])('%s is UNSUPPORTED_MEDIA_TYPE', async (_, type, payload) => {
    const answer = await applicant.request({
      method: 'POST',
      url: `/applications/${applicant.id}/documents`,
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(415);
  });
});

it('takes nothing when the disk is nearly full', async () => {
  api.services.health.isDiskLow = true;
  try {
    expect((await failureOf(upload(files.aPdf()))).code).toBe('STORAGE_FULL');
    expect(await applicant.call(endpoints.getApplication, { params: { id: applicant.id } })).toMatchObject({
      status: 'initiated',
    });
    expect((await applicant.request({ url: '/readyz' })).statusCode).toBe(503);
  } finally {
    api.services.health.isDiskLow = false;
  }
});

it('removes a file', async () => {
  const before = await api.snapshot();
  const own = await anApplicant(api);
  const { id } = await own.call(
    endpoints.addApplicationDocument,
    { params: { id: own.id }, body: { source: 'document' } },
    { file: files.aPng() },
  );
  await own.call(endpoints.deleteApplicationDocument, { params: { id: own.id, documentId: String(id) } });
  expect((await api.snapshot())['files']).toBe(before['files']);
  expect((await own.call(endpoints.getApplication, { params: { id: own.id } })).documents).toEqual([]);
});
