import { markdownTable } from './markdown.ts';

type Pair = { known: number; unknown: number };

/** What `apps/api/bench/login.ts` prints. Times in milliseconds. */
export type LoginFigures = {
  perSecond: number;
  failed: number;
  login: { p50: number; p95: number };
  /** p95 of the health call without logins, and beside them. */
  health: { alone: number; beside: number };
  /** Medians of a call for somebody with an account and somebody without. */
  pairs: Record<string, Pair>;
};

/** How far the medians of a pair may lie apart. */
const mostApart = 0.15;

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

const ratioOf = ({ known, unknown }: Pair): number => known / unknown;

export const loginTable = ({ perSecond, failed, login, health, pairs }: LoginFigures): string =>
  [
    markdownTable(
      [
        { head: 'logins a second' },
        { head: 'failed' },
        { head: 'login p50' },
        { head: 'p95' },
        { head: 'health p95 alone' },
        { head: 'beside logins' },
        { head: 'beside / alone' },
      ],
      [
        [
          perSecond.toFixed(1),
          String(failed),
          ms(login.p50),
          ms(login.p95),
          ms(health.alone),
          ms(health.beside),
          (health.beside / health.alone).toFixed(1),
        ],
      ],
    ),
    '',
    markdownTable(
      [{ head: 'call', isText: true }, { head: 'with an account' }, { head: 'without' }, { head: 'ratio' }],
      Object.entries(pairs).map(([call, pair]) => [call, ms(pair.known), ms(pair.unknown), ratioOf(pair).toFixed(2)]),
    ),
  ].join('\n');

/** What must not be, in words. */
export const loginFaults = ({ failed, pairs }: LoginFigures): string[] => [
  ...(failed > 0 ? [`${failed} logins failed.`] : []),
  ...Object.entries(pairs)
    .filter(([, pair]) => Math.abs(ratioOf(pair) - 1) > mostApart)
    .map(([call, pair]) => `The time of ${call} tells who has an account: ratio ${ratioOf(pair).toFixed(2)}.`),
];
