import type { Application } from '@radar/domain/applications';
import type { Locale } from '@radar/i18n/locales';
import type { Step } from './steps.ts';
import type { ApplicationStore } from './use-application.ts';
import type { DraftStore } from './use-draft.ts';

export type Addresses = { job: string; terms: string; privacy: string; similar: string };

/** What every step works with. */
export type StepProps = {
  store: ApplicationStore;
  drafts: DraftStore;
  locale: Locale;
  addresses: Addresses;
  go: (step: Step) => void;
  onSent: (application: Application) => void;
};
