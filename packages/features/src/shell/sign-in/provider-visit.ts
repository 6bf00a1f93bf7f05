import { providerVisitKey } from '@radar/config/cookies';
import { SignInProvider } from '@radar/domain/accounts';
import * as z from 'zod/mini';

/** What this tab remembers of somebody who is at a provider. */
const Visit = z.object({
  provider: SignInProvider,
  /** What the answer must repeat: another tab's answer, or a stranger's, is none for this one. */
  state: z.string(),
  /** Address of this site to go on to. */
  next: z.string(),
});
export type ProviderVisit = z.output<typeof Visit>;

export const keepVisit = (visit: ProviderVisit): void =>
  sessionStorage.setItem(providerVisitKey, JSON.stringify(visit));

/** The visit that this tab is on, and forgets it: an answer is good once. Null for none. */
export const takeVisit = (): ProviderVisit | null => {
  try {
    const kept = Visit.safeParse(JSON.parse(sessionStorage.getItem(providerVisitKey) ?? 'null'));
    sessionStorage.removeItem(providerVisitKey);
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
};
