/**
 * How logins fare beside other calls, and whether time tells who has an account. `scripts/bench-login.ts` starts the API that
 * it asks: `--origin` its address, `--postgres` the database behind it. One line of JSON on standard output.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openPostgres } from '../src/db/postgres.ts';
import { users } from '../src/db/schema/index.ts';
import { hashPassword } from '../src/passwords/hash-password.ts';

const { values } = parseArgs({ options: { origin: { type: 'string' }, postgres: { type: 'string' } } });
const { origin = '', postgres = '' } = values;

const password = 'zelena trava doma mog';
const people = 50;
const emailOf = (index: number): string => `ana.${index % people}@mail.example`;

const loginsPerSecond = 20;
const loginsForS = 30;
const healthEveryMs = 20;
const healthAloneS = 10;
const pairs = 200;

const share = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

const send = async (path: string, body: object): Promise<number> => {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Asks for health every 20 ms, without waiting for the last answer, until told to stop. Answers the times. */
const watchHealth = async (isOver: () => boolean): Promise<number[]> => {
  const answers: Promise<number>[] = [];
  while (!isOver()) {
    answers.push(
      timed(async () => {
        const response = await fetch(`${origin}/readyz`);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`/readyz answered ${response.status}.`);
      }),
    );
    await sleep(healthEveryMs);
  }
  return Promise.all(answers);
};

const database = await openPostgres(postgres);
const passwordHash = await hashPassword(password);
await database.db.insert(users).values(
  Array.from({ length: people }, (_, index) => ({
    siteId: 'hr' as const,
    email: emailOf(index),
    emailKey: emailOf(index),
    passwordHash,
    firstName: 'Ana',
    lastName: 'Anić',
    locale: 'hr' as const,
    verifiedAt: sql`now()`,
    acceptedTosAt: sql`now()`,
  })),
);
await database.close();
for (let index = 0; index < 20; index += 1) await send('/auth/login', { email: emailOf(index), password });

const aloneUntil = performance.now() + healthAloneS * 1_000;
const alone = await watchHealth(() => performance.now() > aloneUntil);

/** Each login begins at its own moment, however long the ones before it take. */
const began = performance.now();
let isOver = false;
const health = watchHealth(() => isOver);
const statuses = new Map<number, number>();
const logins = await Promise.all(
  Array.from({ length: loginsPerSecond * loginsForS }, async (_, index) => {
    await sleep((index * 1_000) / loginsPerSecond);
    return timed(async () => {
      const status = await send('/auth/login', { email: emailOf(index), password });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
  }),
);
const tookS = (performance.now() - began) / 1_000;
isOver = true;
const beside = await health;

/** Medians of a call for somebody who has an account and somebody who has none, in turns. */
const compare = async (path: string, bodyOf: (email: string) => object) => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const works = [
      async () => known.push(await timed(() => send(path, bodyOf(emailOf(pair))))),
      async () => unknown.push(await timed(() => send(path, bodyOf(`nobody.${pair}@mail.example`)))),
    ];
    for (const work of pair % 2 === 0 ? works : works.toReversed()) await work();
  }
  return { known: share(known, 0.5), unknown: share(unknown, 0.5) };
};

const answer = {
  perSecond: logins.length / tookS,
  failed: logins.length - (statuses.get(200) ?? 0),
  login: { p50: share(logins, 0.5), p95: share(logins, 0.95) },
  health: { alone: share(alone, 0.95), beside: share(beside, 0.95) },
  pairs: {
    login: await compare('/auth/login', (email) => ({ email, password: 'not the password' })),
    reset: await compare('/auth/password', (email) => ({ email })),
    link: await compare('/auth/link', (email) => ({ email })),
    resend: await compare('/me/resend-verification', (email) => ({ email })),
  },
};
process.stdout.write(`${JSON.stringify(answer)}\n`);
