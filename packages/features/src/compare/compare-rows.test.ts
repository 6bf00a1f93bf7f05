import { loadTranslator } from '@radar/i18n/intl';
import { expect, it } from 'vitest';
import { aJobDetail } from '../shell/testing/a-job-detail.ts';
import { compareRows } from './compare-rows.ts';

const translator = await loadTranslator('hr', ['job', 'jobs', 'compare'], 'Europe/Zagreb');
const salary = { period: 'month', kind: 'gross', currency: 'EUR' } as const;

it('puts facts side by side, and says in which the jobs differ', () => {
  const one = aJobDetail({
    salary: { ...salary, minMinor: 120_000, maxMinor: 150_000 },
    benefits: ['Prijevoz', 'Obrok'],
    drivingLicences: ['B'],
  });
  const other = aJobDetail({ salary: null, benefits: ['Obrok', 'Prijevoz'], drivingLicences: [] });
  const rows = new Map(compareRows([one, other], translator).map((row) => [row.term, row]));
  const row = (id: 'salary' | 'benefits' | 'drivingLicence') => rows.get(translator.t(`job.${id}`));
  expect(row('salary')).toMatchObject({ isDifferent: true, values: [[expect.stringContaining('1.200')], []] });
  expect(row('drivingLicence')).toMatchObject({ isDifferent: true, values: [['B'], []] });
  // The same benefits in another order are the same.
  expect(row('benefits')?.isDifferent).toBe(false);
});

it('leaves out what no ad speaks of', () => {
  const silent = aJobDetail({ digitalSkills: [], benefits: [] });
  const terms = compareRows([silent, silent], translator).map(({ term }) => term);
  expect(terms).not.toContain(translator.t('job.benefits'));
  expect(terms).toContain(translator.t('job.employer'));
});
