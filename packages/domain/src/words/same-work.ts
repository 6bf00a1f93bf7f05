import { building } from './same-work/building.ts';
import { crafts } from './same-work/crafts.ts';
import { hospitality } from './same-work/hospitality.ts';
import { industry } from './same-work/industry.ts';
import { offices } from './same-work/offices.ts';
import { others } from './same-work/others.ts';
import { people } from './same-work/people.ts';
import { specialists } from './same-work/specialists.ts';
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
  ...industry,
  ...specialists,
  ...others,
};

/** Kinds of work that are called after another and are none of it: a device driver, a doctor of animals, a CNC programmer. */
export const calledAfterOthers: ReadonlySet<string> = new Set(
  'itarchitect devicedriver dataengineer cnc automation vet drivinginstructor swimming skiinstructor yoga videoeditor kitchenporter petgroomer'.split(
    ' ',
  ),
);
