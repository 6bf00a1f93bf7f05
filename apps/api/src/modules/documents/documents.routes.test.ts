import * as endpoints from '@radar/domain/documents';
import { endpoints as all } from '@radar/domain/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../db/schema/index.ts';
import { parseEnv } from '../../env.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { failureOf } from '../../testing/failure-of.ts';
import * as files from '../../testing/files.ts';
import { aMember, signedIn } from '../../testing/members.ts';
import { anS3Server } from '../../testing/s3.ts';
import type { Visitor } from '../../testing/visitor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const aPerson = async (): Promise<Visitor> => signedIn(api, await aMember(api));
const of = (id: number) => ({ params: { id: String(id) } });
const upload = (person: Visitor, file: File, source: endpoints.DocumentSource = 'document') =>
  person.call(endpoints.addDocument, { body: { source } }, { file });
const list = (person: Visitor) => person.call(endpoints.getDocuments, {});
const download = (person: Visitor, id: number | string) => person.request({ url: `/me/documents/${id}/file` });

describe('the library', () => {
  it('keeps files with their names, last added first', async () => {
    const person = await aPerson();
    expect(await list(person)).toEqual([]);
    await upload(person, files.aPdf('Životopis Ana Anić.pdf'), 'CV');
    await upload(person, files.aDocx('molba.docx'));
    expect(await list(person)).toMatchObject([
      { name: 'molba.docx', source: 'document', format: 'docx', sizeBytes: files.aDocx().size },
      { name: 'Životopis Ana Anić.pdf', source: 'CV', format: 'pdf', sizeBytes: files.aPdf().size },
    ]);
  });

  it('refuses a file that is not what its name says, and keeps nothing of it', async () => {
    const person = await aPerson();
    const before = await api.snapshot();
    expect((await failureOf(upload(person, files.aText('<html>%%EOF', 'cv.pdf')))).code).toBe(
      'FILE_FORMAT_UNSUPPORTED',
    );
    expect(await api.snapshot()).toEqual(before);
  });

  it.each([
    ['CV 2026', 'CV 2026.pdf'],
    ['CV 2025/26.pdf', 'CV 2025-26.pdf'],
    ['cv.PDF', 'cv.PDF'],
    ['cv.docx', 'cv.docx.pdf'],
    ['Животопис', 'Животопис.pdf'],
    ['cv\u202Efdp', 'cvfdp.pdf'],
    ['a\u0301', 'á.pdf'],
  ])('renames to %j', async (name, kept) => {
    const person = await aPerson();
    const { id } = await upload(person, files.aPdf());
    expect((await person.call(endpoints.updateDocument, { ...of(id), body: { name } })).name).toBe(kept);
    expect((await list(person))[0]?.name).toBe(kept);
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(201), 'tooLong'],
    ['a\r\nb', 'characters'],
  ])('does not take the name %j', async (name, code) => {
    const person = await aPerson();
    const { id } = await upload(person, files.aPdf());
    const failure = await failureOf(person.call(endpoints.updateDocument, { ...of(id), body: { name } }));
    expect(failure.details.fields).toMatchObject([{ path: 'name', code }]);
  });

  it('says anew what a document is for', async () => {
    const person = await aPerson();
    const { id } = await upload(person, files.aPdf('x.pdf'));
    const changed = await person.call(endpoints.updateDocument, { ...of(id), body: { source: 'CV' } });
    expect(changed).toMatchObject({ source: 'CV', name: 'x.pdf' });
  });

  it('renames a document that is still as the person saw it, also after it was deleted and had back', async () => {
    const person = await aPerson();
    const kept = await upload(person, files.aPdf('x.pdf'));
    const rename = (name: string, ifMatch: number) =>
      person.call(endpoints.updateDocument, { ...of(kept.id), body: { name } }, { ifMatch });
    await person.call(endpoints.deleteDocument, of(kept.id));
    expect(await person.call(endpoints.restoreDocument, { ...of(kept.id), body: {} })).toEqual(kept);
    const first = await rename('prvo', kept.version);
    const failure = await failureOf(rename('drugo', kept.version));
    expect([failure.code, failure.details.current]).toEqual(['STALE', first]);
    expect(await list(person)).toEqual([first]);
  });

  it('gives a deleted document back for ten minutes', async () => {
    const person = await aPerson();
    const file = files.aPdf('natrag.pdf');
    const { id } = await upload(person, file);
    await person.call(endpoints.deleteDocument, of(id));
    expect(await list(person)).toEqual([]);
    expect((await failureOf(person.call(endpoints.deleteDocument, of(id)))).code).toBe('NOT_FOUND');
    expect((await person.call(endpoints.restoreDocument, { ...of(id), body: {} })).name).toBe('natrag.pdf');
    expect((await download(person, id)).rawPayload).toEqual(Buffer.from(await file.arrayBuffer()));
    // What is there cannot be had back.
    expect((await failureOf(person.call(endpoints.restoreDocument, { ...of(id), body: {} }))).code).toBe('NOT_FOUND');

    await person.call(endpoints.deleteDocument, of(id));
    await api.db
      .update(documents)
      .set({ deletedAt: sql`now() - interval '601 seconds'` })
      .where(sql`id = ${id}`);
    expect((await failureOf(person.call(endpoints.restoreDocument, { ...of(id), body: {} }))).code).toBe('NOT_FOUND');
  });
});

