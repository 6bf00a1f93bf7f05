import { afterEach, expect, it, vi } from 'vitest';
import { forgetPersonalDrafts, jobsTypedFor, personalDraftKey } from './personal-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

it('forgets the drafts of every account, and leaves a visitor’s and everything else', () => {
  const kept: Record<string, unknown> = {
    [personalDraftKey('apply:7', null)]: 'guest',
    [personalDraftKey('apply:7', 3)]: 'Ana',
    [personalDraftKey('apply:8', 44)]: 'Iva',
    theme: 'dark',
  };
  vi.stubGlobal('localStorage', kept);
  Object.defineProperty(kept, 'removeItem', { value: (key: string) => Reflect.deleteProperty(kept, key) });
  forgetPersonalDrafts();
  expect(kept).toEqual({ 'radar:apply:7:guest': 'guest', theme: 'dark' });
});

it('has nothing to forget where the storage is closed', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(forgetPersonalDrafts).not.toThrow();
});

it('knows for which jobs a visitor has typed something', () => {
  const kept: Record<string, string> = {
    [personalDraftKey('apply:7', null)]: '{"firstName":"Ana","sentAt":null}',
    [personalDraftKey('apply:8', null)]: '{"firstName":" ","idempotencyKey":"k","sentAt":"2026-11-21T10:00:00Z"}',
    [personalDraftKey('apply:9', 3)]: '{"firstName":"Iva"}',
    [personalDraftKey('letter:new', null)]: '{"text":"Pismo"}',
  };
  vi.stubGlobal('localStorage', kept);
  Object.defineProperty(kept, 'getItem', { value: (key: string) => kept[key] ?? null });
  expect(jobsTypedFor()).toEqual([7]);
  vi.stubGlobal('localStorage', undefined);
  expect(jobsTypedFor()).toEqual([]);
});
