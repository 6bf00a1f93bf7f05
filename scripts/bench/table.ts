import type { Weight } from './browser.ts';
import { type Column, kB, markdownTable } from './markdown.ts';
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

const columns: Column[] = [
  { head: 'site', isText: true },
  { head: 'page', isText: true },
  ...['JS', 'CSS', 'fonts', 'HTML', 'other', 'JS above the floor'].map((head) => ({ head })),
];

const cellsOf = ({ site, page, weight, aboveFloor }: Row): string[] => [
  site,
  page,
  ...[weight.js, weight.css, weight.fonts, weight.html, weight.other].map(kB),
  site === '' ? '' : kB(aboveFloor),
];

/** What each page weighs, in kB after `gzip -9`. */
export const tableOf = (rows: readonly Row[]): string => markdownTable(columns, rows.map(cellsOf));

/** One sentence for each job's page that is over its budget. */
export const overBudget = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ page, aboveFloor }) => page === detailsPage && aboveFloor > budgetBytes)
    .map(
      ({ site, aboveFloor }) =>
        `A job's page on ${site} carries ${kB(aboveFloor)} kB of JavaScript above the floor: ${kB(budgetBytes)} kB are allowed.`,
    );
