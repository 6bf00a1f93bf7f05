import type { Application } from '@radar/domain/applications';
import { describe, expect, it } from 'vitest';
import { reachableQuickStep, reachableStep, type Step } from './steps.ts';
import { anApplication } from './testing/an-application.ts';

describe('steps of the form', () => {
  it.each<[string, Step, Application | null, Step]>([
    ['nothing started', 'overview', null, 'contact'],
    ['no name yet', 'cv', anApplication({ firstName: null }), 'contact'],
    ['a phone number is enough', 'letter', anApplication({ email: null, phone: '+385912345678' }), 'letter'],
    ['neither e-mail nor phone', 'cv', anApplication({ email: null }), 'contact'],
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

describe('one screen for whoever is known', () => {
  it.each<[string, Step, Application | null, Step]>([
    ['not started yet', 'contact', null, 'contact'],
    ['nothing filled in', 'overview', anApplication({ firstName: null, documents: [] }), 'contact'],
    ['address not confirmed', 'overview', anApplication({ isVerified: false }), 'code'],
    ['all there', 'overview', anApplication(), 'overview'],
    ['a step of the long form', 'letter', anApplication(), 'contact'],
  ])('%s: asked for %s', (_, asked, application, shown) => {
    expect(reachableQuickStep(asked, application)).toBe(shown);
  });
});
