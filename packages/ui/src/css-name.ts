/** A name for CSS from one of React's ids, which hold signs that CSS does not allow. */
export function cssName(id: string): string {
  return `--${id.replace(/[^\w-]/g, '')}`;
}
