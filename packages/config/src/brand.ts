import { type Locale, locales } from '@radar/i18n/locales';
import type { FontFamily } from '@radar/ui/fonts';
import { ringShapes } from '@radar/ui/theme';
import * as z from 'zod';
import { type SiteId, siteIds, siteOf, socialProviders } from './sites.ts';

const publicFile = z
  .string()
  .regex(/^\/[\w./-]+$/, 'must be a path in the public folder of the app, such as /brand/favicon.svg');

/** A plain http address of the same machine is as safe as https: for developers and tests. */
const scriptAddress = z
  .url()
  .regex(/^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/, 'must begin with https://')
  .regex(/^[^\s;,'"]+$/, 'must not hold spaces, quotes, commas or semicolons');

const hostSource = z
  .string()
  .regex(/^https:\/\/[\w.*-]+(?::\d+)?$|^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/, 'must be an https origin');

const Brand = z.strictObject({
  /** Row of the registry of sites; also the `app-domain` header. */
  siteId: z.enum(siteIds as [SiteId, ...SiteId[]]),
  /** The platform's name, first word of the logo. */
  name: z.string().min(1),
  /** Second word of the logo. */
  secondWord: z.string().min(1),
  locales: z.array(z.enum(locales)).min(1),
  /** Language of `/` for newcomers and of `x-default`. */
  firstLocale: z.enum(locales),
  login: z.enum(['email', 'username']),
  features: z.strictObject({
    messages: z.boolean(),
    social: z.strictObject({ google: z.boolean(), facebook: z.boolean(), apple: z.boolean() }),
    /** Google's one-tap prompt for visitors. */
    oneTap: z.boolean(),
    /** Lets people choose which cookies they allow. */
    cookieManager: z.boolean(),
    /** Address of a banner script, loaded with consent only. */
    bannerScript: scriptAddress.nullable(),
    /** Id of the analytics property, loaded with consent only. */
    analyticsId: z.string().min(1).nullable(),
    /** The analytics script, which is given the id as `?id=` and in `dataLayer`. */
    analyticsScript: scriptAddress.default('https://www.googletagmanager.com/gtag/js'),
    /** Origins that the analytics script reports to. */
    analyticsReportsTo: z
      .array(hostSource)
      .default(['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']),
  }),
  theme: z.strictObject({
    font: z.enum(['inter', 'source-sans-3'] satisfies FontFamily[]),
    /** Colour of the browser's bar, light and dark: `#rrggbb`. */
    themeColor: z.strictObject({
      light: z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #ffffff'),
      dark: z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #101418'),
    }),
    /** Shape of the rings in drawn art. */
    rings: z.enum(ringShapes),
  }),
  favicon: publicFile,
  shareImage: z.strictObject({ url: publicFile, width: z.int().positive(), height: z.int().positive() }).nullable(),
  /** Extra `<meta>` of every page: verification codes and the like. */
  headMeta: z.array(z.strictObject({ name: z.string().min(1), content: z.string() })),
});

export type BrandConfig = z.input<typeof Brand>;
export type Brand = z.output<typeof Brand>;

/** A brand's config that cannot be built: names each field, what is wrong and what to do. */
export class BrandConfigError extends Error {
  readonly faults: readonly { field: string; reason: string; remedy: string }[];

  constructor(faults: BrandConfigError['faults']) {
    const lines = faults.map(({ field, reason, remedy }) => `  ${field}: ${reason}\n    ${remedy}`);
    super(`brand.config.ts cannot be used:\n${lines.join('\n')}`);
    this.name = 'BrandConfigError';
    this.faults = faults;
  }
}

const remedyOf = (field: string, code: string): string => {
  if (code === 'unrecognized_keys') return 'Remove the key, or add it to the schema in packages/config/src/brand.ts.';
  if (field.startsWith('features.')) return 'Set the flag in brand.config.ts; docs/brands.md lists every flag.';
  return 'Correct the value in brand.config.ts; docs/brands.md lists every field.';
};

const contradictions = (brand: Brand): { field: string; reason: string; remedy: string }[] => {
  const site = siteOf(brand.siteId);
  const registry = `Change it here, or allow it in the row '${brand.siteId}' of packages/config/src/sites.ts.`;
  const missing = locales.filter((locale) => !brand.locales.includes(locale));
  const faults = [
    brand.firstLocale !== site.firstLocale && {
      field: 'firstLocale',
      reason: `is ${brand.firstLocale}, the site's row says ${site.firstLocale}`,
      remedy: registry,
    },
    missing.length > 0 && {
      field: 'locales',
      reason: `lacks ${missing.join(', ')}: every site answers in all languages`,
      remedy: 'List every language of packages/i18n/src/locales.ts.',
    },
    brand.login !== site.loginName && {
      field: 'login',
      reason: `is ${brand.login}, the API takes ${site.loginName} on this site`,
      remedy: registry,
    },
    brand.features.messages &&
      !site.mayHave.messages && {
        field: 'features.messages',
        reason: 'the site may not have messages',
        remedy: registry,
      },
    brand.features.oneTap &&
      !brand.features.social.google && {
        field: 'features.oneTap',
        reason: 'needs features.social.google',
        remedy: 'Turn Google sign-in on, or one-tap off.',
      },
    ...(['analyticsId', 'bannerScript'] as const)
      .filter((flag) => brand.features[flag] !== null && !brand.features.cookieManager)
      .map((flag) => ({
        field: `features.${flag}`,
        reason: 'needs features.cookieManager: nobody could consent',
        remedy: 'Turn the cookie manager on, or set the flag to null.',
      })),
    ...socialProviders
      .filter((provider) => brand.features.social[provider] && !site.mayHave.socialProviders.includes(provider))
      .map((provider) => ({
        field: `features.social.${provider}`,
        reason: `the site may not use ${provider}`,
        remedy: registry,
      })),
  ];
  return faults.filter((fault) => fault !== false);
};

/**
 * Checks a brand's config; the build of its app stops on the first wrong one.
 * @throws BrandConfigError with every fault
 */
export const defineBrand = (config: BrandConfig): Brand => {
  const parsed = Brand.safeParse(config);
  if (!parsed.success) {
    throw new BrandConfigError(
      parsed.error.issues.map((issue) => {
        const field = issue.path.join('.') || '(whole file)';
        return { field, reason: issue.message, remedy: remedyOf(field, issue.code) };
      }),
    );
  }
  const faults = contradictions(parsed.data);
  if (faults.length > 0) throw new BrandConfigError(faults);
  return parsed.data;
};

/** Locales of a brand in the order of its language switch: its first language leads. */
export const orderedLocales = (brand: Brand): Locale[] => [
  brand.firstLocale,
  ...brand.locales.filter((locale) => locale !== brand.firstLocale),
];
