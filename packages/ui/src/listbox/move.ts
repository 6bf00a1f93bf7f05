/**
 * The row that a key leads to from the active one (-1: none yet), past those that are disabled; stays within the list.
 * None for keys that do not move.
 */
export function moveActive(key: string, active: number, disabled: readonly boolean[]): number | undefined {
  const last = disabled.length - 1;
  const page = 10;
  const moves: Record<string, [target: number, step: 1 | -1]> = {
    ArrowDown: [active + 1, 1],
    ArrowUp: [active < 0 ? last : active - 1, -1],
    PageDown: [Math.min(active + page, last), -1],
    PageUp: [Math.max(active - page, 0), 1],
    Home: [0, 1],
    End: [last, -1],
  };
  const [target, step] = moves[key] ?? [];
  if (target === undefined || step === undefined) return undefined;
  for (let index = target; index >= 0 && index <= last; index += step) if (!disabled[index]) return index;
  return active;
}

/** Letters typed within so short a time belong to one word. */
export const typeaheadPauseMs = 500;

/**
 * The row whose label begins with what was typed, looked for from the active one on and round the end. A letter typed
 * again and again goes from one row of that letter to the next.
 */
export function findByTyping(labels: readonly string[], active: number, typed: string): number | undefined {
  const wanted = typed.toLowerCase();
  const isRepeated = [...wanted].every((letter) => letter === wanted[0]);
  const word = isRepeated ? (wanted[0] ?? '') : wanted;
  const from = isRepeated ? active + 1 : Math.max(active, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (from + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(word)) return index;
  }
  return undefined;
}
