import * as jobEndpoints from '@radar/domain/jobs';
import * as endpoints from '@radar/domain/saved';
import { SearchQuery } from '@radar/domain/search';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs, users } from '../../db/schema/index.ts';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { aJob, anEmployer } from '../../testing/builders.ts';
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
const search = (query: Record<string, unknown>): SearchQuery => SearchQuery.parse(query);
const marksOf = (visitor: Visitor, ...ids: number[]) =>
  visitor.call(endpoints.getJobMarks, { query: { ids: ids.map(String) } });

describe('saved jobs', () => {
  it('are saved once, listed last first with those that are over, and taken off', async () => {
    const person = await aPerson();
    const [one, two] = [await aJob(api.db), await aJob(api.db)];
    for (const { id } of [one, one, two]) {
      await person.call(endpoints.saveJob, { ...of(id), body: {} });
      api.clock.advance(1_000);
    }
    await api.db.update(jobs).set({ closedAt: api.services.now() }).where(eq(jobs.id, one.id));
    const listed = await person.call(endpoints.getSavedJobs, { query: {} });
    expect(listed.items.map(({ job }) => [job.id, job.isActive])).toEqual([
      [two.id, true],
      [one.id, false],
    ]);
    expect([listed.total, listed.totalPages]).toEqual([2, 1]);
    await person.call(endpoints.unsaveJob, of(two.id));
    await person.call(endpoints.unsaveJob, of(two.id));
    expect((await person.call(endpoints.getSavedJobs, { query: {} })).total).toBe(1);
    expect((await person.call(jobEndpoints.getJobUserInfo, of(one.id))).isSaved).toBe(true);
  });

  it("are this site's and this person's only", async () => {
    const person = await aPerson();
    const { id } = await aJob(api.db, { siteId: 'mk' });
    const mine = await aJob(api.db);
    for (const wrong of [id, 999_999])
      expect((await failureOf(person.call(endpoints.saveJob, { ...of(wrong), body: {} }))).code).toBe('NOT_FOUND');
    await person.call(endpoints.saveJob, { ...of(mine.id), body: {} });
    const stranger = await aPerson();
    await stranger.call(endpoints.unsaveJob, of(mine.id));
    expect((await person.call(endpoints.getSavedJobs, { query: {} })).total).toBe(1);
    expect((await marksOf(stranger, mine.id))[0]?.isSaved).toBe(false);
  });
});

describe('marks of a list', () => {
  it('say what the person has seen, saved and hidden, by itself or with its employer', async () => {
    const person = await aPerson();
    const employer = await anEmployer(api.db);
    const [seen, saved, hidden, plain] = [
      await aJob(api.db),
      await aJob(api.db),
      await aJob(api.db),
      await aJob(api.db),
    ];
    const [theirs, incognito] = [
      await aJob(api.db, { employerId: employer.id }),
      await aJob(api.db, { employerId: employer.id, isIncognito: true }),
    ];
    await person.call(jobEndpoints.trackPageVisit, { query: {}, body: { jobId: seen.id } });
    await person.call(endpoints.saveJob, { ...of(saved.id), body: {} });
    await person.call(endpoints.hideJob, { ...of(hidden.id), body: {} });
    await person.call(endpoints.hideEmployer, { ...of(employer.id), body: {} });
    const marks = await marksOf(person, seen.id, saved.id, hidden.id, plain.id, theirs.id, incognito.id);
    expect(marks.map(({ isSeen, isSaved, isHidden }) => [isSeen, isSaved, isHidden])).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
      [false, false, true],
      [false, false, false],
    ]);
    expect((await person.call(endpoints.getHiddenJobs, { query: {} })).items.map(({ job }) => job.id)).toEqual([
      hidden.id,
    ]);
    await person.call(endpoints.unhideEmployer, of(employer.id));
    await person.call(endpoints.unhideJob, of(hidden.id));
    expect((await marksOf(person, hidden.id, theirs.id)).map(({ isHidden }) => isHidden)).toEqual([false, false]);
  });

  it('are nothing for those whom nobody knows', async () => {
    expect(await marksOf(api.visitor(), (await aJob(api.db)).id)).toEqual([]);
  });

  it.each([['0'], ['x'], [Array.from({ length: 51 }, (_, index) => String(index + 1))]])(
    'refuse ids %s',
    async (ids) => {
      expect((await failureOf(api.visitor().call(endpoints.getJobMarks, { query: { ids } }))).status).toBe(400);
    },
  );
});

describe('followed employers', () => {
  it('are listed with their names, and are of this site', async () => {
    const person = await aPerson();
    const employer = await anEmployer(api.db, { name: 'Pekara Zrno', nameKey: 'pekara zrno marks' });
    const foreign = await anEmployer(api.db, { siteId: 'mk' });
    await person.call(endpoints.followEmployer, { ...of(employer.id), body: {} });
    expect((await failureOf(person.call(endpoints.followEmployer, { ...of(foreign.id), body: {} }))).code).toBe(
      'NOT_FOUND',
    );
    expect((await person.call(endpoints.getFollowedEmployers, {})).map(({ name }) => name)).toEqual(['Pekara Zrno']);
    expect(await person.call(endpoints.getHiddenEmployers, {})).toEqual([]);
    await person.call(endpoints.unfollowEmployer, of(employer.id));
    expect(await person.call(endpoints.getFollowedEmployers, {})).toEqual([]);
  });
});

