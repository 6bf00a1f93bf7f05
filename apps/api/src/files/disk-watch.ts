import { mkdir, statfs } from 'node:fs/promises';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Health } from '../services.ts';

const everyMs = 5_000;

/** Looks at the free space of the data folder every five seconds and notes when it is below the reserve. */
export const watchDisk = async (
  { dataDir, diskReserveBytes }: Pick<Env, 'dataDir' | 'diskReserveBytes'>,
  health: Health,
  log: Log,
): Promise<() => void> => {
  const look = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(dataDir);
    const isLow = bavail * bsize < diskReserveBytes;
    if (isLow !== health.isDiskLow) log.warn({ isLow }, 'disk: free space crossed the reserve');
    health.isDiskLow = isLow;
  };
  await mkdir(dataDir, { recursive: true });
  await look();
  const timer = setInterval(
    () => void look().catch((error: unknown) => log.error({ fault: error }, 'disk: cannot be read')),
    everyMs,
  );
  timer.unref();
  return () => clearInterval(timer);
};
