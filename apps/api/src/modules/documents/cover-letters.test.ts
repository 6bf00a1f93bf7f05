import * as endpoints from '@radar/domain/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { aMember, signedIn } from '../../testing/members.ts';
import type { Visitor } from '../../testing/visitor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const aPerson = async (): Promise<Visitor> => signedIn(api, await aMember(api));
const of = (id: number) => ({ params: { id: String(id) } });

describe('cover letters', () => {
  const letter = (name: string) => ({ body: { name, text: `Poštovani,\n\n${name}` } });

  it('are kept, last changed first, and changed', async () => {
    const person = await aPerson();
    const one = await person.call(endpoints.addCoverLetter, letter('Ugostiteljstvo'));
    const two = await person.call(endpoints.addCoverLetter, letter('Prodaja'));
    const listed = await person.call(endpoints.getCoverLetters, {});
    expect(listed).toEqual([two, one]);
    const changed = await person.call(endpoints.updateCoverLetter, { ...of(one.id), body: { text: 'Novo' } });
    expect(changed).toMatchObject({ name: 'Ugostiteljstvo', text: 'Novo' });
    expect((await person.call(endpoints.getCoverLetters, {})).map(({ id }) => id)).toEqual([one.id, two.id]);
    expect((await person.call(endpoints.updateCoverLetter, { ...of(two.id), body: {} })).updatedAt).toBe(two.updatedAt);
  });

  it('are changed by whoever saw how they stand; another gets them as they are by now', async () => {
    const person = await aPerson();
    const kept = await person.call(endpoints.addCoverLetter, letter('Prodaja'));
    const change = (text: string, ifMatch?: number) =>
      person.call(
        endpoints.updateCoverLetter,
        { ...of(kept.id), body: { text } },
        ifMatch === undefined ? {} : { ifMatch },
      );
    const first = await change('Prvo', kept.version);
    const before = await api.snapshot();
    const failure = await failureOf(change('Drugo', kept.version));
    expect([failure.code, failure.details.current]).toEqual(['STALE', first]);
    expect(await api.snapshot()).toEqual(before);
    expect(await person.call(endpoints.getCoverLetters, {})).toEqual([first]);
    expect(await change('Drugo', first.version)).toMatchObject({ text: 'Drugo' });
    expect(await change('Treće')).toMatchObject({ text: 'Treće' });
  });

  it('are written once by two at the same time, a hundred times over', async () => {
    const person = await aPerson();
    const { id, ...first } = await person.call(endpoints.addCoverLetter, letter('Prodaja'));
    let { version } = first;
    for (let round = 0; round < 100; round += 1) {
      const writers = await Promise.allSettled(
        ['Lijevo', 'Desno'].map((text) =>
          person.call(endpoints.updateCoverLetter, { ...of(id), body: { text } }, { ifMatch: version }),
        ),
      );
      expect(writers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      [{ version } = { version: 0 }] = await person.call(endpoints.getCoverLetters, {});
    }
  });

  it('come with an ETag; a list of them and * are understood, a weak or broken one matches nothing', async () => {
    const person = await aPerson();
    const { id } = await person.call(endpoints.addCoverLetter, letter('Prodaja'));
    const change = (ifMatch: string) =>
      person.request({
        method: 'PATCH',
        url: `/me/cover-letters/${id}`,
        payload: { text: 'x' },
        headers: { 'if-match': ifMatch },
      });
    const answer = await change('"1"');
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"']);
    expect((await change('"1", "2"')).headers.etag).toBe('"3"');
    expect((await change('*')).headers.etag).toBe('"4"');
    for (const wrong of ['W/"4"', '4', '"04"', '', '"', '"4" "4"']) expect((await change(wrong)).statusCode).toBe(412);
  });

  it('are five at most, also when they come at once, and the sixth finds room after a deletion', async () => {
    const person = await aPerson();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => person.call(endpoints.addCoverLetter, letter(`Pismo ${index}`))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const [first] = await person.call(endpoints.getCoverLetters, {});
    if (first === undefined) throw new Error('No letter was kept.');
    expect((await failureOf(person.call(endpoints.addCoverLetter, letter('x')))).code).toBe('TOO_MANY_COVER_LETTERS');
    await person.call(endpoints.deleteCoverLetter, of(first.id));
    const sixth = await person.call(endpoints.addCoverLetter, letter('Šesto'));
    const restore = () => person.call(endpoints.restoreCoverLetter, { ...of(first.id), body: {} });
    expect((await failureOf(restore())).code).toBe('TOO_MANY_COVER_LETTERS');
    await person.call(endpoints.deleteCoverLetter, of(sixth.id));
    expect(await restore()).toEqual(first);
    expect(await person.call(endpoints.getCoverLetters, {})).toHaveLength(5);
  });

  it.each([
    [{ name: '', text: 'x' }, 'name', 'required'],
    [{ name: 'x', text: '  ' }, 'text', 'required'],
    [{ name: 'x'.repeat(121), text: 'x' }, 'name', 'tooLong'],
    [{ name: 'x', text: 'x'.repeat(5_001) }, 'text', 'tooLong'],
    [{ name: 'a\nb', text: 'x' }, 'name', 'characters'],
  ])('refuse %j', async (body, path, code) => {
    const person = await aPerson();
    const failure = await failureOf(person.call(endpoints.addCoverLetter, { body }));
    expect(failure.details.fields).toMatchObject([{ path, code }]);
  });

  it('keep mark-up as the text that it is', async () => {
    const person = await aPerson();
    const text = '<img src=x onerror=alert(1)>';
    expect(await person.call(endpoints.addCoverLetter, { body: { name: 'x', text } })).toMatchObject({ text });
  });

  it.each([
    ['id', '7'],
    ['userId', '1'],
    ['version', '99'],
    ['deletedAt', 'null'],
    ['createdAt', '"2020-01-01T00:00:00Z"'],
    ['__proto__', '{"userId":1}'],
  ])('%s is nothing that a person may set', async (field, value) => {
    const person = await aPerson();
    const kept = await person.call(endpoints.addCoverLetter, letter('Prodaja'));
    for (const [method, url] of [
      ['POST', '/me/cover-letters'],
      ['PATCH', `/me/cover-letters/${kept.id}`],
    ] as const) {
      const payload = `{"name":"x","text":"y","${field}":${value}}`;
      const answer = await person.request({ method, url, payload, headers: { 'content-type': 'application/json' } });
      expect(answer.statusCode).toBe(400);
    }
    expect(await person.call(endpoints.getCoverLetters, {})).toEqual([kept]);
  });
});
