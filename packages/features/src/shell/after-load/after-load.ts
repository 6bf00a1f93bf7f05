import { watchBuilds } from './build-watch.ts';
import { runConsentedScripts } from './consented-scripts.ts';
import type { PageSettings } from './page-settings.ts';
import { prefetchLinks } from './prefetch-links.ts';

/** Everything that no page waits for. */
export const afterLoad = ({ build, scripts, errorReports, words }: PageSettings): void => {
  if (errorReports !== null) {
    import('./error-reports.ts')
      .then(({ reportErrors }) => reportErrors({ ...errorReports, release: build?.id }))
      // Blocked or offline: the page does without.
      .catch(() => {});
  }
  prefetchLinks();
  runConsentedScripts(scripts, words.cookiesSaved);
  if (build !== null) watchBuilds(build);
};
