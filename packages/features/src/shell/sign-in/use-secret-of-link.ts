'use client';

import { useEffect, useSyncExternalStore } from 'react';

const names = ['hash', 'code', 'token'] as const;

const never = (): (() => void) => () => {};

const keptSecret = (): string => {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('secret' in state)) return '';
  return typeof state.secret === 'string' ? state.secret : '';
};

/**
 * Takes the secret of a mailed link out of the address: scripts of others, which come after the load, must not read it
 * there. The tab's history entry keeps it, so that a reload finds it again; its name stays in the address, without a value.
 * @param secret what the address held: empty after a reload
 * @returns null until it is known
 */
export const useSecretOfLink = (secret: string): string | null => {
  const known = useSyncExternalStore(
    never,
    () => (secret === '' ? keptSecret() : secret),
    () => (secret === '' ? null : secret),
  );
  useEffect(() => {
    const url = new URL(window.location.href);
    for (const name of names) if (url.searchParams.has(name)) url.searchParams.set(name, '');
    const state: unknown = window.history.state;
    const kept = secret === '' ? keptSecret() : secret;
    window.history.replaceState({ ...(typeof state === 'object' ? state : null), secret: kept }, '', url);
  }, [secret]);
  return known;
};
