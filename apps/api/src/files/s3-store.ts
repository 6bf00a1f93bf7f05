import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from '@radar/domain/http';
import type { Log } from '../log.ts';
import { type FileStore, keyAt, newStorageKey, placeOf } from './file-store.ts';
import type { S3Bucket } from './s3-address.ts';

const connectionTimeoutMs = 2_000;
/** Without a sign from the other side. */
const requestTimeoutMs = 20_000;

/** Files in a bucket of an S3-compatible service. Failures of the service are told as UNAVAILABLE. */
export const createS3Store = (
  { endpoint, bucket, region, credentials }: S3Bucket,
  log: Log,
): FileStore & { close: () => void } => {
  const client = new S3Client({
    endpoint,
    region,
    ...(credentials !== null && { credentials }),
    // Every service knows it; most have no names for buckets.
    forcePathStyle: true,
    // Checksums of newer kinds are not known to every service.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What fails is logged below, as our log is written.
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    requestHandler: { connectionTimeout: connectionTimeoutMs, requestTimeout: requestTimeoutMs },
  });

  const ask = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      if (error instanceof NoSuchKey) throw error;
      log.error({ fault: error }, 'files: the bucket cannot be used');
      throw new AppError('UNAVAILABLE', { retryAfterS: 5 });
    }
  };

  const orNull = async <T>(call: Promise<T>): Promise<T | null> => {
    try {
      return await ask(call);
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };

  return {
    keep: async ({ path, sizeBytes }) => {
      const key = newStorageKey();
      const Body = createReadStream(path);
      try {
        await ask(
          client.send(new PutObjectCommand({ Bucket: bucket, Key: placeOf(key), Body, ContentLength: sizeBytes })),
        );
      } finally {
        Body.destroy();
      }
      await rm(path, { force: true });
      return key;
    },
    open: async (key) => {
      const object = await orNull(client.send(new GetObjectCommand({ Bucket: bucket, Key: placeOf(key) })));
      if (object === null) return null;
      if (!(object.Body instanceof Readable)) throw new Error('The bucket answered without a body.');
      return object.Body;
    },
    copy: async (key) => {
      const copied = newStorageKey();
      const answer = await orNull(
        client.send(
          new CopyObjectCommand({ Bucket: bucket, Key: placeOf(copied), CopySource: `${bucket}/${placeOf(key)}` }),
        ),
      );
      return answer === null ? null : copied;
    },
    remove: async (key) => {
      // Logged, and done again by the sweep: what it belonged to is gone already.
      await ask(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: placeOf(key) }))).catch(() => {});
    },
    listOlderThan: async (then) => {
      const list = async (): Promise<string[]> => {
        const keys: string[] = [];
        for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket })) {
          for (const { Key = '', LastModified } of page.Contents ?? []) {
            const key = keyAt(Key);
            if (key !== null && LastModified !== undefined && LastModified < then) keys.push(key);
          }
        }
        return keys;
      };
      return ask(list());
    },
    close: () => client.destroy(),
  };
};
