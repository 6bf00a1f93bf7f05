import type { Application } from '@radar/domain/applications';

/** One that may be sent. */
export const anApplication = (changes: Partial<Application> = {}): Application => ({
  id: 1,
  jobId: 7,
  applicationType: 'full',
  status: 'initiated',
  source: 'direct',
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@posta.example',
  phone: null,
  nationality: null,
  coverLetter: null,
  coverLetterId: null,
  documents: [{ id: 1, name: 'cv.pdf', source: 'CV', sizeBytes: 10, format: 'pdf' }],
  isVerified: true,
  verifiedBy: 'email',
  updates: null,
  sentAt: null,
  updatedAt: '2026-11-21T10:00:00.000Z',
  ...changes,
});
