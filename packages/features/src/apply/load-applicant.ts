import 'server-only';
import { getCoverLetters, getDocuments } from '@radar/domain/documents';
import type { Locale } from '@radar/i18n/locales';
import { findSignedIn } from '../server/signed-in.ts';
import type { Applicant } from './step-props.ts';

/** Whoever is signed in, with what their account keeps for applications; null for a visitor, who applies as a guest. */
export const loadApplicant = async (locale: Locale): Promise<Applicant | null> => {
  const signedIn = await findSignedIn(locale);
  if (signedIn === null) return null;
  const { me, call } = signedIn;
  const [documents, letters] = await Promise.all([
    // One applies without them, too.
    call(getDocuments, {}).catch(() => []),
    call(getCoverLetters, {}).catch(() => []),
  ]);
  return { id: me.id, documents, letters };
};
