/** A file as a person chooses it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const numbered = (objects: readonly string[]): string[] =>
  objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);

/** A PDF that a reader opens: one page with `text` (ASCII without brackets), filled up by a comment of `fillBytes`. */
const pdfText = (text: string, fillBytes: number): string => {
  const drawn = `BT /F1 24 Tf 72 760 Td (${text}) Tj ET`;
  const objects = numbered([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
  // Ten digits for each offset keep the length of the file the same whatever they say.
  const head = `%PDF-1.4\n%${' '.repeat(fillBytes)}\n`;
  const body = objects.join('');
  const offsets = objects.map((_, index) => head.length + objects.slice(0, index).join('').length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const tableAt = String(head.length + body.length).padStart(10, '0');
  return `${head}${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${tableAt}\n%%EOF\n`;
};

/** A small PDF of one page. */
export const pdf = (name: string, text: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfText(text, 0), 'latin1'),
});

/** A PDF of exactly so many bytes. */
export const pdfOfSize = (name: string, sizeBytes: number): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfText('Big', sizeBytes - pdfText('Big', 0).length), 'latin1'),
});

/** A web page that claims to be a PDF. */
export const disguisedPage = (name: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('<!doctype html><title>CV</title><script>alert(1)</script>'),
});
