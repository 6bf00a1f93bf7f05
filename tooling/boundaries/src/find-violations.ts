import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';

export type Violation = { rule: string; from: string; to: string };

const sources = ['apps', 'packages', 'tooling', 'scripts'];
const generated = '(^|/)(\\.next|\\.turbo|dist|storybook-static|compiled|migrations|planted)/';

/** Reads every import under `root` and names those that break a rule. */
export const findViolations = async (root: string, rules: readonly IForbiddenRuleType[]): Promise<Violation[]> => {
  const { output } = await cruise(
    sources.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: [...rules] },
      exclude: { path: generated },
      doNotFollow: { path: 'node_modules' },
      // Types are imports too.
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
    },
  );
  // Without an output type the cruiser answers its findings as an object; a string would mean that it changed.
  if (typeof output === 'string') throw new Error(output);
  if (output.modules.length === 0) throw new Error(`No source was found under ${root}.`);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
};
