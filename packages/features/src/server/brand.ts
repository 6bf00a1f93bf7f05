import 'server-only';
import { type Brand, type BrandConfig, defineBrand } from '@radar/config/brand';
import { originOf, siteOf } from '@radar/config/sites';

/** The brand of this app: `createNextConfig` writes it into the build, so one process is one brand. */
export const brand: Brand = defineBrand(JSON.parse(process.env.RADAR_BRAND ?? '{}') as BrandConfig);

/** The brand's row in the registry of sites. */
export const site = siteOf(brand.siteId);

/** Public origin of this site; read when asked, so that one build serves any host. */
export const siteOrigin = (): string => originOf(brand.siteId, process.env);

/** Title of the brand: `Radar Hrvatska`. */
export const brandTitle = site.name;
