import * as z from 'zod';

/** A bucket of an S3-compatible service. */
export type S3Bucket = {
  /** Origin of the service. */
  endpoint: string;
  bucket: string;
  region: string;
  /** Null: what the machine itself may do (its role, its environment). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

const bucketName = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/;

const bucketOf = (text: string): S3Bucket | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname, username, password, searchParams } = new URL(text);
  const bucket = bucketName.exec(pathname)?.[1];
  const isHalf = (username === '') !== (password === '');
  if ((protocol !== 'https:' && protocol !== 'http:') || bucket === undefined || isHalf) return null;
  return {
    endpoint: origin,
    bucket,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials:
      username === ''
        ? null
        : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  };
};

/** `https://KEY:SECRET@host/bucket?region=eu-central-1`; signs of an address in the secret are percent-encoded. */
export const S3Address = z.string().transform((text, context): S3Bucket => {
  const bucket = bucketOf(text);
  if (bucket !== null) return bucket;
  context.addIssue('https://KEY:SECRET@host/bucket?region=…');
  return z.NEVER;
});
