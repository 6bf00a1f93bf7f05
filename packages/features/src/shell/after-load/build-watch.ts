import type { Build } from '../../server/build-id.ts';

const everyMs = 60_000;

const fetchJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
};

const isNewerThan = async (own: Build): Promise<boolean> => {
  const { id } = (await fetchJson(`/builds/latest.json?${Date.now()}`)) as Pick<Build, 'id'>;
  if (id === own.id) return false;
  // An older server that still answers beside the new ones is no reason to reload.
  const { builtAtMs } = (await fetchJson(`/builds/meta/${encodeURIComponent(id)}.json`)) as Build;
  return builtAtMs > own.builtAtMs;
};

/**
 * Asks every minute, and when the page comes into sight, whether a newer build is served. From then on the next navigation
 * loads its page from the server: one that would stay in this document, or come out of the browser's memory.
 */
export const watchBuilds = (own: Build): void => {
  let isOutdated = false;
  const ask = async (): Promise<void> => {
    if (isOutdated || document.visibilityState === 'hidden') return;
    try {
      isOutdated = await isNewerThan(own);
    } catch (error) {
      // oxlint-disable-next-line no-console -- a build that cannot be asked for is only logged
      console.warn('The newest build is unknown.', error);
    }
  };
  setInterval(() => void ask(), everyMs);
  document.addEventListener('visibilitychange', () => void ask());

  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOutdated) window.radar?.reload();
  });
  window.navigation?.addEventListener('navigate', (event) => {
    const { destination, navigationType, hashChange, cancelable } = event;
    if (!isOutdated || navigationType !== 'push' || !destination.sameDocument || hashChange || !cancelable) return;
    event.preventDefault();
    location.assign(destination.url);
  });
};
