import type { Build } from '../../server/build-id.ts';

/** What the page tells the scripts that run after its load. */
export type PageSettings = {
  /** The build that made the page; null in development. */
  build: Build | null;
  /** Scripts of third parties, each run with its category's consent only. */
  scripts: {
    analytics: { src: string; id: string } | null;
    marketing: string | null;
    /** Google's prompt for visitors, where the API has its keys; a third party's, so it goes with marketing. */
    hasOneTap: boolean;
  };
  /** Where errors go; null: nowhere. */
  errorReports: { dsn: string; site: string } | null;
  words: { messages: string; close: string; cookiesSaved: string };
};

/** What the page script shares with the scripts that come later. */
export type PageState = {
  /** Errors that nobody could take yet, ten at most. */
  errors: unknown[];
  /** Takes errors once it is there. */
  report?: (error: unknown) => void;
  /** Hands an error to `report`, or keeps it in `errors`. */
  keep: (error: unknown) => void;
  /** Shows in the header who is signed in now. */
  greet: () => void;
  /** Chooses the theme on this device: `light`, `dark` or `system`. */
  setTheme: (theme: string) => void;
  /** Reloads the page, unless it has just done so, or something was typed into it, or the device is offline. */
  reload: () => void;
};

declare global {
  interface Window {
    /** Undefined where the page script has failed. */
    radar?: PageState;
    dataLayer?: unknown[];
  }
}
