import { type Options, hash, verify } from '@node-rs/argon2';
import { AppError } from '@radar/domain/http';

/** argon2id (the library's default) with 46 MiB and one pass (OWASP password storage cheat sheet). */
const cost: Options = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** More at a time would keep files and name lookups waiting, which share the threads. */
const atATime = 2;
const longestQueue = 50;

let running = 0;
const waiting: (() => void)[] = [];

const takeTurn = async (): Promise<void> => {
  if (running >= atATime) {
    if (waiting.length >= longestQueue) throw new AppError('UNAVAILABLE', { retryAfterS: 2 });
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }
  running += 1;
};

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  await takeTurn();
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
};

/**
 * A password as it is kept: a PHC string of argon2id.
 * @throws AppError UNAVAILABLE when too many are being hashed
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

// What nobody's password is: comparing with it takes as long as with a real one.
const nobodys = hash('the password of nobody', cost);

/**
 * Whether a password is the one that was hashed. Takes as long where there is none to compare with.
 * @throws AppError UNAVAILABLE when too many are being compared
 */
export const isPassword = async (password: string, passwordHash: string | null): Promise<boolean> => {
  const kept = passwordHash ?? (await nobodys);
  const isSame = await inTurn(() => verify(kept, password));
  return isSame && passwordHash !== null;
};
