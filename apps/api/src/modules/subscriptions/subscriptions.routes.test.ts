import { getMe, updateMe } from '@radar/domain/accounts';
import * as saved from '@radar/domain/saved';
import * as endpoints from '@radar/domain/subscriptions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { failureOf } from '../../testing/failure-of.ts';
import { aMember, signedIn } from '../../testing/members.ts';
import { type SubscriptionKey, subscriptionToken } from './subscription-token.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

const aPerson = async () => {
  const member = await aMember(api);
  return { member, visitor: await signedIn(api, member) };
};

const tokenOf = (key: Omit<SubscriptionKey, 'siteId'>): string =>
  subscriptionToken(api.services.env.sessionSecret, { siteId: 'hr', ...key });

describe('the link of a mail', () => {
  it('ends the mails of one search, without a session, and only by POST', async () => {
    const { visitor } = await aPerson();
    const search = (name: string) =>
      visitor.call(saved.saveSearch, { body: { query: { query: [name] }, name, emailFrequency: 'weekly' } });
    const [one, other] = [await search('kuhar'), await search('konobar')];
    const params = { token: tokenOf({ kind: 'search', id: one.id }) };
    const anybody = api.visitor();
    const on = { kind: 'search', name: 'kuhar', isOn: true };
    expect(await anybody.call(endpoints.getSubscription, { params })).toEqual(on);
    expect(await anybody.call(endpoints.getSubscription, { params })).toEqual(on);
    expect(await anybody.call(endpoints.unsubscribe, { params, body: {} })).toEqual({ ...on, isOn: false });
    expect(await anybody.call(endpoints.unsubscribe, { params, body: {} })).toEqual({ ...on, isOn: false });
    const left = await visitor.call(saved.getSavedSearches, {});
    expect(
      left.map(({ id, hasEmailNotification, emailFrequency }) => [id, hasEmailNotification, emailFrequency]),
    ).toEqual(
      expect.arrayContaining([
        [one.id, false, 'weekly'],
        [other.id, true, 'weekly'],
      ]),
    );
    await visitor.call(saved.removeSavedSearch, { params: { id: String(one.id) } });
    expect((await failureOf(anybody.call(endpoints.getSubscription, { params }))).code).toBe('NOT_FOUND');
  });

  it('ends mails about applications or messages, each by itself', async () => {
    const { member, visitor } = await aPerson();
    const mails = async () => {
      const { hasApplicationMails, hasMessageMails } = await visitor.call(getMe, {});
      return [hasApplicationMails, hasMessageMails];
    };
    expect(await mails()).toEqual([true, true]);
    const end = (kind: 'applications' | 'messages') =>
      api.visitor().call(endpoints.unsubscribe, { params: { token: tokenOf({ kind, id: member.id }) }, body: {} });
    await end('applications');
    expect(await mails()).toEqual([false, true]);
    await end('messages');
    expect(await mails()).toEqual([false, false]);
    await visitor.call(updateMe, { body: { hasMessageMails: true } });
    expect(await mails()).toEqual([false, true]);
  });

  it('is good for what it was made for alone', async () => {
    const { member } = await aPerson();
    const good = tokenOf({ kind: 'applications', id: member.id });
    const forged = [
      good.replace(/^a/, 'm'),
      good.replace(String(member.id), String(member.id + 1)),
      `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`,
      subscriptionToken('another secret', { siteId: 'hr', kind: 'applications', id: member.id }),
      `a${member.id}`,
      `a9999999999-${'A'.repeat(43)}`,
      'x',
    ];
    const before = await api.snapshot();
    for (const token of forged) {
      const failure = await failureOf(api.visitor().call(endpoints.unsubscribe, { params: { token }, body: {} }));
      expect([token, failure.code]).toEqual([token, 'NOT_FOUND']);
    }
    const elsewhere = api.visitor({ site: 'mk' }).call(endpoints.unsubscribe, { params: { token: good }, body: {} });
    expect((await failureOf(elsewhere)).code).toBe('NOT_FOUND');
    expect(await api.snapshot()).toEqual(before);
  });
});
