/** The tab that a key leads to: round the ends with the arrows, past those that are disabled; none for other keys. */
export function nextTab(key: string, current: number, disabled: readonly boolean[]): number | undefined {
  const count = disabled.length;
  const steps: Record<string, [from: number, step: number]> = {
    ArrowRight: [current + 1, 1],
    ArrowLeft: [current - 1, -1],
    Home: [0, 1],
    End: [count - 1, -1],
  };
  const [from, step] = steps[key] ?? [];
  if (from === undefined || step === undefined) return undefined;
  for (let tried = 0; tried < count; tried += 1) {
    const index = (from + tried * step + 2 * count) % count;
    if (!disabled[index]) return index;
  }
  return undefined;
}
