'use client';

import { useEffect, useState } from 'react';

const names = ['hash', 'code', 'token'] as const;

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
  const [known, setKnown] = useState(secret === '' ? null : secret);
  useEffect(() => {
    const own = secret === '' ? keptSecret() : secret;
    const url = new URL(window.location.href);
    for (const name of names) if (url.searchParams.has(name)) url.searchParams.set(name, '');
    const state: unknown = window.history.state;
    window.history.replaceState({ ...(typeof state === 'object' ? state : null), secret: own }, '', url);
    setKnown(own);
  }, [secret]);
  return known;
};
