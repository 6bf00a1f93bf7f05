import type { Locale } from './locales.ts';

/** A guard runs before the screen: see `docs/journeys.md`. */
export type Guard = 'auth' | 'info-pages' | 'search' | 'track-page-visit-and-seen';

export type Route = {
  /** Public address by language. `{x}` required, `{x?}` optional, `{x*?}` optional catch-all. */
  paths: Record<Locale, string>;
  /** Older addresses of one language: they lead to the path for good (308). */
  aliases?: Partial<Record<Locale, readonly string[]>>;
  guard: Guard | null;
  hasHeader: boolean;
  hasFooter: boolean;
  /**
   * Whether the question about cookies may stand over it.
   * @default true
   */
  hasCookieNotice?: false;
  /** A mail leads here, and who is signed in sees something else than others: see `auth-guard.ts`. */
  isMailed?: true;
  /** Whether search engines may list it. */
  isIndexable: boolean;
  /**
   * A list whose further pages are public pages too: `?page=2` is served by a folder of its own, so that it can be made in
   * advance and kept like the first.
   */
  isPaged?: true;
};

/** Every address of the product (specification, part 2). A path is never changed once it was public: add an alias. */
export const routes = {
  index: {
    paths: { hr: '/', en: '/en', sl: '/sl', bs: '/bs', mk: '/mk' },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
    isPaged: true,
  },
  jobs: {
    paths: { hr: '/poslovi', en: '/en/jobs', sl: '/sl/poslovi', bs: '/bs/poslovi', mk: '/mk/rabotni-mesta' },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
    isPaged: true,
  },
  'jobs-slug': {
    paths: {
      hr: '/poslovi/{slug}',
      en: '/en/jobs/{slug}',
      sl: '/sl/poslovi/{slug}',
      bs: '/bs/poslovi/{slug}',
      mk: '/mk/rabotni-mesta/{slug}',
    },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
    isPaged: true,
  },
  'job-search': {
    paths: {
      hr: '/pretraga-poslova',
      en: '/en/job-search',
      sl: '/sl/pretraga-poslova',
      bs: '/bs/pretraga-poslova',
      mk: '/mk/prebaruvanje-rabotni-mesta',
    },
    aliases: { mk: ['/mk/pretraga-poslova'] },
    guard: 'search',
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'job-jobId-slug': {
    paths: {
      hr: '/posao/{jobId}/{slug}',
      en: '/en/job/{jobId}/{slug}',
      sl: '/sl/posao/{jobId}/{slug}',
      bs: '/bs/posao/{jobId}/{slug}',
      mk: '/mk/rabota/{jobId}/{slug}',
    },
    guard: 'track-page-visit-and-seen',
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
  },
  compare: {
    paths: { hr: '/usporedba', en: '/en/compare', sl: '/sl/primerjava', bs: '/bs/poredjenje', mk: '/mk/sporedba' },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'job-jobId-slug-apply': {
    paths: {
      hr: '/posao/{jobId}/{slug}/prijava',
      en: '/en/job/{jobId}/{slug}/apply',
      sl: '/sl/posao/{jobId}/{slug}/prijava',
      bs: '/bs/posao/{jobId}/{slug}/prijava',
      mk: '/mk/rabota/{jobId}/{slug}/aplikacija',
    },
    guard: null,
    hasHeader: true,
    hasFooter: false,
    isIndexable: false,
  },
  'job-jobId-slug-apply-external': {
    paths: {
      hr: '/posao/{jobId}/{slug}/apply-external',
      en: '/en/job/{jobId}/{slug}/apply-external',
      sl: '/sl/posao/{jobId}/{slug}/apply-external',
      bs: '/bs/posao/{jobId}/{slug}/apply-external',
      mk: '/mk/rabota/{jobId}/{slug}/apply-external',
    },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'job-jobId-slug-apply-external-form': {
    paths: {
      hr: '/posao/{jobId}/{slug}/apply-external-form',
      en: '/en/job/{jobId}/{slug}/apply-external-form',
      sl: '/sl/posao/{jobId}/{slug}/apply-external-form',
      bs: '/bs/posao/{jobId}/{slug}/apply-external-form',
      mk: '/mk/rabota/{jobId}/{slug}/apply-external-form',
    },
    guard: null,
    hasHeader: false,
    hasFooter: false,
    isIndexable: false,
  },
  'job-jobId-slug-apply-external-countdown': {
    paths: {
      hr: '/posao/{jobId}/{slug}/apply-external-countdown',
      en: '/en/job/{jobId}/{slug}/apply-external-countdown',
      sl: '/sl/posao/{jobId}/{slug}/apply-external-countdown',
      bs: '/bs/posao/{jobId}/{slug}/apply-external-countdown',
      mk: '/mk/rabota/{jobId}/{slug}/apply-external-countdown',
    },
    guard: null,
    hasHeader: true,
    hasFooter: false,
    isIndexable: false,
  },
  'application-verification': {
    paths: {
      hr: '/application/verification',
      en: '/en/application/verification',
      sl: '/sl/application/verification',
      bs: '/bs/application/verification',
      mk: '/mk/application/verification',
    },
    guard: null,
    isMailed: true,
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  employers: {
    paths: {
      hr: '/poslodavci',
      en: '/en/employers',
      sl: '/sl/poslodavci',
      bs: '/bs/poslodavci',
      mk: '/mk/rabotodavaci',
    },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
  },
  'employer-employerId-slug': {
    paths: {
      hr: '/poslodavac/{employerId}/{slug*?}',
      en: '/en/employer/{employerId}/{slug*?}',
      sl: '/sl/poslodavac/{employerId}/{slug*?}',
      bs: '/bs/poslodavac/{employerId}/{slug*?}',
      mk: '/mk/rabotodavac/{employerId}/{slug*?}',
    },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
  },
  advices: {
    paths: { hr: '/savjeti', en: '/en/advices', sl: '/sl/savjeti', bs: '/bs/savjeti', mk: '/mk/soveti' },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
  },
  'advice-adviceId': {
    paths: {
      hr: '/savjet/{adviceId}/{slug?}/{category?}',
      en: '/en/advice/{adviceId}/{slug?}/{category?}',
      sl: '/sl/savjet/{adviceId}/{slug?}/{category?}',
      bs: '/bs/savjet/{adviceId}/{slug?}/{category?}',
      mk: '/mk/sovet/{adviceId}/{slug?}/{category?}',
    },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
  },
  'advices-search': {
    paths: {
      hr: '/advices/search',
      en: '/en/advices/search',
      sl: '/sl/advices/search',
      bs: '/bs/advices/search',
      mk: '/mk/advices/search',
    },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  faq: {
    paths: {
      hr: '/cesta-pitanja',
      en: '/en/faq',
      sl: '/sl/cesta-pitanja',
      bs: '/bs/cesta-pitanja',
      mk: '/mk/cesti-prasanja',
    },
    aliases: { mk: ['/mk/cesta-pitanja'] },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
  },
  'faq-category': {
    paths: {
      hr: '/cesta-pitanja/{category}',
      en: '/en/faq/{category}',
      sl: '/sl/cesta-pitanja/{category}',
      bs: '/bs/cesta-pitanja/{category}',
      mk: '/mk/cesti-prasanja/{category}',
    },
    aliases: { mk: ['/mk/cesta-pitanja/{category}'] },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
  },
  'info-slug': {
    paths: {
      hr: '/info/{slug}',
      en: '/en/info/{slug}',
      sl: '/sl/info/{slug}',
      bs: '/bs/info/{slug}',
      mk: '/mk/info/{slug}',
    },
    guard: 'info-pages',
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
  },
  'calculator-salary': {
    paths: {
      hr: '/kalkulator/izracun-place',
      en: '/en/calculator/salary',
      sl: '/sl/kalkulator/izracun-place',
      bs: '/bs/kalkulator/izracun-place',
      mk: '/mk/kalkulator/presmetka-na-plata',
    },
    aliases: { mk: ['/mk/kalkulator/izracun-place'] },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
  },
  'calculator-royalty-contract': {
    paths: {
      hr: '/kalkulator/autorski-ugovor',
      en: '/en/calculator/royalty-contract',
      sl: '/sl/kalkulator/autorski-ugovor',
      bs: '/bs/kalkulator/autorski-ugovor',
      mk: '/mk/kalkulator/avtorski-dogovor',
    },
    aliases: { mk: ['/mk/kalkulator/autorski-ugovor'] },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
  },
  'calculator-service-contract': {
    paths: {
      hr: '/kalkulator/ugovor-o-djelu',
      en: '/en/calculator/service-contract',
      sl: '/sl/kalkulator/ugovor-o-djelu',
      bs: '/bs/kalkulator/ugovor-o-djelu',
      mk: '/mk/kalkulator/dogovor-za-delo',
    },
    aliases: { mk: ['/mk/kalkulator/ugovor-o-djelu'] },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: true,
  },
  auth: {
    paths: { hr: '/auth', en: '/en/auth', sl: '/sl/auth', bs: '/bs/auth', mk: '/mk/auth' },
    guard: null,
    hasHeader: false,
    hasFooter: false,
    isIndexable: false,
  },
  login: {
    paths: { hr: '/prijava', en: '/en/login', sl: '/sl/prijava', bs: '/bs/prijava', mk: '/mk/najava' },
    aliases: { mk: ['/mk/prijava'] },
    guard: null,
    hasHeader: false,
    hasFooter: false,
    isIndexable: false,
  },
  unsubscribe: {
    paths: {
      hr: '/odjava-s-obavijesti',
      en: '/en/unsubscribe',
      sl: '/sl/odjava-od-obvestil',
      bs: '/bs/odjava-s-obavijesti',
      mk: '/mk/odjava-od-izvestuvanja',
    },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  logout: {
    paths: { hr: '/odjava', en: '/en/logout', sl: '/sl/odjava', bs: '/bs/odjava', mk: '/mk/odjava' },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'auth-forgotten-password': {
    paths: {
      hr: '/auth/forgotten-password',
      en: '/en/auth/forgotten-password',
      sl: '/sl/auth/forgotten-password',
      bs: '/bs/auth/forgotten-password',
      mk: '/mk/auth/forgotten-password',
    },
    guard: null,
    hasHeader: false,
    hasFooter: false,
    isIndexable: false,
  },
  'auth-verify-email': {
    paths: {
      hr: '/auth/verify-email',
      en: '/en/auth/verify-email',
      sl: '/sl/auth/verify-email',
      bs: '/bs/auth/verify-email',
      mk: '/mk/auth/verify-email',
    },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'auth-verify': {
    paths: {
      hr: '/auth/verify',
      en: '/en/auth/verify',
      sl: '/sl/auth/verify',
      bs: '/bs/auth/verify',
      mk: '/mk/auth/verify',
    },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'debug-config': {
    paths: {
      hr: '/debug/config',
      en: '/en/debug/config',
      sl: '/sl/debug/config',
      bs: '/bs/debug/config',
      mk: '/mk/debug/config',
    },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'debug-routes': {
    paths: {
      hr: '/debug/routes',
      en: '/en/debug/routes',
      sl: '/sl/debug/routes',
      bs: '/bs/debug/routes',
      mk: '/mk/debug/routes',
    },
    guard: null,
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'my-profile-preview': {
    paths: {
      hr: '/my-profile-preview',
      en: '/en/my-profile-preview',
      sl: '/sl/my-profile-preview',
      bs: '/bs/my-profile-preview',
      mk: '/mk/my-profile-preview',
    },
    guard: 'auth',
    hasHeader: false,
    hasFooter: false,
    hasCookieNotice: false,
    isIndexable: false,
  },
  'my-profile': {
    paths: {
      hr: '/moj-profil',
      en: '/en/my-profile',
      sl: '/sl/moj-profil',
      bs: '/bs/moj-profil',
      mk: '/mk/moj-profil',
    },
    guard: 'auth',
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'my-profile-applications': {
    paths: {
      hr: '/moj-profil/prijave',
      en: '/en/my-profile/applications',
      sl: '/sl/moj-profil/prijave',
      bs: '/bs/moj-profil/prijave',
      mk: '/mk/moj-profil/aplikacii',
    },
    aliases: { mk: ['/mk/moj-profil/prijave'] },
    guard: 'auth',
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'my-profile-documents': {
    paths: {
      hr: '/moj-profil/dokumenti',
      en: '/en/my-profile/documents',
      sl: '/sl/moj-profil/dokumenti',
      bs: '/bs/moj-profil/dokumenti',
      mk: '/mk/moj-profil/dokumenti',
    },
    guard: 'auth',
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'my-profile-saved-jobs': {
    paths: {
      hr: '/moj-profil/spremljeni-poslovi',
      en: '/en/my-profile/saved-jobs',
      sl: '/sl/moj-profil/spremljeni-poslovi',
      bs: '/bs/moj-profil/spremljeni-poslovi',
      mk: '/mk/moj-profil/zacuvani-rabotni-mesta',
    },
    aliases: { mk: ['/mk/moj-profil/spremljeni-poslovi'] },
    guard: 'auth',
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'my-profile-notifications': {
    paths: {
      hr: '/moj-profil/obavijesti',
      en: '/en/my-profile/notifications',
      sl: '/sl/moj-profil/obavijesti',
      bs: '/bs/moj-profil/obavijesti',
      mk: '/mk/moj-profil/izvestuvanja',
    },
    aliases: { mk: ['/mk/moj-profil/obavijesti'] },
    guard: 'auth',
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'my-profile-settings': {
    paths: {
      hr: '/moj-profil/postavke',
      en: '/en/my-profile/settings',
      sl: '/sl/moj-profil/postavke',
      bs: '/bs/moj-profil/postavke',
      mk: '/mk/moj-profil/postavki',
    },
    aliases: { mk: ['/mk/moj-profil/postavke'] },
    guard: 'auth',
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
  'my-messages': {
    paths: {
      hr: '/my/messages',
      en: '/en/my/messages',
      sl: '/sl/my/messages',
      bs: '/bs/my/messages',
      mk: '/mk/my/messages',
    },
    guard: 'auth',
    hasHeader: true,
    hasFooter: true,
    isIndexable: false,
  },
} as const satisfies Record<string, Route>;

export type Screen = keyof typeof routes;

/** Address words of the info pages. Any language's word leads to the page in the current language. */
export const infoSlugs = {
  contact: { hr: 'kontakt', en: 'contact', sl: 'kontakt', bs: 'kontakt', mk: 'kontakt' },
  termsOfUse: {
    hr: 'uvjeti-koristenja',
    en: 'terms-of-use',
    sl: 'pogoji-uporabe',
    bs: 'uslovi-koristenja',
    mk: 'uslovi-za-koristenje',
  },
  privacyPolicy: {
    hr: 'pravila-privatnosti',
    en: 'privacy-policy',
    sl: 'pravilnik-o-zasebnosti',
    bs: 'pravila-privatnosti',
    mk: 'politika-za-privatnost',
  },
  cookies: { hr: 'kolacici', en: 'cookies', sl: 'piskotki', bs: 'kolacici', mk: 'kolacinja' },
} as const satisfies Record<string, Record<Locale, string>>;

export type InfoPage = keyof typeof infoSlugs;

export const routeOf = (screen: Screen): Route => routes[screen];
