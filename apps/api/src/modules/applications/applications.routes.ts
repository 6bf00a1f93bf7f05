import * as endpoints from '@radar/domain/applications';
import type { Db } from '../../db/client.ts';
import type { Routes } from '../../http/api.ts';
import { countTowardsLimit } from '../../http/rate-limit.ts';
import { serve } from '../../http/serve.ts';
import { serveFile } from '../../http/serve-file.ts';
import type { Own } from './applications.queries.ts';
import { checkCode } from './check-code.ts';
import { deleteApplication, restoreApplication } from './delete-application.ts';
import { addDocument, addDocumentFromLibrary, deleteDocument } from './documents.ts';
import { openFileLink } from './file-links.ts';
import { getApplication, listApplications } from './my-applications.queries.ts';
import { type Caller, findOwner, getOwner } from './owner.ts';
import { sendApplicationAgain } from './send-again.ts';
import { sendApplication } from './send-application.ts';
import { sendCode } from './send-code.ts';
import { startApplication } from './start-application.ts';
import { updateApplication } from './update-application.ts';

/** The application that a call names, as its owner. @throws AppError NOT_FOUND for somebody new */
const ownOf = async (call: Caller & { params: { id: number } }): Promise<Own> => ({
  owner: await getOwner(call),
  id: call.params.id,
});

export const applicationsRoutes: Routes = (api) => {
  const { env, files, wakeOutbox } = api.services;

  const countNew = (network: string) => (tx: Db) =>
    countTowardsLimit(tx, env.sessionSecret, {
      kind: 'application-network',
      key: network,
      limit: env.limits.applicationsPerHourAndNetwork,
      windowS: 3_600,
    });

  serve(api, endpoints.startApplication, async (call) =>
    startApplication(call.db, {
      owner: await findOwner(call),
      startGuest: call.guest.start,
      files,
      siteId: call.site.id,
      jobId: call.body.jobId,
      applicationType: call.body.applicationType,
      source: call.body.source ?? 'direct',
      locale: call.locale,
      now: call.now,
      countNew: countNew(call.network),
    }),
  );

  serve(api, endpoints.listApplications, async (call) => {
    const { db, query, locale, now } = call;
    return listApplications(db, { owner: await findOwner(call), ...query, view: { locale, now } });
  });

  serve(api, endpoints.getApplication, async (call) => {
    const { db, locale, now } = call;
    return getApplication(db, await ownOf(call), { locale, now });
  });

  serve(api, endpoints.updateApplication, async (call) => updateApplication(call.db, await ownOf(call), call.body));

  serve(api, endpoints.deleteApplication, async (call) => {
    await deleteApplication(call.db, await ownOf(call));
    return {};
  });

  serve(api, endpoints.restoreApplication, async (call) => restoreApplication(call.db, await ownOf(call)));

  serve(api, endpoints.sendApplicationAgain, async (call) => {
    const { db, locale, now, network } = call;
    return sendApplicationAgain(db, files, { own: await ownOf(call), locale, now, countNew: countNew(network) });
  });

  serve(api, endpoints.addApplicationDocument, async (call) =>
    addDocument(call.db, files, await ownOf(call), call.receive),
  );

  serve(api, endpoints.addDocumentFromLibrary, async (call) =>
    addDocumentFromLibrary(call.db, files, await ownOf(call), call.body),
  );

  serveFile(api, endpoints.getApplicationFile, ({ db, site, params, query, now }) =>
    openFileLink(db, files, env.sessionSecret, { siteId: site.id, id: params.id, ...query, now }),
  );

  serve(api, endpoints.deleteApplicationDocument, async (call) => {
    await deleteDocument(call.db, files, await ownOf(call), call.params.documentId);
    return {};
  });

  serve(api, endpoints.sendApplicationCode, async (call) => {
    const { db, body, locale, network } = call;
    const answer = await sendCode(db, env, { own: await ownOf(call), channel: body.channel, locale, network });
    wakeOutbox();
    return answer;
  });

  serve(api, endpoints.checkApplicationCode, async (call) =>
    checkCode(call.db, env.sessionSecret, await ownOf(call), call.body.code),
  );

  serve(api, endpoints.sendApplication, async (call) => {
    const { db, idempotencyKey: key, body, locale, now } = call;
    const answer = await sendApplication(db, env, { own: await ownOf(call), key, body, locale, now });
    wakeOutbox();
    return answer;
  });
};
