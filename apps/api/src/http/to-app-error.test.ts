import { AppError } from '@radar/domain/http';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DatabaseBusyError } from '../db/pglite.ts';
import { describeFault } from './fault.ts';
import { toAppError } from './to-app-error.ts';

const withCode = (code: string, message = 'secret@mail.example') => Object.assign(new Error(message), { code });
const wrapped = (cause: Error) => new DrizzleQueryError('select $1', ['secret@mail.example'], cause);

describe('what the caller is told of', () => {
  it.each([
    ['ours', new AppError('JOB_EXPIRED'), 'JOB_EXPIRED'],
    ['a bad value for the database', wrapped(withCode('22P02')), 'BAD_REQUEST'],
    ['a number out of range', wrapped(withCode('22003')), 'BAD_REQUEST'],
    ['a deadlock that would not end', wrapped(withCode('40P01')), 'UNAVAILABLE'],
    ['a statement that took too long', wrapped(withCode('57014')), 'UNAVAILABLE'],
    ['a database that shuts down', wrapped(withCode('57P01')), 'UNAVAILABLE'],
    ['too many connections', withCode('53300'), 'UNAVAILABLE'],
    ['a full disk under the database', wrapped(withCode('53100')), 'STORAGE_FULL'],
    ['a full disk', withCode('ENOSPC'), 'STORAGE_FULL'],
    ['a refused connection', wrapped(withCode('ECONNREFUSED')), 'UNAVAILABLE'],
    ['a cut connection', wrapped(new Error('Connection terminated unexpectedly')), 'UNAVAILABLE'],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
    ['a database that is busy', wrapped(new DatabaseBusyError()), 'UNAVAILABLE'],
    ['a broken rule of the database', wrapped(withCode('23505')), 'INTERNAL'],
    ['a fault of ours', new TypeError('x is not a function'), 'INTERNAL'],
    ['no error at all', 'text', 'INTERNAL'],
  ])('%s', (_, error, code) => {
    expect(toAppError(error).code).toBe(code);
  });
});

describe('what the log is told', () => {
  it('is where it happened, not what was in the data', () => {
    const told = JSON.stringify(describeFault(wrapped(withCode('22P02', 'invalid input: "secret@mail.example"'))));
    expect(told).toContain('22P02');
    expect(told).not.toContain('secret');
    expect(told).toContain('to-app-error.test.ts');
  });

  it('has the message of a fault of our code', () => {
    expect(describeFault(new TypeError('x is not a function'))).toMatchObject({ message: 'x is not a function' });
  });
});
