const decoration = /(?:\p{Extended_Pictographic}\u{fe0f}?|[\u2022\u25a0-\u25ff])+|[*_~=|]{2,}|!{2,}/gu;
const edges = /^[\s\-–—•*.,:;!|/]+|[\s\-–—•*,:;|/]+$/gu;

/** A title without ornaments (`*** HITNO!!! Konobar ***`), on one line. Its (m/ž) stays: employers write it by law. */
export const cleanTitle = (title: string): string => {
  const plain = title.normalize('NFC').replace(decoration, ' ').replace(/\s+/g, ' ').replace(edges, '');
  return plain === '' ? title.trim() : plain;
};
