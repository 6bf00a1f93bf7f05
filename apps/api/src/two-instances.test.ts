import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rowsOf } from './db/rows.ts';
import { users } from './db/schema/index.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { type ApiProcess, createApiProcesses } from './testing/api-processes.ts';
import { aTestDatabase } from './testing/test-database.ts';

const email = 'ana@mail.example';
const password = 'zelena trava doma mog';

/** A login as a site's server hands it on for a client at this address. */
const login = (api: ApiProcess, address: string): Promise<Response> =>
  fetch(`${api.origin}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  });

const tokenOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('token='))
    ?.split(';')[0] ?? '';

// An embedded database belongs to one process.
describe.skipIf(inject('template').engine === 'pglite')('two processes on one PostgreSQL', { timeout: 150_000 }, () => {
  const processes = createApiProcesses();
  let database: Awaited<ReturnType<typeof aTestDatabase>>;
  let folders: string[];
  let one: ApiProcess;
  let other: ApiProcess;

  beforeAll(async () => {
    database = await aTestDatabase();
    await database.db.insert(users).values({
      siteId: 'hr',
      email,
      emailKey: email,
      passwordHash: await hashPassword(password),
      firstName: 'Ana',
      lastName: 'Anić',
      locale: 'hr',
      verifiedAt: sql`now()`,
      acceptedTosAt: sql`now()`,
    });
    folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'radar-two-'))));
    [one, other] = (await Promise.all(
      folders.map((folder) => processes.start({ RADAR_DATA_DIR: folder, DATABASE_URL: database.url ?? '' })),
    )) as [ApiProcess, ApiProcess];
    await one.untilReady();
    await other.untilReady();
  }, 150_000);
  afterAll(async () => {
    processes.killAll();
    await Promise.all([one.exit, other.exit]);
    await database.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  const me = async (api: ApiProcess, cookie: string): Promise<number> =>
    (await fetch(`${api.origin}/me`, { headers: { cookie } })).status;

  it('signs in on both, and out on both within a second', async () => {
    const cookie = tokenOf(await login(one, '198.51.100.1'));
    expect([await me(one, cookie), await me(other, cookie)]).toEqual([200, 200]);
    const out = await fetch(`${one.origin}/auth/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: '{}',
    });
    expect(out.status).toBe(200);
    await expect.poll(() => me(other, cookie), { timeout: 1_000, interval: 50 }).toBe(401);
  });

  it('refuses the eleventh login of a network in a minute, whichever was asked', async () => {
    // Minutes of the database's clock: all eleven belong into one.
    const [clock] = await rowsOf<{ second: number }>(
      database.db,
      sql`select extract(second from now())::int as second`,
    );
    if ((clock?.second ?? 0) > 45) await sleep((61 - (clock?.second ?? 0)) * 1_000);
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, index) => login(index % 2 === 0 ? one : other, '198.51.100.2')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
