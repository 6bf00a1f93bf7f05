'use client';

import { useEffect } from 'react';

const secrets = ['hash', 'code', 'token'] as const;

/** Takes the secret of a mailed link out of the address: scripts of others, which come after the load, must not read it. */
export const useSecretOfLink = (): void => {
  useEffect(() => {
    const url = new URL(window.location.href);
    for (const name of secrets) url.searchParams.delete(name);
    if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
  }, []);
};