describe('saved searches', () => {
  it('are one for equal searches', async () => {
    const person = await aPerson();
    const first = await person.call(endpoints.saveSearch, { body: { query: search({ query: 'Čistač', page: 3 }) } });
    const same = await person.call(endpoints.saveSearch, {
      body: { query: search({ query: 'чистач' }), name: 'Drugo' },
    });
    expect([same.id, same.query.page, same.hasEmailNotification]).toEqual([first.id, 1, true]);
    const changed = await person.call(endpoints.updateSavedSearch, {
      ...of(first.id),
      body: { name: 'Čišćenje', hasEmailNotification: false },
    });
    expect([changed.name, changed.hasEmailNotification]).toEqual(['Čišćenje', false]);
    const stranger = await aPerson();
    const theirs = stranger.call(endpoints.updateSavedSearch, { ...of(first.id), body: { name: 'x' } });
    expect((await failureOf(theirs)).code).toBe('NOT_FOUND');
    await stranger.call(endpoints.removeSavedSearch, of(first.id));
    expect(await person.call(endpoints.getSavedSearches, {})).toHaveLength(1);
    await person.call(endpoints.removeSavedSearch, of(first.id));
    expect(await person.call(endpoints.getSavedSearches, {})).toEqual([]);
  });

  it('are fifty at most, however fast they come', async () => {
    const person = await aPerson();
    const save = (index: number) =>
      person.call(endpoints.saveSearch, { body: { query: search({ query: `posao ${index}` }) } });
    await Promise.all(Array.from({ length: 49 }, (_, index) => save(index)));
    const last = await Promise.allSettled([save(100), save(101)]);
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await failureOf(save(102))).code).toBe('TOO_MANY_SAVED');
  });
});

describe('search history', () => {
  it('keeps the last twenty, each once, and can be emptied', async () => {
    const person = await aPerson();
    const remember = async (query: Record<string, unknown>) => {
      await person.call(endpoints.addToSearchHistory, { body: { query: search(query) } });
      api.clock.advance(1_000);
    };
    await remember({});
    await remember({ abroad: 'true' });
    await person.call(endpoints.addToSearchHistory, {
      body: { query: search({ query: 'nema takvog' }), hasResults: false },
    });
    for (let index = 0; index < 22; index += 1) await remember({ query: `konobar ${index}` });
    await remember({ query: 'KONOBAR 5' });
    const history = await person.call(endpoints.getSearchHistory, {});
    expect(history.map(({ query }) => query.query[0]).slice(0, 2)).toEqual(['konobar 5', 'konobar 21']);
    expect(history).toHaveLength(20);
    await person.call(endpoints.clearSearchHistory, {});
    expect(await person.call(endpoints.getSearchHistory, {})).toEqual([]);
  });
});

describe('a search that was made', () => {
  it('is known to be saved, by the person who saved it', async () => {
    const [person, stranger] = [await aPerson(), await aPerson()];
    const { id } = await person.call(endpoints.saveSearch, { body: { query: search({ query: 'Čistač' }) } });
    const madeBy = (visitor: Visitor, query: string, hasResults = true) =>
      visitor.call(endpoints.addToSearchHistory, { body: { query: search({ query }), hasResults } });
    expect(await madeBy(person, 'cistac')).toEqual({ savedSearchId: id });
    expect(await madeBy(person, 'cistac', false)).toEqual({ savedSearchId: id });
    expect(await madeBy(person, 'kuhar')).toEqual({ savedSearchId: null });
    expect(await madeBy(stranger, 'cistac')).toEqual({ savedSearchId: null });
  });
});

describe('what the device kept', () => {
  it('is taken over at sign-in, without what names nothing', async () => {
    const person = await aPerson();
    const [saved, seen] = [await aJob(api.db), await aJob(api.db)];
    await person.call(endpoints.mergeDeviceMarks, {
      body: {
        savedJobs: [saved.id, 999_999],
        seenJobs: [seen.id, saved.id],
        hiddenEmployers: [seen.employerId ?? 0, 999_999],
        searches: [search({ query: 'kuhar' })],
      },
    });
    const employers = await person.call(endpoints.getHiddenEmployers, {});
    expect(employers.map(({ id }) => id)).toEqual([seen.employerId]);
    expect((await marksOf(person, saved.id, seen.id)).map(({ isSaved, isSeen }) => [isSaved, isSeen])).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(await person.call(endpoints.getSearchHistory, {})).toHaveLength(1);
  });

  it('goes with the account', async () => {
    const member = await aMember(api);
    const person = await signedIn(api, member);
    await person.call(endpoints.saveJob, { ...of((await aJob(api.db)).id), body: {} });
    await person.call(endpoints.saveSearch, { body: { query: search({ query: 'kuhar' }) } });
    await api.db.delete(users).where(eq(users.id, member.id));
    const left = await api.snapshot();
    expect(JSON.stringify(left)).not.toContain('kuhar');
  });
});
