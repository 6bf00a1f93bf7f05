export type WaterfallStep = { kind: 'total' | 'less' | 'more'; amount: number };
export type WaterfallBar = { start: number; width: number };

/**
 * Where each bar lies, in percent of the largest total: a total from zero, what is taken off or added from where the bar
 * before it ended.
 */
export function waterfallBars(steps: readonly WaterfallStep[]): WaterfallBar[] {
  let end = 0;
  const spans = steps.map(({ kind, amount }) => {
    const from = kind === 'total' ? 0 : end;
    end = kind === 'total' ? amount : end + (kind === 'more' ? amount : -amount);
    return [Math.min(from, end), Math.max(from, end)] as const;
  });
  const scale = Math.max(0, ...spans.map(([, high]) => high));
  if (scale === 0) return steps.map(() => ({ start: 0, width: 0 }));
  return spans.map(([low, high]) => ({ start: (low / scale) * 100, width: ((high - low) / scale) * 100 }));
}
