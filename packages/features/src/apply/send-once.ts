import type { Application } from '@radar/domain/applications';
import type { ApplyDraft } from './apply-draft.ts';
import type { ApplicationStore } from './use-application.ts';

/** Sends. The key is kept before the first try: a reload in the middle repeats the same sending, not another. */
export const sendOnce = (store: ApplicationStore, draft: ApplyDraft): Promise<Application> => {
  const key = draft.values.idempotencyKey ?? crypto.randomUUID();
  draft.keep({ idempotencyKey: key });
  return store.send(key);
};
