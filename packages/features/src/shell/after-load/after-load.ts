import { switchBackKey } from '@radar/config/cookies';
import { watchBuilds } from './build-watch.ts';
import { runConsentedScripts } from './consented-scripts.ts';
import { keepThemeInAccount } from './keep-theme.ts';
import type { PageSettings } from './page-settings.ts';
import { prefetchLinks } from './prefetch-links.ts';

const isKept = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Everything that no page waits for. */
export const afterLoad = ({ build, scripts, errorReports, words }: PageSettings): void => {
  if (errorReports !== null) {
    import('./error-reports.ts')
      .then(({ reportErrors }) => reportErrors({ ...errorReports, release: build?.id }))
      // Blocked or offline: the page does without.
      .catch(() => {});
  }
  if (isKept(switchBackKey))
    import('../switch-back.ts').then(({ offerSwitchBack }) => offerSwitchBack()).catch(() => {});
  keepThemeInAccount();
  prefetchLinks();
  runConsentedScripts(scripts, words.cookiesSaved);
  if (build !== null) watchBuilds(build);
};
