'use client';

import { getMe } from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import { browserCaller } from './browser-caller.ts';

const codeOf = (error: unknown): string | null => (error instanceof AppError ? error.code : null);

const isSignedOut = async (locale: string): Promise<boolean> => {
  try {
    await browserCaller(locale)(getMe, {});
    return false;
  } catch (error) {
    if (codeOf(error) === 'UNAUTHENTICATED') return true;
    throw error;
  }
};

/** Whether a refusal comes of it that the session has ended. What a guest may have too, cannot be found then. */
const hasSessionEnded = async (locale: string, refusal: unknown): Promise<boolean> => {
  const code = codeOf(refusal);
  return code === 'UNAUTHENTICATED' || (code === 'NOT_FOUND' && (await isSignedOut(locale)));
};

/**
 * Does something with what an account has. Once the session has ended it asks to sign in, and does it again. In the
 * browser only.
 * @throws AppError UNAUTHENTICATED when the person puts it off
 */
export const withSession = async <T>(locale: string, act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (!(await hasSessionEnded(locale, error))) throw error;
    const { askToSignIn } = await import('./sign-in/ask-to-sign-in.ts');
    if (await askToSignIn('sessionEnded')) return act();
    throw new AppError('UNAUTHENTICATED');
  }
};
