import * as endpoints from '@radar/domain/applications';
import type { Routes } from '../../http/api.ts';
import { countTowardsLimit } from '../../http/rate-limit.ts';
import { serve } from '../../http/serve.ts';
import { answerOf, getOwnRow } from './applications.queries.ts';
import { checkCode } from './check-code.ts';
import { deleteApplication } from './delete-application.ts';
import { addDocument, deleteDocument } from './documents.ts';
import { sendApplication } from './send-application.ts';
import { sendCode } from './send-code.ts';
import { startApplication } from './start-application.ts';
import { updateApplication } from './update-application.ts';

export const applicationsRoutes: Routes = (api) => {
  const { env, files, wakeOutbox } = api.services;

  serve(api, endpoints.startApplication, ({ db, body, guest, site, locale, now, network }) =>
    startApplication(db, {
      guest,
      siteId: site.id,
      jobId: body.jobId,
      applicationType: body.applicationType,
      source: body.source ?? 'direct',
      locale,
      now,
      countNew: (tx) =>
        countTowardsLimit(tx, env.sessionSecret, {
          kind: 'application-network',
          key: network,
          limit: env.limits.applicationsPerHourAndNetwork,
          windowS: 3_600,
        }),
    }),
  );

  serve(api, endpoints.getApplication, async ({ db, params, guest }) =>
    answerOf(db, await getOwnRow(db, { guestId: guest.id, id: params.id })),
  );

  serve(api, endpoints.updateApplication, ({ db, params, body, guest }) =>
    updateApplication(db, { guestId: guest.id, id: params.id }, body),
  );

  serve(api, endpoints.deleteApplication, async ({ db, params, guest }) => {
    await deleteApplication(db, files, { guestId: guest.id, id: params.id });
    return {};
  });

  serve(api, endpoints.addApplicationDocument, ({ db, params, guest, receive }) =>
    addDocument(db, files, { guestId: guest.id, id: params.id }, receive),
  );

  serve(api, endpoints.deleteApplicationDocument, async ({ db, params, guest }) => {
    await deleteDocument(db, files, { guestId: guest.id, id: params.id }, params.documentId);
    return {};
  });

  serve(api, endpoints.sendApplicationCode, async ({ db, params, guest, locale, network }) => {
    const answer = await sendCode(db, env, { own: { guestId: guest.id, id: params.id }, locale, network });
    wakeOutbox();
    return answer;
  });

  serve(api, endpoints.checkApplicationCode, ({ db, params, body, guest }) =>
    checkCode(db, env.sessionSecret, { guestId: guest.id, id: params.id }, body.code),
  );

  serve(api, endpoints.sendApplication, async ({ db, params, body, guest, idempotencyKey, locale, now }) => {
    const own = { guestId: guest.id, id: params.id };
    const answer = await sendApplication(db, env, { own, key: idempotencyKey, body, locale, now });
    wakeOutbox();
    return answer;
  });
};
