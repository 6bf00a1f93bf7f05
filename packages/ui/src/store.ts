/** A value that several components watch, outside of React's tree. */
export type Store<Value> = {
  /** What the server renders, and the first render in the browser. */
  readonly first: Value;
  get: () => Value;
  /** Takes the next value from the present one, and tells those who watch. */
  update: (change: (value: Value) => Value) => void;
  /** Calls the listener after each change; the result ends it. */
  subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => value,
    update(change) {
      const next = change(value);
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
