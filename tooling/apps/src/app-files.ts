import { lookedUpScreens, pagedScreens, pageFolder, pagesFolder, toNextPattern } from '@radar/i18n/next-routes';
import { locales } from '@radar/i18n/locales';
import { routeOf, type Screen } from '@radar/i18n/routes';

type BuiltScreen = {
  screen: Screen;
  /** Entry of `@radar/features` that exports `Page` and `generateMetadata`. */
  entry: string;
  /**
   * - `cached`: the same for everybody, made on the first visit, anew after a minute or when its data changes
   * - `dynamic`: made for each visit, because it reads the query of the address
   * - `personal`: made for each visit with a script nonce of its own, never cached
   */
  kind: 'cached' | 'dynamic' | 'personal';
};

/** The screens that exist; every other address of the table answers 404. */
const builtScreens: readonly BuiltScreen[] = [
  { screen: 'index', entry: 'jobs/home', kind: 'cached' },
  { screen: 'jobs', entry: 'jobs/job-list', kind: 'cached' },
  { screen: 'jobs-slug', entry: 'jobs/landing', kind: 'cached' },
  { screen: 'compare', entry: 'compare/compare', kind: 'dynamic' },
  { screen: 'job-search', entry: 'search/job-search', kind: 'dynamic' },
  { screen: 'job-jobId-slug', entry: 'jobs/job-details', kind: 'cached' },
  { screen: 'job-jobId-slug-apply', entry: 'apply/apply', kind: 'personal' },
  { screen: 'job-jobId-slug-apply-external', entry: 'apply/external-page', kind: 'personal' },
  { screen: 'job-jobId-slug-apply-external-form', entry: 'apply/external-form-page', kind: 'personal' },
  { screen: 'job-jobId-slug-apply-external-countdown', entry: 'apply/external-countdown-page', kind: 'personal' },
  { screen: 'application-verification', entry: 'apply/verification-page', kind: 'personal' },
  { screen: 'login', entry: 'accounts/login-page', kind: 'personal' },
  { screen: 'logout', entry: 'accounts/logout-page', kind: 'personal' },
  { screen: 'auth', entry: 'accounts/landing-page', kind: 'personal' },
  { screen: 'auth-forgotten-password', entry: 'accounts/forgotten-password-page', kind: 'personal' },
  { screen: 'auth-verify', entry: 'accounts/verify-page', kind: 'personal' },
  { screen: 'auth-verify-email', entry: 'accounts/verify-email-page', kind: 'personal' },
  { screen: 'my-profile-applications', entry: 'applications/applications-page', kind: 'personal' },
  { screen: 'my-profile-documents', entry: 'library/library-page', kind: 'personal' },
  { screen: 'my-profile-saved-jobs', entry: 'saved/saved-page', kind: 'personal' },
  { screen: 'unsubscribe', entry: 'accounts/unsubscribe-page', kind: 'personal' },
  { screen: 'my-profile-settings', entry: 'accounts/settings-page', kind: 'personal' },
  { screen: 'info-slug', entry: 'info/info-page', kind: 'cached' },
  { screen: 'debug-config', entry: 'debug/debug-config', kind: 'dynamic' },
  { screen: 'debug-routes', entry: 'debug/debug-routes', kind: 'dynamic' },
];

// Next reads these from the page's own file only. 60 s is `pageLifetimeS`.
const segmentConfig = {
  cached: "export const dynamic = 'force-static';\nexport const revalidate = 60;\n",
  dynamic: "export const dynamic = 'force-dynamic';\n",
  personal: "export const dynamic = 'force-dynamic';\n",
};

const page = ({ entry, kind }: BuiltScreen): string =>
  `${segmentConfig[kind]}\nexport { Page as default, generateMetadata } from '@radar/features/${entry}';\n`;

/** Folders of a screen's pages: a list that has further pages has a second one. */
const foldersOf = (screen: Screen): string[] => [
  pageFolder(screen),
  ...(routeOf(screen).isPaged === true ? [`${pageFolder(screen)}/${pagesFolder}/[page]`] : []),
];

const patternsOf = (screens: readonly Screen[]): string[] =>
  screens.flatMap((screen) => locales.map((locale) => toNextPattern(routeOf(screen).paths[locale])));

const quoted = (address: string): string => `'${address}'`;

