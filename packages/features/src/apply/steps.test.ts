import type { Application } from '@radar/domain/applications';
import { describe, expect, it } from 'vitest';
import { reachableStep, type Step } from './steps.ts';

const anApplication = (changes: Partial<Application> = {}): Application => ({
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
  documents: [{ id: 1, name: 'cv.pdf', source: 'CV', sizeBytes: 10, format: 'pdf' }],
  isVerified: true,
  verifiedBy: 'email',
  updates: null,
  sentAt: null,
  updatedAt: '2026-11-21T10:00:00.000Z',
  ...changes,
});

describe('steps of the form', () => {
  it.each<[string, Step, Application | null, Step]>([
    ['nothing started', 'overview', null, 'contact'],
    ['no name yet', 'cv', anApplication({ firstName: null }), 'contact'],
    ['no CV yet', 'overview', anApplication({ documents: [] }), 'cv'],
    ['no CV yet, going back', 'contact', anApplication({ documents: [] }), 'contact'],
    [
      'another document is no CV',
      'letter',
      anApplication({ documents: [{ id: 1, name: 'a.pdf', source: 'document', sizeBytes: 1, format: 'pdf' }] }),
      'cv',
    ],
    ['address not confirmed', 'overview', anApplication({ isVerified: false }), 'code'],
    ['address confirmed: no code again', 'code', anApplication(), 'overview'],
    ['all there', 'documents', anApplication(), 'documents'],
  ])('%s: asked for %s', (_, asked, application, shown) => {
    expect(reachableStep(asked, application)).toBe(shown);
  });
});
