import { AppError, type EndpointShape } from '@radar/domain/http';
import { isStorable } from './json-body.ts';

const maxKeys = 50;
const maxValues = 50;

type Schema = NonNullable<EndpointShape['query']>;
type Inner = { type: string; out?: Schema; innerType?: Schema; shape?: Record<string, Schema> };

/** Whether a key of a query may come several times: what its schema reads in the end is a list. */
const isList = (schema: Schema | undefined): boolean => {
  if (schema === undefined) return false;
  const inner: Inner = schema.def;
  return inner.type === 'array' || isList(inner.out) || isList(inner.innerType);
};

/** Keys of a query schema that take a list. */
export const listKeysOf = (query: Schema | undefined): ReadonlySet<string> => {
  const shape = query === undefined ? {} : ((query.def as Inner).shape ?? {});
  return new Set(Object.keys(shape).filter((key) => isList(shape[key])));
};

/** `locations[]` and `locations[0]` are how some clients write a list. */
const bareKey = (key: string, listKeys: ReadonlySet<string>): string => {
  const [name = key] = key.endsWith(']') ? key.split('[', 1) : [key];
  return listKeys.has(name) ? name : key;
};

/**
 * The query of an address, each key as text or, where its schema takes a list, as the list of its values.
 * @throws AppError BAD_REQUEST for too many keys or values, a repeated single key, or text that cannot be stored
 */
export const readQuery = (url: string, listKeys: ReadonlySet<string>): Record<string, string | string[]> => {
  const start = url.indexOf('?');
  const given = new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
  const pairs = new URLSearchParams(
    [...given].map(([key, value]): [string, string] => [bareKey(key, listKeys), value]),
  );
  const keys = new Set(pairs.keys());
  if (keys.size > maxKeys) throw new AppError('BAD_REQUEST');
  const read = [...keys].map((key): [string, string | string[]] => {
    const values = pairs.getAll(key);
    const isFaulty =
      values.length > (listKeys.has(key) ? maxValues : 1) || ![key, ...values].every((text) => isStorable(text));
    if (isFaulty) throw new AppError('BAD_REQUEST', { fields: [{ path: key.slice(0, 50), code: 'invalid' }] });
    return [key, listKeys.has(key) ? values : (values[0] ?? '')];
  });
  return Object.fromEntries(read);
};
