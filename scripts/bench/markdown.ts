export type Column = {
  head: string;
  /**
   * Begins at the left; figures end at the right.
   * @default false
   */
  isText?: boolean;
};

/** Kilobytes of 1,000 B, one digit after the point. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A Markdown table, its columns aligned for a terminal too. */
export const markdownTable = (columns: readonly Column[], rows: readonly (readonly string[])[]): string => {
  const lines = [columns.map(({ head }) => head), ...rows];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? '').length)));
  const written = lines.map((line) => {
    const cells = columns.map(({ isText }, index) => {
      const cell = line[index] ?? '';
      return isText ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0);
    });
    return `| ${cells.join(' | ')} |`;
  });
  const rule = columns.map(({ isText }, index) => {
    const width = widths[index] ?? 0;
    return isText ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`;
  });
  return [written[0], `| ${rule.join(' | ')} |`, ...written.slice(1)].join('\n');
};
