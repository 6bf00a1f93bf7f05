import type { SocialProvider } from '@radar/config/sites';
import { AppError } from '@radar/domain/http';
import type { Locale } from '@radar/i18n/locales';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { identities, sessions, users } from '../../db/schema/index.ts';
import { transact } from '../../db/transact.ts';
import type { Env } from '../../env.ts';
import type { RequestSite } from '../../http/context.ts';
import { openSession, type SessionUser } from '../../http/session.ts';
import type { ProviderPerson } from '../../providers/provider-person.ts';
import type { SignedIn } from './login.ts';
import { emailKey, findUserByEmail, getUser } from './users.queries.ts';

/** The settings of a provider that the site may use and that is configured. @throws AppError NOT_FOUND */
export const requireProvider = <P extends SocialProvider>(
  env: Env,
  site: RequestSite,
  provider: P,
): NonNullable<Env['providers'][P]> => {
  const settings = env.providers[provider];
  if (settings === null || !site.mayHave.socialProviders.includes(provider)) throw new AppError('NOT_FOUND');
  return settings;
};

type Given = {
  site: RequestSite;
  provider: SocialProvider;
  person: ProviderPerson;
  locale: Locale;
  current: SessionUser | null;
  device: string | null;
};

const findByIdentity = async (tx: Db, { site, provider, person }: Given): Promise<number | null> => {
  const [row] = await tx
    .select({ userId: identities.userId })
    .from(identities)
    .where(
      and(eq(identities.siteId, site.id), eq(identities.provider, provider), eq(identities.subject, person.subject)),
    );
  return row?.userId ?? null;
};

/** Whoever opened an account with an address that they never confirmed loses it to the one who has the address. */
const takeOver = async (tx: Db, userId: number): Promise<void> => {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx
    .update(users)
    .set({ passwordHash: null, verifiedAt: sql`now()` })
    .where(eq(users.id, userId));
};

const link = async (tx: Db, given: Given): Promise<number> => {
  const { site, provider, person, locale } = given;
  const { email } = person;
  if (email === null) throw new AppError('UNAUTHENTICATED');
  const known = await findUserByEmail(tx, site.id, email);
  // An address that nobody vouches for opens no account of somebody else.
  if (known !== null && known.verifiedAt !== null && !person.isEmailVerified) throw new AppError('USER_EXISTS');
  if (known !== null && known.verifiedAt === null) await takeOver(tx, known.id);
  const userId =
    known?.id ??
    (
      await tx
        .insert(users)
        .values({
          siteId: site.id,
          email,
          emailKey: emailKey(email),
          firstName: person.firstName,
          lastName: person.lastName,
          locale,
          verifiedAt: sql`now()`,
          // Login states the terms beside its buttons.
          acceptedTosAt: sql`now()`,
        })
        .returning({ id: users.id })
    )[0]?.id;
  if (userId === undefined) throw new Error('The account was not written.');
  await tx.insert(identities).values({ siteId: site.id, provider, subject: person.subject, userId });
  return userId;
};

/**
 * Signs in somebody whom a provider has named; makes the account on the first time.
 * @throws AppError UNAUTHENTICATED without an address, USER_EXISTS when the address is another's and not vouched for
 */
export const loginWithProvider = (db: Db, given: Given): Promise<SignedIn> =>
  transact(db, async (tx) => {
    const userId = (await findByIdentity(tx, given)) ?? (await link(tx, given));
    if (given.current !== null) await tx.delete(sessions).where(eq(sessions.id, given.current.sessionId));
    const session = await openSession(tx, userId, { isRemembered: true, device: given.device });
    return { user: await getUser(tx, userId), session };
  });
