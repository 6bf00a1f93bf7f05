import type { ApplicationStep } from '@radar/domain/applications';
import { describe, expect, it } from 'vitest';
import { progressOf } from './progress.ts';

describe('the way of a sent application', () => {
  it.each<[string, ApplicationStep[], string, number]>([
    ['nothing yet', [], 'ended', -1],
    ['forwarded', ['forwarded'], 'ended', 0],
    ['seen', ['forwarded', 'seen'], 'ended', 1],
    ['seen, though nobody said forwarded', ['seen'], 'ended', 1],
    ['ended', ['forwarded', 'seen', 'ended'], 'ended', 3],
    ['ended unseen', ['forwarded', 'ended'], 'ended', 3],
    ['no feedback', ['forwarded', 'no_feedback'], 'no_feedback', 3],
    ['an answer after all', ['forwarded', 'no_feedback', 'ended'], 'ended', 3],
  ])('%s', (_, happened, last, current) => {
    const progress = happened.map((step) => ({ step, at: '2026-11-21T10:00:00.000Z' }));
    expect(progressOf({ progress })).toEqual({ steps: ['forwarded', 'seen', last], current });
  });
});
