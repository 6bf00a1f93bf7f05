// Names every import of the house that breaks a rule.
import { join } from 'node:path';
import { findViolations } from './find-violations.ts';
import { rules } from './rules.ts';

const violations = await findViolations(join(import.meta.dirname, '../../..'), rules);
for (const { rule, from, to } of violations) console.error(`${from}\n  imports ${to}\n  ${rule}`);
for (const name of new Set(violations.map(({ rule }) => rule))) {
  console.error(`\n${name}: ${rules.find((rule) => rule.name === name)?.comment}`);
}
if (violations.length === 0) console.log(`All imports keep the ${rules.length} rules.`);
process.exit(violations.length === 0 ? 0 : 1);
