import type { AdPlan } from './ad-plan.ts';
import type { Market } from './markets.ts';
import { findTown, type Town, townsOf } from './places.ts';
import type { Random } from './random.ts';

/** Where an ad's work is. */
export type Location = {
  town: Town;
  /** The ad's own words, where they are more than the town. */ text: string | null;
  street: string | null;
  latitude: number;
  longitude: number;
};

const abroadCountries = [
  ['DE', 5],
  ['AT', 4],
  ['SI', 3],
  ['IE', 2],
] as const;

export const createLocations = (market: Market) => {
  const home = townsOf(market.country, market.language);
  const abroad = new Map(abroadCountries.map(([country]) => [country, townsOf(country, market.language).slice(0, 8)]));
  // Branches open where people are.
  const branches = home.filter(({ population }) => population >= 8000).map((town) => [town, town.population] as const);
  const countryName = (country: string): string =>
    new Intl.DisplayNames([market.language === 'bs' ? 'bs-Latn' : market.language], { type: 'region' }).of(country) ??
    country;

  const locationAt = (random: Random, town: Town, text: string | null): Location => ({
    town,
    text,
    street: random.chance(0.6) ? `${random.pick(market.streets)} ${random.whole(1, 120)}` : null,
    latitude: Math.round((town.latitude + (random.next() - 0.5) * 0.016) * 10_000) / 10_000,
    longitude: Math.round((town.longitude + (random.next() - 0.5) * 0.016) * 10_000) / 10_000,
  });

  /** The first is the one that the ad's text names. */
  return (random: Random, { employer, isAbroad }: AdPlan): [Location, ...Location[]] => {
    if (isAbroad) {
      const country = random.weighted(abroadCountries);
      const town = random.pick(abroad.get(country) ?? []);
      return [{ ...locationAt(random, town, `${town.name} (${countryName(country)})`), street: null }];
    }
    const own = findTown(home, employer.city);
    const town = employer.size >= 150 && random.chance(0.3) ? random.weighted(branches) : own;
    const districts = market.districts[town.name];
    const text = districts !== undefined && random.chance(0.3) ? `${town.name} (${random.pick(districts)})` : null;
    const first = locationAt(random, town, text);
    if (employer.size < 150 || !random.chance(0.05)) return [first];
    const second = random.weighted(branches);
    return second.name === town.name ? [first] : [first, locationAt(random, second, null)];
  };
};
