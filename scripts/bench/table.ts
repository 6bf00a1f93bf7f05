import type { Weight } from './browser.ts';
import { detailsPage } from './pages.ts';

export type Row = {
  /** Empty for the floor. */
  site: string;
  page: string;
  weight: Weight;
  /** JavaScript above that of the floor, in bytes. */
  aboveFloor: number;
};

/** What a job's page may weigh in JavaScript above the floor: 10 kB (1,000 B each) after `gzip -9`. */
const budgetBytes = 10_000;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const heads = ['site', 'page', 'JS', 'CSS', 'fonts', 'HTML', 'other', 'JS above the floor'];

const cellsOf = ({ site, page, weight, aboveFloor }: Row): string[] => [
  site,
  page,
  ...[weight.js, weight.css, weight.fonts, weight.html, weight.other].map(kB),
  site === '' ? '' : kB(aboveFloor),
];

const isText = (column: number): boolean => column < 2;

/** A Markdown table in kB after `gzip -9`, its columns aligned for a terminal too. */
export const tableOf = (rows: readonly Row[]): string => {
  const lines = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const written = lines.map((line) => {
    const cells = line.map((cell, column) =>
      isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `| ${cells.join(' | ')} |`;
  });
  const rule = `| ${widths.map((width, column) => (isText(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [written[0], rule, ...written.slice(1)].join('\n');
};

/** One sentence for each job's page that is over its budget. */
export const overBudget = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ page, aboveFloor }) => page === detailsPage && aboveFloor > budgetBytes)
    .map(
      ({ site, aboveFloor }) =>
        `A job's page on ${site} carries ${kB(aboveFloor)} kB of JavaScript above the floor: ${kB(budgetBytes)} kB are allowed.`,
    );