describe('a download', () => {
  it('brings the bytes, to be saved under their name and kept by nobody', async () => {
    const person = await aPerson();
    const file = files.aPdf('cv.pdf', 100_000);
    const { id } = await upload(person, file, 'CV');
    await person.call(endpoints.updateDocument, { ...of(id), body: { name: 'Životopis "Ana"; Anić' } });
    const answer = await download(person, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(file.size),
      'content-disposition':
        'attachment; filename="?ivotopis \\"Ana\\"; Ani?.pdf"; filename*=UTF-8\'\'%C5%BDivotopis%20%22Ana%22%3B%20Ani%C4%87.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
  });

  it('is the same 404 for a guessed id, somebody else, after deletion, and when the file is gone', async () => {
    const [person, stranger] = [await aPerson(), await aPerson()];
    const { id } = await upload(person, files.aPdf());
    const lost = await upload(person, files.aPdf('izgubljen.pdf'));
    const [row] = await api.db
      .select()
      .from(documents)
      .where(sql`id = ${lost.id}`);
    await api.services.files.remove(row?.storageKey ?? '');
    const deleted = await upload(person, files.aPdf('izbrisan.pdf'));
    await person.call(endpoints.deleteDocument, of(deleted.id));
    const refused = await Promise.all([
      download(person, 999_999),
      download(person, row?.storageKey ?? ''),
      download(person, '..%2f..%2fetc%2fpasswd'),
      download(stranger, id),
      download(person, deleted.id),
      download(person, lost.id),
    ]);
    for (const answer of refused) {
      expect([answer.statusCode, answer.body]).toEqual([404, refused[0]?.body]);
      expect(answer.headers['content-disposition']).toBeUndefined();
    }
    expect((await download(api.visitor(), id)).statusCode).toBe(401);
  });
});

describe('files in a bucket', () => {
  it('come and go as on a disk', async () => {
    const s3 = await anS3Server();
    const remote = await aTestApi({ env: { filesBucket: parseEnv({ FILES_URL: s3.url }).filesBucket } });
    try {
      const person = await signedIn(remote, await aMember(remote));
      const file = files.aPdf('Životopis.pdf', 3_000_000);
      const { id } = await upload(person, file, 'CV');
      const answer = await download(person, id);
      expect(answer.rawPayload.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
      expect((await failureOf(upload(person, files.aText('<html>%%EOF', 'cv.pdf')))).code).toBe(
        'FILE_FORMAT_UNSUPPORTED',
      );
      const kept = await remote.services.files.listOlderThan(new Date(Date.now() + 60_000));
      expect(kept).toHaveLength(1);
      // Nothing stays on this machine.
      expect((await remote.snapshot())['files']).toBe(0);
      await remote.services.files.remove(kept[0] ?? '');
      expect((await download(person, id)).statusCode).toBe(404);
    } finally {
      await remote.close();
      await s3.close();
    }
  });
});

describe("somebody else's documents and letters", () => {
  it('are as if they were not there', async () => {
    const [person, stranger] = [await aPerson(), await aPerson()];
    const document = await upload(person, files.aPdf());
    const letter = await person.call(endpoints.addCoverLetter, { body: { name: 'Opće', text: 'Poštovani' } });
    const before = await api.snapshot();
    const calls = {
      updateDocument: () => stranger.call(endpoints.updateDocument, { ...of(document.id), body: { name: 'x' } }),
      deleteDocument: () => stranger.call(endpoints.deleteDocument, of(document.id)),
      restoreDocument: () => stranger.call(endpoints.restoreDocument, { ...of(document.id), body: {} }),
      updateCoverLetter: () => stranger.call(endpoints.updateCoverLetter, { ...of(letter.id), body: { name: 'x' } }),
      deleteCoverLetter: () => stranger.call(endpoints.deleteCoverLetter, of(letter.id)),
      restoreCoverLetter: () => stranger.call(endpoints.restoreCoverLetter, { ...of(letter.id), body: {} }),
    };
    for (const call of Object.values(calls)) expect((await failureOf(call())).code).toBe('NOT_FOUND');
    // The file itself: see the downloads above.
    const named = Object.entries(all).filter(([, { path }]) => /^\/me\/(?:documents|cover-letters)\/\{id\}/.test(path));
    expect([...Object.keys(calls), 'getDocumentFile'].toSorted()).toEqual(named.map(([name]) => name).toSorted());
    expect(await api.snapshot()).toEqual(before);
    expect(await list(person)).toEqual([document]);
    expect(await person.call(endpoints.getCoverLetters, {})).toEqual([letter]);
  });
});

describe('room', () => {
  const fill = async (person: Visitor, count: number, sizeBytes: number) => {
    const first = await upload(person, files.aPdf());
    const [row] = await api.db
      .select()
      .from(documents)
      .where(sql`id = ${first.id}`);
    if (row === undefined) throw new Error('The document was not written.');
    await api.db.insert(documents).values(
      Array.from({ length: count - 1 }, (_, index) => ({
        userId: row.userId,
        source: row.source,
        name: row.name,
        format: row.format,
        sizeBytes,
        storageKey: `${row.storageKey}-${index}`,
      })),
    );
    return first;
  };

  it('ends at 50 documents, also when the last ones come at once', async () => {
    const person = await aPerson();
    await fill(person, 48, 1);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => upload(person, files.aPng())));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const before = await api.snapshot();
    expect((await failureOf(upload(person, files.aPng()))).code).toBe('LIBRARY_FULL');
    expect(await api.snapshot()).toEqual(before);
  });

  it('ends at 200 MB', async () => {
    const person = await aPerson();
    const { sizeBytes, id } = await fill(person, 2, endpoints.libraryLimits.documentBytes - 2_000);
    expect(await upload(person, files.aPdf('stane.pdf', 2_000 - 2 * sizeBytes - 1))).toMatchObject({
      name: 'stane.pdf',
    });
    expect((await failureOf(upload(person, files.aText('xx')))).code).toBe('LIBRARY_FULL');
    await person.call(endpoints.deleteDocument, of(id));
    expect((await upload(person, files.aText('xx'))).format).toBe('txt');
  });

  it('counts what was deleted until it is gone for good: a new file may end that', async () => {
    const person = await aPerson();
    const { id } = await fill(person, 50, 1);
    const { files: before } = await api.snapshot();
    await person.call(endpoints.deleteDocument, of(id));
    await upload(person, files.aPng());
    expect((await api.snapshot())['files']).toBe(before);
    expect((await failureOf(person.call(endpoints.restoreDocument, { ...of(id), body: {} }))).code).toBe('NOT_FOUND');
  });

  it('is asked for again before a document comes back', async () => {
    const person = await aPerson();
    const { id } = await fill(person, 50, 1);
    await person.call(endpoints.deleteDocument, of(id));
    const [row] = await api.db
      .select()
      .from(documents)
      .where(sql`id = ${id}`);
    if (row === undefined) throw new Error('The document was not written.');
    await api.db.insert(documents).values({
      userId: row.userId,
      source: row.source,
      name: row.name,
      format: row.format,
      sizeBytes: 1,
      storageKey: `${row.storageKey}-x`,
    });
    expect((await failureOf(person.call(endpoints.restoreDocument, { ...of(id), body: {} }))).code).toBe(
      'LIBRARY_FULL',
    );
  });
});

it.each([
  ['id', 7],
  ['userId', 1],
  ['storageKey', 'a'.repeat(32)],
  ['sizeBytes', 1],
  ['format', 'html'],
  ['version', 99],
  ['deletedAt', null],
])('%s of a document is nothing that a person may set', async (field, value) => {
  const person = await aPerson();
  const { id } = await upload(person, files.aPdf());
  const [row] = await api.db
    .select()
    .from(documents)
    .where(sql`id = ${id}`);
  const answer = await person.request({
    method: 'PATCH',
    url: `/me/documents/${id}`,
    payload: { name: 'x', [field]: value },
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'VALIDATION_FAILED']);
  const [after] = await api.db
    .select()
    .from(documents)
    .where(sql`id = ${id}`);
  expect(after).toEqual(row);
});
