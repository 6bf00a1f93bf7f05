/** `npm run applications`: what an employer's own system does, by hand; and connecting one. */
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SentApplication } from '@radar/domain/employer-hooks';
import { SinkError } from '../importers/command/find-api.ts';
import { type Order, readArguments, usage, UsageError } from './arguments.ts';
import { createAdminCalls, createEmployerCalls } from './calls.ts';

const line = ({ id, sentAt, firstName, lastName, email, phone, job, updates, progress }: SentApplication): string =>
  [
    String(id).padEnd(8),
    sentAt.slice(0, 16).replace('T', ' '),
    `${firstName ?? ''} ${lastName ?? ''} <${email ?? phone ?? ''}>`.padEnd(48),
    `${job.title} (${job.reference})`,
    ...(updates === null ? [] : [`updates ${updates}`]),
    progress.map(({ step }) => step).join(', '),
  ].join('  ');

/** A name that stays in its folder, whatever it was called. */
const fileNameOf = (name: string, index: number): string => `${index + 1} ${name.replaceAll(/[/\\\p{C}]/gu, '_')}`;

const fetchInto = async (application: SentApplication, into: string): Promise<void> => {
  const folder = join(into, `application-${application.id}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'application.json'), `${JSON.stringify(application, null, 2)}\n`);
  for (const [index, { name, url }] of application.documents.entries()) {
    const response = await fetch(url, { signal: AbortSignal.timeout(120_000) });
    if (!response.ok || response.body === null) throw new SinkError(`${name} could not be had: ${response.status}.`);
    await pipeline(Readable.fromWeb(response.body), createWriteStream(join(folder, fileNameOf(name, index))));
  }
  console.log(folder);
};

const run = async (order: Order): Promise<void> => {
  const { employerId } = order;
  switch (order.command) {
    case 'connect': {
      const { secret } = await (await createAdminCalls(process.env)).connect(employerId, order.url);
      console.log(secret);
      return;
    }
    case 'disconnect':
      await (await createAdminCalls(process.env)).disconnect(employerId);
      return;
    case 'list': {
      const found = await createEmployerCalls(process.env, employerId).list(order.after);
      for (const application of found) console.log(line(application));
      return;
    }
    case 'fetch': {
      const { list } = createEmployerCalls(process.env, employerId);
      const application = (await list(order.applicationId - 1 || null)).find(({ id }) => id === order.applicationId);
      if (application === undefined) throw new SinkError('No such application was sent to this employer.');
      await fetchInto(application, order.into);
      return;
    }
    case 'report':
      await createEmployerCalls(process.env, employerId).report(order.applicationId, order.step);
  }
};

try {
  await run(readArguments(process.argv.slice(2)));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else if (error instanceof SinkError) {
    console.error(error.message);
    process.exitCode = 1;
  } else {
    throw error;
  }
}
