import * as accounts from '@radar/domain/accounts';
import { endpoints } from '@radar/domain/endpoints';
import { type EndpointShape, fillPath } from '@radar/domain/http';
import { saveSearch } from '@radar/domain/saved';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { aTestApi, type TestApi } from '../testing/a-test-api.ts';
import { routePattern } from './serve.ts';
import { aMember, aRegistration, lastMailTo, linkTokenIn, type Member, signedIn } from '../testing/members.ts';

const canary = 'Kanarinac';
const address = `${canary}@mail.example`;

let api: TestApi;
let member: Member;
beforeAll(async () => {
  api = await aTestApi();
  member = await aMember(api, {
    firstName: canary,
    lastName: canary,
    email: address,
    password: `${canary} u rudniku`,
    address: canary,
  });
});
afterAll(() => api.close());

type Json = { type?: string; properties?: Record<string, Json>; items?: Json; anyOf?: Json[]; format?: string };

/** A body of a schema's shape with the canary in every field that takes words. */
const bodyOf = (schema: Json): unknown => {
  if (schema.anyOf !== undefined) return bodyOf(schema.anyOf[0] ?? {});
  if (schema.type === 'array') return [bodyOf(schema.items ?? {})];
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return fields.length === 0
      ? { [canary]: canary }
      : Object.fromEntries(fields.map(([name, field]) => [name, bodyOf(field)]));
  }
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  return schema.type === 'boolean' ? true : canary;
};

const payloadOf = ({ body }: EndpointShape): unknown =>
  body === undefined ? undefined : bodyOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json);

describe('the log says nothing of what people send', () => {
  it.each(Object.entries(endpoints))('to %s', async (_, endpoint) => {
    const { method, path } = endpoint;
    const params = { id: canary, documentId: canary, hash: canary };
    const payload = payloadOf(endpoint);
    for (const cookie of [undefined, (await signedIn(api, member)).cookies.get('token')]) {
      await api.visitor().request({
        method,
        url: `${fillPath(path, params)}?query=${canary}&${canary}=${canary}`,
        headers: {
          'user-agent': canary,
          referer: `http://localhost:3000/?q=${canary}`,
          'idempotency-key': `${canary}-0123456789`,
          authorization: `Bearer ${canary}`,
          cookie: `guest=${canary}; nonce=${canary}${cookie === undefined ? '' : `; token=${cookie}`}`,
        },
        ...(payload !== undefined && { payload: payload as object }),
      });
    }
    expect(api.logs()).toContain(`"route":"${routePattern(path)}"`);
    expect(api.logs().toLowerCase()).not.toContain(canary.toLowerCase());
  });

  it('through a whole life of an account, secrets of mails among it', async () => {
    const secrets = [member.password, address];
    const visitor = await signedIn(api, member, { device: `${canary} 1.0` });
    secrets.push(visitor.cookies.get('token') ?? 'none');
    await visitor.call(accounts.updateMe, { body: { firstName: canary, address: canary } });
    await visitor.call(accounts.addMyMeta, { body: { payload: { note: canary } } });
    await visitor.call(saveSearch, {
      body: { query: { query: [canary] }, name: canary, hasEmailNotification: true },
    });
    await visitor.call(accounts.requestLoginLink, { body: { email: address } });
    const code = linkTokenIn(await lastMailTo(api, address), 'code');
    await api.visitor().call(accounts.loginWithCode, { body: { code } });
    await visitor.call(accounts.requestPasswordReset, { body: { email: address } });
    const hash = linkTokenIn(await lastMailTo(api, address), 'hash');
    await api.visitor().call(accounts.resetPassword, { params: { hash }, body: { password: member.password } });
    expect(api.logs()).toContain('/auth/password/:hash');
    for (const secret of [...secrets, code, hash, canary, '198.51.'])
      expect(api.logs().toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it('where the database fails over their words', async () => {
    const broken = await aTestApi();
    await broken.db.execute(sql`alter table users rename column email_key to email_key_gone`);
    const login = { method: 'POST', url: '/auth/login', payload: { email: address, password: canary } } as const;
    expect((await broken.visitor().request(login)).statusCode).toBe(500);
    expect(broken.logs()).toContain('fault');
    expect(broken.logs().toLowerCase()).not.toContain(canary.toLowerCase());
    await broken.close();
  });

  it('where a mail server repeats whom it refused', async () => {
    const mailer = { send: () => Promise.reject(new Error(`550 no such user: <${address}>`)), close: () => {} };
    const refused = await aTestApi({ mailer });
    await refused.visitor().call(accounts.register, { body: aRegistration({ email: address, firstName: canary }) });
    await refused.worker.runDue();
    expect(refused.logs()).toContain('outbox');
    expect(refused.logs().toLowerCase()).not.toContain(canary.toLowerCase());
    await refused.close();
  });
});
