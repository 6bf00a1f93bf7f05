import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteId } from '@radar/config/sites';
import { mediaTypeOf } from '@radar/domain/files';
import { AppError } from '@radar/domain/http';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { applicationDocuments, applications } from '../../db/schema/index.ts';
import type { Env } from '../../env.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { SentFile } from '../../http/serve-file.ts';

const signatureOf = (secret: string, id: number, expires: number): string =>
  createHmac('sha256', secret).update(`application-file:${id}:${expires}`).digest('base64url');

type Linking = Pick<Env, 'origins' | 'sessionSecret' | 'fileLinkDays'>;

/** Address by which an employer gets a file of a sent application, for some days. */
export const fileLink = (env: Linking, siteId: SiteId, documentId: number, now: Date): string => {
  const expires = Math.floor(now.getTime() / 1000) + env.fileLinkDays * 86_400;
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signatureOf(env.sessionSecret, documentId, expires),
  });
  return `${env.origins[siteId]}/api/proxy/application-files/${documentId}?${query.toString()}`;
};

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

type Asked = { siteId: SiteId; id: number; expires: number; signature: string; now: Date };

/**
 * The file that a link leads to.
 * @throws AppError NOT_FOUND for a link that is forged or expired, and for a file that is gone
 */
export const openFileLink = async (
  db: Db,
  files: FileStore,
  secret: string,
  { siteId, id, expires, signature, now }: Asked,
): Promise<SentFile> => {
  const isGood = isSame(signature, signatureOf(secret, id, expires)) && expires * 1000 > now.getTime();
  if (!isGood) throw new AppError('NOT_FOUND');
  const [file] = await db
    .select({
      name: applicationDocuments.name,
      format: applicationDocuments.format,
      sizeBytes: applicationDocuments.sizeBytes,
      key: applicationDocuments.storageKey,
    })
    .from(applicationDocuments)
    .innerJoin(applications, eq(applications.id, applicationDocuments.applicationId))
    .where(and(eq(applicationDocuments.id, id), eq(applications.siteId, siteId), isNotNull(applications.sentAt)));
  const content = file === undefined ? null : await files.open(file.key);
  if (file === undefined || content === null) throw new AppError('NOT_FOUND');
  const { name, format, sizeBytes } = file;
  return { name, mediaType: mediaTypeOf[format], sizeBytes, content };
};
