import type { ConsentCategory } from '@radar/config/cookies';
import { isSignedIn } from '../device/is-signed-in.ts';
import { showToast } from './messages.ts';
import type { PageSettings } from './page-settings.ts';

type Scripts = PageSettings['scripts'];

const allows = (consent: string, category: ConsentCategory): boolean => consent.split('.').includes(category);

const add = (src: string): void => {
  const script = document.createElement('script');
  Object.assign(script, { src, async: true });
  document.head.append(script);
};

/** The first words of the Google tag, which waits for them in `dataLayer`. */
const greetAnalytics = (id: string): void => {
  const layer = (window.dataLayer ??= []);
  function tell(..._words: unknown[]): void {
    // The tag knows its commands by their being `arguments`.
    layer.push(arguments);
  }
  tell('js', new Date());
  tell('config', id);
};

const starts = {
  analytics: ({ analytics }: Scripts): void => {
    if (analytics === null) return;
    greetAnalytics(analytics.id);
    add(`${analytics.src}?id=${encodeURIComponent(analytics.id)}`);
  },
  marketing: ({ marketing, hasOneTap }: Scripts): void => {
    if (marketing !== null) add(marketing);
    // Blocked or offline: there are other ways in.
    if (hasOneTap && !isSignedIn()) import('../one-tap.ts').then(({ offerOneTap }) => offerOneTap()).catch(() => {});
  },
};

const beginAnew = async (): Promise<void> => {
  const { forgetForeignCookies } = await import('./forget-foreign-cookies.ts');
  forgetForeignCookies();
  location.reload();
};

const optional = ['analytics', 'marketing'] as const;

/**
 * Runs the scripts that the visitor has allowed, now or as soon as they do. What they no longer allow is stopped: its
 * cookies go, and the page begins anew without it.
 */
export const runConsentedScripts = (scripts: Scripts, savedMessage: string): void => {
  const run = (before: string, now: string): void => {
    for (const one of optional) if (allows(now, one) && !allows(before, one)) starts[one](scripts);
  };
  const consent = (): string => document.documentElement.dataset['consent'] ?? '';
  run('', consent());

  window.addEventListener('radar-consent', (event) => {
    const before = String((event as CustomEvent).detail);
    const now = consent();
    if (optional.some((one) => allows(before, one) && !allows(now, one))) {
      void beginAnew();
      return;
    }
    run(before, now);
    if (before !== '') void showToast({ title: savedMessage });
  });
};
