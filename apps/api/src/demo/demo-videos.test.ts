import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ImportedJob } from '@radar/domain/imports';
import { expect, it } from 'vitest';
import { demoVideos, withDemoVideo } from './demo-videos.ts';

it.each(demoVideos)('$file is there, and small', ({ file }) => {
  const { size } = statSync(join(import.meta.dirname, '../../../../samples/demo/videos', file));
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThan(150_000);
});

it.each(['http://localhost:3000', 'https://radar.example'])('an ad of a site at %s takes one of them', (origin) => {
  const job = { reference: 'hr-0008', video: { url: 'https://media.firma.example/posao/hr-0008.mp4', durationS: 30 } };
  const { video } = withDemoVideo(job as ImportedJob, origin);
  expect(video).toEqual({ url: `${origin}/demo/video-3.mp4`, durationS: 74 });
  expect(ImportedJob.shape.video.safeParse(video).success).toBe(true);
});

it('an ad without a video stays without', () => {
  const job = { reference: 'hr-0008', video: null } as ImportedJob;
  expect(withDemoVideo(job, 'https://radar.example')).toBe(job);
});
