const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** The UTM parameters of a query. */
export const utmIn = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    utmKeys.flatMap((key) => {
      const value = query.get(key);
      return value === null ? [] : [[key, value.slice(0, 100)]];
    }),
  );

/** Those of an address, such as the `Referer`; of what is none, none. */
export const utmOf = (address: string | null): URLSearchParams =>
  utmIn(address !== null && URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams());
