import type { ImportedJob } from '@radar/domain/imports';

/** Files in `samples/demo/videos`, which each site serves under `/demo`. */
export const demoVideos = [
  { file: 'video-1.mp4', durationS: 41 },
  { file: 'video-2.mp4', durationS: 56 },
  { file: 'video-3.mp4', durationS: 74 },
] as const;

/** An ad whose employer's invented address is replaced by a video that plays. */
export const withDemoVideo = (job: ImportedJob, origin: string): ImportedJob => {
  if (job.video === null) return job;
  const index = Number(/\d+$/.exec(job.reference)?.[0] ?? 0) % demoVideos.length;
  const { file, durationS } = demoVideos[index] ?? demoVideos[0];
  return { ...job, video: { url: `${origin}/demo/${file}`, durationS } };
};
