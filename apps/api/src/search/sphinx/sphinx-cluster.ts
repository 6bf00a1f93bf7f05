import { createPool, type Pool, type PoolConnection } from 'mysql2/promise';

/** A node that does not answer, not in time, or not in full. */
export class SphinxFaultError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('Sphinx did not answer in full.');
    this.name = 'SphinxFaultError';
    this.code = code;
  }
}

/** Cells of a result, row by row. */
export type Cells = readonly (readonly unknown[])[];

/** `searchd` processes that share the index. */
export type SphinxCluster = {
  nodes: number;
  /** Runs statements on one of the nodes, which asks the others. Answers one result per statement. */
  read: (statements: readonly string[]) => Promise<Cells[]>;
  /** Runs a statement on the nth node. */
  write: (node: number, statement: string, limitMs?: number) => Promise<void>;
  close: () => Promise<void>;
};

const writeLimitMs = 5_000;

const faultOf = (error: unknown): SphinxFaultError =>
  error instanceof SphinxFaultError
    ? error
    : new SphinxFaultError(
        error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN',
      );

const isRow = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const resultsOf = (answer: unknown, count: number): Cells[] => {
  const results = (count === 1 ? [answer] : answer) as unknown[];
  return results.map((result) => (Array.isArray(result) ? result.filter(isRow) : []));
};

/** Runs on a connection that is thrown away when it failed: what it would still say belongs to nobody. */
const onConnection = async <T>(
  pool: Pool,
  limitMs: number,
  work: (connection: PoolConnection) => Promise<T>,
): Promise<T> => {
  let connection: PoolConnection | undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SphinxFaultError('TIMEOUT')), limitMs);
  });
  const working = (async () => {
    connection = await pool.getConnection();
    return work(connection);
  })();
  // Whichever loses the race still ends, and nobody waits for it.
  working.catch(() => {});
  try {
    const result = await Promise.race([working, late]);
    connection?.release();
    return result;
  } catch (error) {
    if (connection === undefined)
      void working.then(
        () => connection?.destroy(),
        () => {},
      );
    connection?.destroy();
    throw faultOf(error);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * @param urls `mysql://host:port` of each node, in an order that never changes: it says which node holds which job
 * @param readLimitMs after which a search is given up
 */
export const openSphinx = (urls: readonly string[], readLimitMs = 1_000): SphinxCluster => {
  const pools = urls.map((text) => {
    const url = new URL(text);
    return createPool({
      host: url.hostname,
      port: url.port === '' ? 9306 : Number(url.port),
      multipleStatements: true,
      rowsAsArray: true,
      supportBigNumbers: true,
      connectTimeout: readLimitMs,
      connectionLimit: 10,
      idleTimeout: 60_000,
    });
  });
  const poolOf = (node: number): Pool => {
    const pool = pools[node % pools.length];
    if (pool === undefined) throw new SphinxFaultError('NO_NODE');
    return pool;
  };
  let turn = 0;
  return {
    nodes: pools.length,
    read: (statements) => {
      turn += 1;
      return onConnection(poolOf(turn), readLimitMs, async (connection) => {
        const [answer] = await connection.query(statements.join(';'));
        return resultsOf(answer, statements.length);
      });
    },
    write: (node, statement, limitMs = writeLimitMs) =>
      onConnection(poolOf(node), limitMs, async (connection) => {
        await connection.query(statement);
      }),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
};