/** Public addresses that `proxy.ts` must see, as code: Next reads them from the file as they stand. */
const guardedAddresses = (): string[] => [
  quoted('/api/proxy/:path*'),
  // Percent signs may be malformed, which Next itself would answer with a server error.
  quoted('/(.*%.*)'),
  ...patternsOf([
    ...builtScreens.filter(({ kind }) => kind === 'personal').map(({ screen }) => screen),
    ...lookedUpScreens,
  ]).map(quoted),
  ...patternsOf(pagedScreens.filter((screen) => !lookedUpScreens.includes(screen))).map(
    (source) => `{ source: '${source}', has: [{ type: 'query', key: 'page' }] }`,
  ),
];

const proxy = (): string => `export { guardPage as proxy } from '@radar/features/page-guard';

export const config = {
  matcher: [
${guardedAddresses()
  .map((address) => `    ${address},\n`)
  .join('')}  ],
};
`;

/** Addresses for machines, by folder, with the entry of `@radar/features` that answers them. */
const machineRoutes = {
  'feeds/[locale]/[file]': 'search/feed',
  'manifest.webmanifest': 'manifest',
  'robots.txt': 'robots',
  'share/[locale]/[file]': 'share-image',
  'sitemap.xml': 'sitemap-index',
  'sitemaps/[file]': 'sitemap-file',
};

// Without `dynamic`: they read the request, so they are made for each visit, but what they ask of the API is kept.
const machineRoute = (entry: string): string => `export { GET } from '@radar/features/${entry}';\n`;

/** Every file that is the same in each app, by its path in the app. */
export const appFiles = (): Record<string, string> => ({
  'proxy.ts': proxy(),
  'instrumentation.ts': "export { register } from '@radar/features/instrumentation';\n",
  'app/[locale]/layout.tsx': `import '../../theme.css';

export { Layout as default, viewport } from '@radar/features/shell/layout';
`,
  'app/[locale]/not-found.tsx': "export { NotFound as default } from '@radar/features/shell/not-found';\n",
  'app/[locale]/error.tsx': "'use client';\n\nexport { ErrorScreen as default } from '@radar/features/shell/error';\n",
  'app/global-error.tsx':
    "'use client';\n\nexport { GlobalError as default } from '@radar/features/shell/global-error';\n",
  'app/[locale]/[...rest]/route.ts':
    "export const dynamic = 'force-dynamic';\n\nexport { GET } from '@radar/features/shell/unknown-address';\n",
  'app/[locale]/not-found/[words]/page.tsx': `${segmentConfig.dynamic}\nexport { Page as default, generateMetadata } from '@radar/features/jobs/unknown-job';\n`,
  'app/[locale]/not-found/page.tsx': `${segmentConfig.cached}\nexport { Page as default, generateMetadata } from '@radar/features/shell/not-found-page';\n`,
  'app/api/proxy/[...path]/route.ts':
    "export const dynamic = 'force-dynamic';\n\nexport { DELETE, GET, PATCH, POST, PUT } from '@radar/features/proxy';\n",
  'app/api/leave/route.ts': "export const dynamic = 'force-dynamic';\n\nexport { GET } from '@radar/features/leave';\n",
  'app/api/report/route.ts':
    "export const dynamic = 'force-dynamic';\n\nexport { POST } from '@radar/features/report';\n",
  'app/api/revalidate/route.ts':
    "export const dynamic = 'force-dynamic';\n\nexport { POST } from '@radar/features/revalidate';\n",
  'app/api/reports/route.ts':
    "export const dynamic = 'force-dynamic';\n\nexport { POST } from '@radar/features/error-reports';\n",
  'app/api/sign-in/route.ts':
    "export const dynamic = 'force-dynamic';\n\nexport { GET, POST } from '@radar/features/sign-in';\n",
  'app/api/sign-in/apple/route.ts':
    "export const dynamic = 'force-dynamic';\n\nexport { POST } from '@radar/features/sign-in-apple';\n",
  'app/api/unsubscribe/[token]/route.ts':
    "export const dynamic = 'force-dynamic';\n\nexport { GET, POST } from '@radar/features/unsubscribe';\n",
  'app/builds/latest.json/route.ts':
    "export const dynamic = 'force-dynamic';\n\nexport { latestBuild as GET } from '@radar/features/builds';\n",
  'app/builds/meta/[file]/route.ts':
    "export const dynamic = 'force-dynamic';\n\nexport { buildMeta as GET } from '@radar/features/builds';\n",
  ...Object.fromEntries(
    Object.entries(machineRoutes).map(([path, entry]) => [`app/${path}/route.ts`, machineRoute(entry)]),
  ),
  ...Object.fromEntries(
    builtScreens.flatMap((built) =>
      foldersOf(built.screen).map((folder) => [`app/[locale]${folder}/page.tsx`, page(built)]),
    ),
  ),
});
