import * as endpoints from '@radar/domain/applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApi, type TestApi } from '../../testing/a-test-api.ts';
import { anApplicant, aReadyApplicant } from '../../testing/applicant.ts';
import { expectRefused } from '../../testing/expect-refused.ts';

let api: TestApi;
beforeAll(async () => {
  api = await aTestApi();
});
afterAll(() => api.close());

describe('the draft', () => {
  it('keeps what is given, clears what is null, leaves the rest', async () => {
    const { call, id } = await anApplicant(api);
    await call(endpoints.updateApplication, { params: { id }, body: { firstName: ' Ana ', coverLetter: 'Dobar dan' } });
    const kept = await call(endpoints.updateApplication, { params: { id }, body: { firstName: null } });
    expect(kept).toMatchObject({ firstName: null, coverLetter: 'Dobar dan', lastName: null });
    expect(await call(endpoints.getApplication, { params: { id } })).toMatchObject(kept);
    expect(await call(endpoints.updateApplication, { params: { id }, body: {} })).toEqual(kept);
  });

  it.each([
    ['email', { email: 'nova@mail.example' }, false],
    ['phone beside the confirmed e-mail', { phone: '+385 1 234 5678' }, true],
    ['the same address', {}, true],
    ['name', { firstName: 'Eva' }, true],
  ])('changed %s: verified is then %s', async (_, changes, isVerified) => {
    const { call, id, email } = await aReadyApplicant(api);
    expect(await call(endpoints.updateApplication, { params: { id }, body: { email, ...changes } })).toMatchObject({
      isVerified,
    });
  });

  it.each([
    ['two addresses', 'email', 'a@x.hr, b@x.hr', 'email'],
    ['an address within another', 'email', '<b@y.hr>a@x.hr', 'email'],
    ['an address of this machine', 'email', 'a@localhost', 'email'],
    ['an empty address', 'email', '', 'required'],
    ['a long address', 'email', `${'a'.repeat(250)}@x.hr`, 'tooLong'],
    ['a list of addresses', 'email', ['a@x.hr'], 'invalid'],
    ['a phone without its country', 'phone', '091 234 567', 'phone'],
    ['a phone that is a number', 'phone', 12, 'invalid'],
    ['a header in the name', 'firstName', 'Ana\r\nBcc: b@x.hr', 'characters'],
    ['mark-up in the name', 'firstName', '<script>', 'characters'],
    ['a long name', 'firstName', 'a'.repeat(256), 'tooLong'],
    ['an empty name', 'lastName', '   ', 'required'],
    ['a country that is no code', 'nationality', 'Hrvatska', 'country'],
    ['a long letter', 'coverLetter', 'x'.repeat(5001), 'tooLong'],
    ['isVerified', 'isVerified', true, 'invalid'],
    ['id', 'id', 1, 'invalid'],
    ['status', 'status', 'completed', 'invalid'],
    ['guestId', 'guestId', 1, 'invalid'],
    ['createdAt', 'createdAt', '2020-01-01', 'invalid'],
  ])('refuses %s', async (_, path, value, code) => {
    const { call, id } = await anApplicant(api);
    const changes = { [path]: value } as never;
    const error = await expectRefused(
      api,
      () => call(endpoints.updateApplication, { params: { id }, body: changes }),
      'VALIDATION_FAILED',
    );
    expect(error.details.fields).toMatchObject([{ path, code }]);
  });

  it.each([
    '{"firstName":"Eva","__proto__":{"status":"completed"}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '[]',
    'null',
  ])('refuses the body %s', async (payload) => {
    const { request, id, call } = await anApplicant(api);
    const before = await call(endpoints.getApplication, { params: { id } });
    const answer = await request({
      method: 'PATCH',
      url: `/applications/${id}`,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(await call(endpoints.getApplication, { params: { id } })).toEqual(before);
  });
});
