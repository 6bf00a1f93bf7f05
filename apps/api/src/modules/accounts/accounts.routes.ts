import * as endpoints from '@radar/domain/accounts';
import { AppError } from '@radar/domain/http';
import type { Routes } from '../../http/api.ts';
import { inEvenTime } from '../../http/even-time.ts';
import { serve } from '../../http/serve.ts';
import { serveFile } from '../../http/serve-file.ts';
import { signAnonymousToken } from '../../http/session-token.ts';
import { countAccountMail, countLoginTry, countRegistration } from './account-limits.ts';
import { educationLevelsIn } from './education-levels.ts';
import { confirmEmail, requestEmailChange } from './email.ts';
import { createExportArchive } from './export/export-archive.ts';
import { readExport } from './export/export-data.ts';
import { prepareExport } from './export/prepare-export.ts';
import { findLink, useLink } from './link-tokens.ts';
import { loginWithLink, loginWithPassword, sendLoginLink, switchBack } from './login.ts';
import { addMeta, deactivate, updateUser } from './me.ts';
import { changePassword, resetPassword, sendPasswordReset } from './password.ts';
import { register, resendCode, verifyRegistration } from './register.ts';
import { endSession, listSessions } from './sessions.queries.ts';
import { getUser, toMe } from './users.queries.ts';

export const accountsRoutes: Routes = (api) => {
  const { env, wakeOutbox } = api.services;

  serve(api, endpoints.login, async ({ db, site, body, user: current, session, locale, network }) => {
    await countLoginTry(db, env, network);
    const signedIn = await loginWithPassword(db, env, { site, body, current, device: session.device });
    await session.signIn(signedIn.session);
    return toMe(db, signedIn.user, locale);
  });

  serve(api, endpoints.logout, async ({ db, user, session }) => {
    if (user !== null) await endSession(db, user.id, user.sessionId);
    session.signOut();
    return {};
  });

  serve(api, endpoints.requestLoginLink, async ({ db, site, body, network }) => {
    await countAccountMail(db, env, { network, email: body.email });
    await inEvenTime(sendLoginLink(db, env, site.id, body.email));
    wakeOutbox();
    return {};
  });

  serve(api, endpoints.loginWithCode, async ({ db, site, body, user: current, session, locale, network }) => {
    await countLoginTry(db, env, network);
    const given = { siteId: site.id, code: body.code, current, device: session.device };
    const signedIn = await loginWithLink(db, given);
    await session.signIn(signedIn.session);
    return { me: await toMe(db, signedIn.user, locale), switchToken: signedIn.switchToken };
  });

  serve(api, endpoints.loginWithToken, async ({ db, site, body, user: current, session, locale, network }) => {
    await countLoginTry(db, env, network);
    const signedIn = await switchBack(db, { siteId: site.id, token: body.token, current, device: session.device });
    await session.signIn(signedIn.session);
    return toMe(db, signedIn.user, locale);
  });

  serve(api, endpoints.register, async ({ db, site, body, locale, network }) => {
    await countRegistration(db, env, network);
    const answer = await register(db, env, { site, locale, body });
    wakeOutbox();
    return answer;
  });

  serve(api, endpoints.verifyRegistration, async ({ db, site, body, session, locale, network }) => {
    await countLoginTry(db, env, network);
    const { email, verificationCode: code } = body;
    const signedIn = await verifyRegistration(db, env, site, { email, code, device: session.device });
    await session.signIn(signedIn.session);
    return toMe(db, signedIn.user, locale);
  });

  serve(api, endpoints.resendVerification, async ({ db, site, body, network }) => {
    await countAccountMail(db, env, { network, email: body.email });
    const answer = await inEvenTime(resendCode(db, env, site, body.email));
    wakeOutbox();
    return answer;
  });

  serve(api, endpoints.requestPasswordReset, async ({ db, site, body, network }) => {
    await countAccountMail(db, env, { network, email: body.email });
    await inEvenTime(sendPasswordReset(db, env, site.id, body.email));
    wakeOutbox();
    return {};
  });

  serve(api, endpoints.checkPasswordReset, async ({ db, site, params }) => {
    if ((await findLink(db, site.id, 'password', params.hash)) === null) throw new AppError('NOT_FOUND');
    return {};
  });

  serve(api, endpoints.resetPassword, async ({ db, site, params, body, session, locale, network }) => {
    await countLoginTry(db, env, network);
    const given = { siteId: site.id, token: params.hash, password: body.password, device: session.device };
    const signedIn = await resetPassword(db, env, given);
    wakeOutbox();
    await session.signIn(signedIn.session);
    return toMe(db, signedIn.user, locale);
  });

  serve(api, endpoints.verifyEmail, async ({ db, site, body, session, network }) => {
    await countLoginTry(db, env, network);
    const email = await confirmEmail(db, site.id, body.token);
    session.signOut();
    return { email };
  });

  serve(api, endpoints.getMe, async ({ db, user, locale }) => toMe(db, await getUser(db, user.id), locale));

  serve(api, endpoints.updateMe, async ({ db, user, body, locale }) =>
    toMe(db, await updateUser(db, user.id, body, locale), locale),
  );

  serve(api, endpoints.changeEmail, async ({ db, user, body, locale, network }) => {
    await countAccountMail(db, env, { network, email: body.email });
    const changed = await requestEmailChange(db, env, { userId: user.id, email: body.email, password: body.password });
    wakeOutbox();
    return toMe(db, changed, locale);
  });

  serve(api, endpoints.changePassword, async ({ db, user: current, body, session, locale }) => {
    const { currentPassword, password } = body;
    const signedIn = await changePassword(db, env, { current, currentPassword, password, device: session.device });
    wakeOutbox();
    await session.signIn(signedIn.session);
    return toMe(db, signedIn.user, locale);
  });

  serve(api, endpoints.getAnonymousToken, async ({ site }) => ({
    token: await signAnonymousToken(env.sessionSecret, site.id),
  }));

  serve(api, endpoints.addMyMeta, async ({ db, user, body }) => {
    await addMeta(db, user.id, body.payload);
    return {};
  });

  serve(api, endpoints.deactivateMe, async ({ user, body, session }) => {
    await deactivate(api.services, user.id, body.password);
    session.signOut();
    return {};
  });

  serve(api, endpoints.requestMyExport, async ({ db, user, body }) => ({
    hash: await prepareExport(db, env, user.id, body.password),
  }));

  serveFile(api, endpoints.getMyExport, async ({ db, site, user, params, now }) => {
    const link = await useLink(db, site.id, 'export', params.hash);
    if (link?.userId !== user.id) throw new AppError('NOT_FOUND');
    const facts = { publisher: site.name, now };
    return {
      name: `radar-${site.id}-${now.toISOString().slice(0, 10)}.zip`,
      mediaType: 'application/zip',
      sizeBytes: null,
      content: createExportArchive(api.services.files, await readExport(db, user.id), facts),
    };
  });

  serve(api, endpoints.getMySessions, ({ db, user }) => listSessions(db, user));

  serve(api, endpoints.endMySession, async ({ db, user, params }) => {
    await endSession(db, user.id, params.id);
    return {};
  });

  serve(api, endpoints.getEducationLevels, ({ locale }) => Promise.resolve(educationLevelsIn(locale)));
};
