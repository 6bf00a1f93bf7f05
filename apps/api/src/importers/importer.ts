import type { ImportedJob } from '@radar/domain/imports';

/** What an importer makes of one item of a feed. A bad item never ends the feed; what ends it is its last item. */
export type ImportItem =
  | { ok: true; job: ImportedJob; note?: string }
  | {
      ok: false;
      /** The source's id of the item, where it could be read. */
      reference: string | null;
      reason: string;
      /** The source names it, but does not offer it. */
      isWithdrawn?: boolean;
    };

export type ImportOptions = {
  /** Employer of every item that names none: the boards of one company often leave it out. */
  employer?: string;
  /** Where the feed was read from, for feeds that do not name the pages of their ads. */
  address?: string;
};

/** Reads a feed as it arrives and holds no more than one item of it. */
export type Importer = (bytes: AsyncIterable<Uint8Array>, options?: ImportOptions) => AsyncGenerator<ImportItem>;
