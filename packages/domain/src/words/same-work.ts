import { building } from './same-work/building.ts';
import { crafts } from './same-work/crafts.ts';
import { hospitality } from './same-work/hospitality.ts';
import { offices } from './same-work/offices.ts';
import { others } from './same-work/others.ts';
import { people } from './same-work/people.ts';
import { trade } from './same-work/trade.ts';

/**
 * Names of the same work in hr, bs, sl, mk and en, one kind of work a line. Only what people use for one another: a near
 * occupation (a customs officer beside a policeman) is a line of its own, or stands in none. The key is a
 * code and what the work is a kind of: a lorry driver is a driver. Forms that lead to one stem (`konobarica`) are not repeated.
 */
export const sameWork: Readonly<Record<string, string>> = {
  ...hospitality,
  ...trade,
  ...people,
  ...building,
  ...crafts,
  ...offices,
  ...others,
};
