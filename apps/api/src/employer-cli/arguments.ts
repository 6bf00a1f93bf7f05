import { parseArgs } from 'node:util';
import { ReportedStep } from '@radar/domain/employer-hooks';

export type Order =
  | { command: 'connect'; employerId: number; url: string | null }
  | { command: 'disconnect'; employerId: number }
  | { command: 'list'; employerId: number; after: number | null }
  | { command: 'fetch'; employerId: number; applicationId: number; into: string }
  | { command: 'report'; employerId: number; applicationId: number; step: (typeof steps)[number] };

const steps = ReportedStep.options;

export const usage = `Usage: npm run applications -- <command>

  connect <employer> [--url https://…]           connects an employer's own system and prints its secret (import key)
  disconnect <employer>                          (import key)
  list <employer> [--after <application>]        applications that were sent to the employer (RADAR_EMPLOYER_SECRET)
  fetch <employer> <application> [--into DIR]    one of them, with its files (RADAR_EMPLOYER_SECRET)
  report <employer> <application> <${steps.join('|')}>   what became of it (RADAR_EMPLOYER_SECRET)`;

/** A command line that cannot be read; the message says what is wrong with it. */
export class UsageError extends Error {}

const idOf = (word: string | undefined, what: string): number => {
  if (word === undefined || !/^[1-9]\d{0,9}$/.test(word)) throw new UsageError(`Name the ${what} by its id.`);
  return Number(word);
};

const read = (words: readonly string[]): Order => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { url: { type: 'string' }, after: { type: 'string' }, into: { type: 'string' } },
  });
  const [command, employer, application, step] = positionals;
  const employerId = idOf(employer, 'employer');
  switch (command) {
    case 'connect':
      return { command, employerId, url: values.url ?? null };
    case 'disconnect':
      return { command, employerId };
    case 'list':
      return { command, employerId, after: values.after === undefined ? null : idOf(values.after, 'application') };
    case 'fetch':
      return { command, employerId, applicationId: idOf(application, 'application'), into: values.into ?? '.' };
    case 'report': {
      const known = steps.find((name) => name === step);
      if (known === undefined) throw new UsageError(`A step is one of ${steps.join(', ')}.`);
      return { command, employerId, applicationId: idOf(application, 'application'), step: known };
    }
    default:
      throw new UsageError('Name a command.');
  }
};

/** @throws UsageError */
export const readArguments = (words: readonly string[]): Order => {
  try {
    return read(words);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : 'The command line cannot be read.');
  }
};
