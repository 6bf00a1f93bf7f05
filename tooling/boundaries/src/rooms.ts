type Row = {
  room: string;
  /** The rooms below it, whose exports it may import; all others are refused. */
  below: readonly string[];
  /** Single files of other rooms, as regular expressions. */
  files?: readonly string[];
  /** What only its tests may import. */
  tests?: readonly string[];
};

const looksOfSites = ['^apps/web-[^/]+/(theme\\.css|brand\\.config\\.ts)$'];

/** Imports flow downhill. */
export const rooms: readonly Row[] = [
  { room: 'packages/domain', below: [] },
  { room: 'packages/i18n', below: [] },
  { room: 'packages/ui', below: [] },
  { room: 'packages/config', below: ['packages/i18n', 'packages/ui'] },
  { room: 'packages/api-client', below: ['packages/domain'] },
  {
    room: 'packages/features',
    below: ['packages/ui', 'packages/api-client', 'packages/config', 'packages/i18n', 'packages/domain'],
  },
  { room: 'apps/web-[^/]+', below: ['packages/features', 'packages/i18n', 'packages/config'] },
  {
    room: 'apps/api',
    below: ['packages/domain', 'packages/config', 'packages/i18n'],
    tests: ['packages/api-client'],
  },
  {
    room: 'apps/storybook',
    below: ['packages/ui', 'packages/features', 'packages/config', 'packages/i18n'],
    files: looksOfSites,
  },
  {
    room: 'apps/e2e',
    below: ['packages/ui', 'packages/features', 'packages/config', 'packages/i18n'],
    files: looksOfSites,
  },
  // Generators and checks read the tables.
  { room: 'tooling/[^/]+', below: ['packages/domain', 'packages/i18n', 'packages/config'] },
  { room: 'scripts', below: ['packages/config'] },
];
