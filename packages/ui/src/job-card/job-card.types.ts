import type { FlagKind } from '../flag/flag.tsx';

export type JobCardEmployer = {
  /**
   * Put on the card's root as `data-employer-id`.
   * @default none: what cannot be told apart by an id
   */
  id?: number | undefined;
  name: string;
  /** Hue of the logo's tile and of the cover, 0 to 360; `hueOf(id)` gives a steady one. */
  hue: number;
  /** Address of the logo. */
  logoSrc?: string | null | undefined;
  /**
   * The employer stays unnamed: `name` says so in words, e.g. "On behalf of a client".
   * @default false
   */
  anonymous?: boolean;
  /** Words of the seal, e.g. "Verified employer"; without them there is no seal. */
  verifiedLabel?: string | null | undefined;
};

export type JobCardFlag = {
  kind: FlagKind;
  text: string;
};

export type JobCardPay = {
  /** The headline: "1.300 – 1.550 €". */
  amount: string;
  /** What stands quietly after it: "bruto", "bruto po satu". */
  unit?: string;
};

/** What every form of a job's card shows. Words come ready, in the language of the page. */
export type JobCardProps = {
  /** Put on the root as `data-job-id`, where handlers of the whole list find it. */
  jobId: string;
  /** The title as the employer wrote it, with its "(m/ž)". */
  title: string;
  /**
   * Language of the title.
   * @default the page's
   */
  lang?: string | undefined;
  /** Address of the job's details within this site. */
  href: string;
  employer: JobCardEmployer;
  /** Where the work is: "Zagreb, Žitnjak". */
  place?: string | null | undefined;
  /**
   * Distance first, then one fact: "4 km", "Rad u smjenama".
   * @default []
   */
  facts?: readonly string[];
  /** The pay as stated, or null when the employer kept silent. */
  pay: JobCardPay | null;
  /** What to say when there is no pay: "Pay not stated". */
  noPay: string;
  /**
   * Our estimate: "≈ 939 – 1.093 € neto".
   * @default none
   */
  net?: string | null | undefined;
  /**
   * At most three; they stand above the title.
   * @default []
   */
  flags?: readonly JobCardFlag[];
  /**
   * The visitor opened it before: a quieter title. Add the flag that says it in words.
   * @default false
   */
  seen?: boolean;
  /**
   * Name of the bookmark, e.g. "Save job". The button carries the job's id as `data-save` and shows `aria-pressed`.
   * @default none: no bookmark
   */
  saveLabel?: string | undefined;
  /**
   * The bookmark is set.
   * @default false
   */
  saved?: boolean;
  /**
   * Level of the title's heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
};
