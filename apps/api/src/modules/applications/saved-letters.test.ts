import * as endpoints from '@radar/domain/applications';
import { addCoverLetter, deleteCoverLetter, updateCoverLetter } from '@radar/domain/documents';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coverLetters } from '../../db/schema/index.ts';
import { forgetOldRows } from '../../housekeeping/old-rows.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aKey, anApplicant } from '../../testing/applicant.ts';
import { aJob } from '../../testing/builders.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { aPdf } from '../../testing/files.ts';
import { aMember, signedIn } from '../../testing/members.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const of = (id: number) => ({ params: { id: String(id) } });

/** Somebody with an open application and a saved letter. */
const aWriter = async () => {
  const { call } = await signedIn(api, await aMember(api));
  const { id: jobId } = await aJob(api.db);
  const { id } = await call(endpoints.startApplication, { body: { jobId, applicationType: 'full' } });
  const letter = await call(addCoverLetter, { body: { name: 'Prodaja', text: 'Volim prodaju.' } });
  const keep = (body: endpoints.ApplicationDraft) => call(endpoints.updateApplication, { ...of(id), body });
  return { call, id, letter, keep };
};

it('a saved letter brings its text, and the application says which one it was', async () => {
  const { keep, letter } = await aWriter();
  expect(await keep({ coverLetterId: letter.id })).toMatchObject({
    coverLetterId: letter.id,
    coverLetter: 'Volim prodaju.',
  });
  // The text may be fitted to the job.
  expect(await keep({ coverLetter: 'Volim prodaju u Splitu.' })).toMatchObject({ coverLetterId: letter.id });
  expect(await keep({ coverLetterId: letter.id, coverLetter: 'Volim vas.' })).toMatchObject({
    coverLetter: 'Volim vas.',
  });
  expect(await keep({ coverLetter: null })).toMatchObject({ coverLetterId: null, coverLetter: null });
});

it('what was sent stays as it was sent, whatever becomes of the letter', async () => {
  const { call, id, keep, letter } = await aWriter();
  await keep({ coverLetterId: letter.id });
  await call(endpoints.addApplicationDocument, { ...of(id), body: { source: 'CV' } }, { file: aPdf() });
  const sent = await call(
    endpoints.sendApplication,
    { ...of(id), body: { acceptTos: true } },
    { idempotencyKey: aKey() },
  );
  expect(sent).toMatchObject({ coverLetterId: letter.id, coverLetter: 'Volim prodaju.' });
  await call(updateCoverLetter, { ...of(letter.id), body: { text: 'Sasvim drugo.' } });
  expect(await call(endpoints.getApplication, of(id))).toMatchObject({ coverLetter: 'Volim prodaju.' });
  const again = await call(endpoints.sendApplicationAgain, { ...of(id), body: {} });
  expect(again).toMatchObject({ coverLetterId: letter.id, coverLetter: 'Volim prodaju.' });

  await call(deleteCoverLetter, of(letter.id));
  await api.db.update(coverLetters).set({ deletedAt: sql`now() - interval '11 minutes'` });
  await forgetOldRows(api.db);
  expect(await call(endpoints.getApplication, of(id))).toMatchObject({
    coverLetterId: null,
    coverLetter: 'Volim prodaju.',
  });
});

it('a letter that is deleted, unknown or somebody else’s is not found, for a guest any is', async () => {
  const { call, keep, letter } = await aWriter();
  const other = await aWriter();
  const guest = await anApplicant(api);
  await call(deleteCoverLetter, of(letter.id));
  const before = await api.snapshot();
  const attempts = [
    () => keep({ coverLetterId: letter.id }),
    () => keep({ coverLetterId: 999_999 }),
    () => keep({ coverLetterId: other.letter.id, coverLetter: 'x' }),
    () =>
      guest.call(endpoints.updateApplication, { params: { id: guest.id }, body: { coverLetterId: other.letter.id } }),
  ];
  for (const attempt of attempts) expect((await failureOf(attempt())).code).toBe('NOT_FOUND');
  expect(await api.snapshot()).toEqual(before);
});
