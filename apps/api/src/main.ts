import { DatabaseUnusableError } from './db/client.ts';
import { type Env, EnvError, parseEnv } from './env.ts';
import { SourcesFileError } from './importers/sources/sources-file.ts';
import { createLog } from './log.ts';
import { runApi } from './run-api.ts';

const giveUp = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const readEnv = (): Env => {
  try {
    return parseEnv(process.env);
  } catch (error) {
    if (error instanceof EnvError) return giveUp(error.message);
    throw error;
  }
};

/** Read by the start script, which shows it to whoever waits. */
const progress = (line: string): void => {
  process.stdout.write(`${JSON.stringify({ progress: line })}\n`);
};

const env = readEnv();
const log = createLog(env.logLevel);
try {
  const api = await runApi(env, log, progress);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void api.stop().then((code) => process.exit(code));
    });
  }
} catch (error) {
  if (error instanceof DatabaseUnusableError || error instanceof SourcesFileError) giveUp(error.message);
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') giveUp(`Port ${env.port} is in use.`);
  log.fatal({ fault: error }, 'could not start');
  giveUp(`The API could not start: ${error instanceof Error ? error.name : 'unknown'}.`);
}
