'use client';

import { getMe } from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import { browserCaller } from './browser-caller.ts';

const isNotFound = (error: unknown): boolean => error instanceof AppError && error.code === 'NOT_FOUND';

const hasSessionEnded = async (locale: string): Promise<boolean> => {
  try {
    await browserCaller(locale)(getMe, {});
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') return true;
    throw error;
  }
};

/**
 * Does something with what an account has and a guest may have too, such as an application: once the session has ended it
 * cannot be found. Then it asks to sign in, and does it again. In the browser only.
 * @throws AppError UNAUTHENTICATED when the person puts it off
 */
export const withSession = async <T>(locale: string, act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (!isNotFound(error) || !(await hasSessionEnded(locale))) throw error;
    const { askToSignIn } = await import('./sign-in/ask-to-sign-in.ts');
    if (await askToSignIn('sessionEnded')) return act();
    throw new AppError('UNAUTHENTICATED');
  }
};
