import type { Application } from '@radar/domain/applications';
import type { Locale } from '@radar/i18n/locales';
import type { ApplyDraft } from './apply-draft.ts';
import type { Step } from './steps.ts';
import type { ApplicationStore } from './use-application.ts';

export type Addresses = { job: string; terms: string; privacy: string; similar: string };

/** What every step works with. */
export type StepProps = {
  store: ApplicationStore;
  draft: ApplyDraft;
  locale: Locale;
  addresses: Addresses;
  go: (step: Step) => void;
  onSent: (application: Application) => void;
};
