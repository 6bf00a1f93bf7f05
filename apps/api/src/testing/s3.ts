import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A server that speaks S3, with an empty bucket. It checks signatures. */
export const anS3Server = async (): Promise<{
  /** As `FILES_URL` takes it. */
  url: string;
  /** The same with a wrong secret. */
  wrongUrl: string;
  close: () => Promise<void>;
}> => {
  const directory = await mkdtemp(join(tmpdir(), 'radar-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'radar-files' }],
  });
  const { port } = await server.run();
  const at = (secret: string) => `http://S3RVER:${secret}@127.0.0.1:${port}/radar-files?region=eu-central-1`;
  return {
    url: at('S3RVER'),
    wrongUrl: at('wrong'),
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
