const steps: Readonly<Record<string, readonly number[]>> = {
  EUR: [800, 1000, 1250, 1500, 2000, 2500, 3000, 4000],
  BAM: [1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000],
  MKD: [25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000],
};

/** Amounts a month that a search counts jobs from, in whole units of a site's currency, the least first. */
export const salarySteps = (currency: string): readonly number[] => steps[currency] ?? [];
