/** Anything that JSON can say, with its schema.org type. */
export type JsonLdData = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown };

// Valid JSON still, but no longer a way out of the element that holds it, nor a line end in old parsers.
const unsafe = /[<\u2028\u2029]/g;
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that may stand inside `<script>`: no text of an ad can end the element. */
export const toScriptJson = (data: JsonLdData): string => JSON.stringify(data).replace(unsafe, escaped);

/** Structured data for machines. A data block: browsers never run it, so no script policy forbids it (HTML, 4.12.1). */
export const JsonLd = ({ data }: { data: JsonLdData }) => (
  // oxlint-disable-next-line react/no-danger -- JSON whose signs of mark-up are escaped
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(data) }} />
);
