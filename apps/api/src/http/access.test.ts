import { endpoints } from '@radar/domain/endpoints';
import { fillPath } from '@radar/domain/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { aMember, signedIn } from '../testing/members.ts';

const ofUsers = Object.entries(endpoints).filter(([, { access }]) => access === 'user');

let api: TestApi;
let tokens: Record<'nobody' | 'revoked' | 'of another site' | 'anonymous' | 'forged', string | null>;

beforeAll(async () => {
  api = await aTestApi();
  const member = await aMember(api);
  const revoked = await signedIn(api, member);
  const token = revoked.cookies.get('token') ?? '';
  await revoked.request({ method: 'POST', url: '/auth/logout', payload: {} });
  const elsewhere = await signedIn(api, await aMember(api, { site: 'mk' }));
  const anonymous = await api.visitor().request({ url: '/me/token' });
  tokens = {
    nobody: null,
    revoked: token,
    'of another site': elsewhere.cookies.get('token') ?? '',
    anonymous: anonymous.json<{ data: { token: string } }>().data.token,
    forged: `${token.slice(0, -4)}AAAA`,
  };
});
afterAll(() => api.close());

describe.each(ofUsers)('%s', (_, { method, path, consumes }) => {
  it.each(['nobody', 'revoked', 'of another site', 'anonymous', 'forged'] as const)(
    'does not answer %s',
    async (who) => {
      const token = tokens[who];
      const before = await api.snapshot();
      const response = await api.visitor().request({
        method,
        url: fillPath(path, { id: 1, documentId: 1, hash: 'x' }),
        headers: {
          ...(token !== null && { cookie: `token=${token}` }),
          ...(consumes === 'multipart' && { 'content-type': 'multipart/form-data; boundary=x' }),
        },
        ...(method !== 'GET' && consumes !== 'multipart' && { payload: {} }),
      });
      expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
        401,
        'UNAUTHENTICATED',
      ]);
      expect(await api.snapshot()).toEqual(before);
    },
  );
});

describe('the list of endpoints', () => {
  it('has calls for users, so that the tests above look at something', () => {
    expect(ofUsers.length).toBeGreaterThan(7);
  });
});
