import { type Context, defineRule, type ESTree } from '@oxlint/plugins';

type Work = ESTree.Function | ESTree.ArrowFunctionExpression;
type Transaction = { handle: string; work: Work };

const isFunction = (node: ESTree.Node | undefined): node is Work =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/** The outer handle and the work of `db.transaction(work)` and of `transact(db, work)`. */
const transactionOf = (call: ESTree.CallExpression, { sourceCode }: Context): Transaction | null => {
  const { callee } = call;
  const [first, second] = call.arguments;
  if (
    callee.type === 'MemberExpression' &&
    sourceCode.getText(callee.property) === 'transaction' &&
    isFunction(first)
  ) {
    return { handle: sourceCode.getText(callee.object), work: first };
  }
  if (callee.type === 'Identifier' && callee.name === 'transact' && first && isFunction(second)) {
    return { handle: sourceCode.getText(first), work: second };
  }
  return null;
};

const isInside = (node: ESTree.Node, outer: ESTree.Node) => node.start >= outer.start && node.end <= outer.end;

/** `db` in `context.db` and in `{ db: 1 }` is a name, not the handle. */
const isOnlyName = (node: ESTree.Node) => {
  const { parent } = node;
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent?.type === 'Property' && parent.key === node && !parent.shorthand;
};

/**
 * Inside a transaction only its own handle may be used. PGlite has one connection: the outer handle waits there for
 * the transaction to end and the transaction for it, for ever. On PostgreSQL the statement would run outside.
 */
export const onlyTx = defineRule({
  meta: {
    type: 'problem',
    messages: { outer: "Inside its transaction '{{handle}}' never answers. Use the handle that the work is given." },
  },
  create: (context) => {
    const open: Transaction[] = [];

    const check = (node: ESTree.Node) => {
      const text = context.sourceCode.getText(node);
      const used = open.find(({ handle, work }) => handle === text && isInside(node, work));
      if (used && !isOnlyName(node)) context.report({ node, messageId: 'outer', data: { handle: used.handle } });
    };

    return {
      CallExpression: (call) => {
        const transaction = transactionOf(call, context);
        const names = transaction?.work.params.map((param) => context.sourceCode.getText(param).split(':')[0]);
        // A parameter of the same name hides the outer handle.
        if (transaction && !names?.includes(transaction.handle)) open.push(transaction);
      },
      Identifier: check,
      MemberExpression: check,
    };
  },
});
