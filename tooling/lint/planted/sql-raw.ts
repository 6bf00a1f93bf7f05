// no-restricted-properties 2
declare const sql: { raw: (text: string) => string; identifier: (name: string) => string };

export const unsafe = (name: string) => [sql.raw(name), sql.identifier(name)];
