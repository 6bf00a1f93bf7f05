import type { JudgedQuery } from './judged-query.ts';
import type { Found } from './run-queries.ts';

/** What is wrong with one answer; empty lists where nothing is. */
export type Verdict = {
  query: JudgedQuery;
  /** Relevant and not found. */
  missed: string[];
  /** Found though it must not be. */
  forbidden: string[];
  /** Found, not forbidden, and not what was asked for. */
  stray: string[];
};

export type Judgement = {
  verdicts: Verdict[];
  /** Share of the relevant ads that were found, over all queries. */
  recall: number;
  /** Share of what was found that is relevant, over all queries; ads that may be found do not count. */
  precision: number;
};

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Compares answers with the judgements; queries without one are passed over. */
export const judge = (queries: readonly JudgedQuery[], found: readonly Found[]): Judgement => {
  const gotOf = new Map(found.map(({ id, got }) => [id, got]));
  const judged = queries.flatMap(({ relevant, ...query }) =>
    relevant === undefined ? [] : [{ ...query, relevant, got: gotOf.get(query.id) ?? [] }],
  );
  const verdicts = judged.map(({ got, ...query }): Verdict => {
    const { relevant, mustNot, fine } = query;
    return {
      query,
      missed: relevant.filter((id) => !got.includes(id)),
      forbidden: got.filter((id) => mustNot.includes(id)),
      stray: got.filter((id) => !relevant.includes(id) && !mustNot.includes(id) && !fine.includes(id)),
    };
  });
  const wanted = sum(judged.map(({ relevant }) => relevant.length));
  const hits = wanted - sum(verdicts.map(({ missed }) => missed.length));
  const wrong = sum(verdicts.map(({ forbidden, stray }) => forbidden.length + stray.length));
  return { verdicts, recall: share(hits, wanted), precision: share(hits, hits + wrong) };
};
