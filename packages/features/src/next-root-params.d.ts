declare module 'next/root-params' {
  /** The page's language, wherever a server component stands. */
  export const locale: () => Promise<string>;
}
