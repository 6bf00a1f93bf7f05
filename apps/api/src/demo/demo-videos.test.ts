import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoVideos } from './demo-videos.ts';

it.each(demoVideos)('$file is there, and small', ({ file }) => {
  const { size } = statSync(join(import.meta.dirname, '../../../../samples/demo/videos', file));
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThan(150_000);
});
