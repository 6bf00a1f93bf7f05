import { afterEach, describe, expect, it, vi } from 'vitest';
import { guestTexts, type KeptDraft, takeUp } from './apply-draft.ts';
import { anApplication } from './testing/an-application.ts';

const kept = (changes: Partial<KeptDraft> = {}): KeptDraft => ({
  applicationId: 1,
  agreedAt: '2026-11-21T10:00:00.000Z',
  sentAt: null,
  idempotencyKey: 'key',
  firstName: 'Ana',
  lastName: '',
  email: 'ana@pos',
  phone: '',
  nationality: '',
  coverLetter: 'Poštovani',
  ...changes,
});

describe('a draft of the account taken up on a device', () => {
  it('that changed it last keeps what was not fit to be sent', () => {
    expect({ ...kept(), ...takeUp(kept(), anApplication()) }).toEqual(kept());
  });

  it('is the account’s where another device changed it since, with what only this one has', () => {
    const application = anApplication({ updatedAt: '2026-11-21T11:00:00.000Z' });
    expect({ ...kept(), ...takeUp(kept(), application) }).toEqual(
      kept({ agreedAt: application.updatedAt, lastName: 'Anić', email: 'ana@posta.example' }),
    );
  });

  it('of another sending does not take over its key', () => {
    expect(takeUp(kept({ applicationId: 2 }), anApplication())).toMatchObject({
      applicationId: 1,
      idempotencyKey: null,
      email: 'ana@posta.example',
    });
  });

  it('fills an empty device', () => {
    const empty = kept({ applicationId: null, agreedAt: null, firstName: '', email: '', coverLetter: '' });
    expect({ ...empty, ...takeUp(empty, anApplication()) }).toMatchObject({
      applicationId: 1,
      firstName: 'Ana',
      lastName: 'Anić',
      email: 'ana@posta.example',
      coverLetter: '',
    });
  });
});

describe('what was typed before signing in', () => {
  afterEach(() => vi.unstubAllGlobals());

  const onDevice = (text: string | null) => vi.stubGlobal('localStorage', { getItem: () => text });

  it('is what says something else than the draft of the account', () => {
    onDevice(JSON.stringify({ ...kept(), lastName: 'Anić', coverLetter: 'Drugo', phone: '  ' }));
    expect(guestTexts(7, kept())).toEqual({ lastName: 'Anić', coverLetter: 'Drugo' });
  });

  it.each([
    ['nothing was', null],
    ['it is the same', JSON.stringify(kept())],
    ['it is rubbish', '{"firstName":7'],
    ['it is empty', '{}'],
  ])('is nothing where %s', (_, text) => {
    onDevice(text);
    expect(guestTexts(7, kept())).toBeNull();
  });
});
