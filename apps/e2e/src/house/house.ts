import type { SiteId } from '@radar/config/sites';

/** Where the house of this run stands. */
export type House = {
  api: string;
  /** Origin of each site. */
  sites: Record<SiteId, string>;
  importKey: string;
};

const variable = 'RADAR_E2E_HOUSE';

/** Tells the workers, which inherit the environment of the setup. */
export const announceHouse = (house: House): void => {
  process.env[variable] = JSON.stringify(house);
};

/** The house that the global setup started. */
export const house = (): House => JSON.parse(process.env[variable] ?? '{}') as House;

/** Origin of a site. */
export const origin = (site: SiteId): string => house().sites[site];
