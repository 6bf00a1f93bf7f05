type Node = string | readonly [string, readonly Node[]];

const quoted = (line: string): string => `'${line.replaceAll("'", "''")}'`;

const linesOf = (nodes: readonly Node[], indent: string): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [`${indent}- ${node}`] : [`${indent}- ${node[0]}:`, ...linesOf(node[1], `${indent}  `)],
  );

/** `textbox "Ime"`: a node of the tree that screen readers read, by its role and its name. */
export const named = (role: string, name: string, state = ''): string =>
  quoted(`${role} ${JSON.stringify(name)}${state === '' ? '' : ` [${state}]`}`);

/** `listitem: 1. Kontakt` */
export const saying = (role: string, words: string): string => `${role}: ${JSON.stringify(words)}`;

/** A tree as `toMatchAriaSnapshot` takes it: these nodes in this order, others may stand between them. */
export const tree = (...nodes: readonly Node[]): string => linesOf(nodes, '').join('\n');
