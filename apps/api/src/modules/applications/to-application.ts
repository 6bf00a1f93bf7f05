import type { Application, ApplicationDocument, CodeChannel } from '@radar/domain/applications';
import type { applicationDocuments, applications } from '../../db/schema/index.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type DocumentRow = typeof applicationDocuments.$inferSelect;

export const toApplicationDocument = (row: DocumentRow): ApplicationDocument => ({
  id: row.id,
  name: row.name,
  source: row.source,
  sizeBytes: row.sizeBytes,
  format: row.format,
});

/** Which stated address is known to be the person's. */
export const verifiedBy = ({ verifiedAddress, email, phone }: ApplicationRow): CodeChannel | null => {
  if (verifiedAddress === null) return null;
  if (verifiedAddress === email) return 'email';
  return verifiedAddress === phone ? 'phone' : null;
};

export const toApplication = (row: ApplicationRow, documents: readonly DocumentRow[]): Application => ({
  id: row.id,
  jobId: row.jobId,
  applicationType: row.applicationType,
  status: row.status,
  source: row.source,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  nationality: row.nationality,
  coverLetter: row.coverLetter,
  coverLetterId: row.coverLetterId,
  documents: documents.map(toApplicationDocument),
  isVerified: verifiedBy(row) !== null,
  verifiedBy: verifiedBy(row),
  updates: row.updates,
  sentAt: row.sentAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
});
