import { pino, type DestinationStream, type Logger } from 'pino';
import { describeFault } from './http/fault.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/** Keys that never leave the process, wherever an object carries them. */
const secretKeys = [
  'address',
  'authorization',
  'body',
  'code',
  'codeHash',
  'cookie',
  'coverLetter',
  'email',
  'firstName',
  'hash',
  'headers',
  'html',
  'idempotencyKey',
  'key',
  'lastName',
  'params',
  'password',
  'payload',
  'phone',
  'query',
  'secret',
  'subject',
  'text',
  'to',
  'token',
  'url',
];

/**
 * The log of this process, as JSON lines. No personal data enters it: faults are described without their message, and
 * what slips in under a telling key is removed.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), remove: true },
      serializers: { err: describeFault, fault: describeFault, req: () => undefined, res: () => undefined },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
