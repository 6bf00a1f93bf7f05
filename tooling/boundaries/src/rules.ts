import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { rooms } from './rooms.ts';

const anyRoom = '^(apps|packages|tooling|scripts)/';

/**
 * Tests and stories stand beside what they show but are no part of it; src/testing holds what tests share. What measures
 * the API, or tries it with faults, runs it as its tests do.
 */
const besides = '(\\.(test|stories)\\.tsx?$|/testing/|(?<=^apps/api/)(bench|faults)/)';

const refuse = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

const folder = (path: string) => `^${path}/`;

/** One rule per row: `packages-ui` is broken by what packages/ui may not import. */
const roomRules = rooms.flatMap(({ room, below, files = [], tests = [] }) => {
  const name = room.replace('-[^/]+', '').replace('/[^/]+', '').replace('/', '-');
  const comment = `Imports flow downhill. Below it: ${below.join(', ') || 'no other room'}.`;
  // $1 is the room itself: one site must not import the next.
  const allowed = ['^$1/', ...below.map(folder), ...files];
  if (tests.length === 0) return [refuse(name, comment, { path: `^(${room})/` }, { path: anyRoom, pathNot: allowed })];
  return [
    refuse(name, comment, { path: `^(${room})/`, pathNot: besides }, { path: anyRoom, pathNot: allowed }),
    refuse(
      `${name}-tests`,
      `${comment} Its tests also import ${tests.join(', ')}.`,
      { path: `^(${room})/.*${besides}` },
      { path: anyRoom, pathNot: [...allowed, ...tests.map(folder)] },
    ),
  ];
});

export const rules: readonly IRegularForbiddenRuleType[] = [
  ...roomRules,
  refuse(
    'domain-imports-only-zod',
    'The rules of the domain run in every process: nothing of Node, nothing of a browser, no library but zod.',
    { path: '^packages/domain/src/', pathNot: besides },
    { pathNot: [anyRoom, 'node_modules/zod/'] },
  ),
  refuse(
    'features-apart',
    'Features meet through addresses (href) or through shell.',
    { path: '^packages/features/src/([^/]+)/' },
    { path: '^packages/features/src/[^/]+/', pathNot: '^packages/features/src/($1|shell|server)/' },
  ),
  refuse(
    'front-door',
    'Another package is imported by its name, through its exports.',
    { path: '^((?:apps|packages|tooling)/[^/]+)/' },
    { path: '^(apps|packages|tooling)/', pathNot: ['^$1/', '^apps/web-'], dependencyTypes: ['local'] },
  ),
  refuse(
    'resolvable',
    "The import leads nowhere: a missing file, an undeclared package, or a path that the package's exports do not open.",
    {},
    { couldNotResolve: true, pathNot: '/compiled/' },
  ),
  refuse(
    'nothing-from-tests',
    'What runs for people does not import tests or stories.',
    { path: anyRoom, pathNot: besides },
    { path: besides },
  ),
  refuse('no-circles', 'Two files that import each other are one file, or hide a third.', {}, { circular: true }),
];
