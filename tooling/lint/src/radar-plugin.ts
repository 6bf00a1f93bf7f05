import { definePlugin } from '@oxlint/plugins';
import { onlyTx } from './only-tx.ts';

/** The rules of this house, for .oxlintrc.json. */
export default definePlugin({ meta: { name: 'radar' }, rules: { 'only-tx': onlyTx } });
