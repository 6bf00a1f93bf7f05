export type PageMark = number | 'gap';

/**
 * The numbers that a pagination shows: some around the current page, the first and the last, and a gap where numbers
 * are left out. A gap of one page shows that page instead.
 *
 * @param current from 1
 * @param around how many numbers stand together, the current one in their middle
 */
export function pageNumbers(current: number, total: number, around = 3): PageMark[] {
  if (total < 1) return [];
  const here = Math.min(Math.max(current, 1), total);
  const before = Math.floor((around - 1) / 2);
  const start = Math.min(Math.max(here - before, 1), Math.max(total - around + 1, 1));
  const shown = new Set([1, total]);
  for (let page = start; page < Math.min(start + around, total + 1); page += 1) shown.add(page);

  const marks: PageMark[] = [];
  let last = 0;
  for (const page of [...shown].toSorted((a, b) => a - b)) {
    if (page - last === 2) marks.push(page - 1);
    else if (page - last > 2) marks.push('gap');
    marks.push(page);
    last = page;
  }
  return marks;
}
