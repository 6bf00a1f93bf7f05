'use client';

import { useStore } from '@radar/ui/use-store';
import { useEffect } from 'react';
import { messageHosts } from './messages.ts';
import type { PageSettings } from './page-settings.ts';

const whenIdle = (work: () => void): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
};

/** Where toasts and modals appear, once there are any; and, after the load, everything that no page waits for. */
export const PageLife = ({ settings }: { settings: PageSettings }) => {
  const { toast: Toasts, modal: Modals } = useStore(messageHosts);
  const { words } = settings;

  useEffect(() => {
    const start = () =>
      whenIdle(() => {
        // A chunk that is gone is the page script's business: it has seen it fail.
        import('./after-load.ts').then(({ afterLoad }) => afterLoad(settings)).catch(() => {});
      });
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    // The settings are the document's, and a document is loaded once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <>
      {Toasts && <Toasts label={words.messages} closeLabel={words.close} />}
      {Modals && <Modals closeLabel={words.close} />}
    </>
  );
};
