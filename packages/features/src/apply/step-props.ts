import type { Application } from '@radar/domain/applications';
import type { CoverLetter, Document } from '@radar/domain/documents';
import type { Locale } from '@radar/i18n/locales';
import type { ApplyDraft } from './apply-draft.ts';
import type { Step } from './steps.ts';
import type { ApplicationStore } from './use-application.ts';

export type Addresses = {
  job: string;
  /** The form itself, and its step that asks for the code. */
  apply: string;
  verification: string;
  terms: string;
  privacy: string;
  similar: string;
  /** Screens of an account. */
  applications: string;
  documents: string;
};

/** Whoever applies with an account, and what it keeps for applications. */
export type Applicant = { id: number; documents: readonly Document[]; letters: readonly CoverLetter[] };

/** What every step works with. */
export type StepProps = {
  store: ApplicationStore;
  draft: ApplyDraft;
  locale: Locale;
  /** Null for a guest. */
  applicant: Applicant | null;
  /** Names of countries in the page's language. */
  countries: readonly { value: string; label: string }[];
  addresses: Addresses;
  go: (step: Step) => void;
  onSent: (application: Application) => void;
};
