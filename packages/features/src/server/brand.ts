import 'server-only';
import { type Brand, type BrandConfig, defineBrand } from '@radar/config/brand';
import { originOf, siteOf } from '@radar/config/sites';
import type { Screen } from '@radar/i18n/routes';

/** The brand of this app: `createNextConfig` writes it into the build, so one process is one brand. */
export const brand: Brand = defineBrand(JSON.parse(process.env.RADAR_BRAND ?? '{}') as BrandConfig);

/** The brand's row in the registry of sites. */
export const site = siteOf(brand.siteId);

/** Public origin of this site; read when asked, so that one build serves any host. */
export const siteOrigin = (): string => originOf(brand.siteId, process.env);

/** Title of the brand: `Radar Hrvatska`. */
export const brandTitle = site.name;

const builtScreens = new Set(JSON.parse(process.env.RADAR_SCREENS ?? '[]') as Screen[]);

/** Whether this app has the screen: links to what is not built yet are left out. */
export const isBuilt = (screen: Screen): boolean => builtScreens.has(screen);
