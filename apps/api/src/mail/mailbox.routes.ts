import { AppError } from '@radar/domain/http';
import { desc, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/client.ts';
import { mailbox } from '../db/schema/index.ts';
import type { Routes } from '../http/api.ts';
import { mailboxListPage, mailboxMailPage } from './mailbox-pages.ts';

const newest = 200;
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether the request comes straight from a program on this machine, for a name of this machine. */
const isLocal = (request: FastifyRequest): boolean =>
  loopback.has(request.raw.socket.remoteAddress ?? '') &&
  forwardingHeaders.every((name) => request.headers[name] === undefined) &&
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '');

const requireLocal = (request: FastifyRequest): void => {
  if (!isLocal(request)) throw new AppError('NOT_FOUND');
};

const wantsJson = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('application/json');

type Row = typeof mailbox.$inferSelect;

const toJson = (row: Row) => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  from: row.fromAddress,
  to: row.toAddress,
  toName: row.toName,
  subject: row.subject,
  text: row.text,
  html: row.html,
  attachments: row.attachments,
});

const listMails = (db: Db): Promise<Row[]> => db.select().from(mailbox).orderBy(desc(mailbox.id)).limit(newest);

const getMail = async (db: Db, id: string): Promise<Row> => {
  const [row] = /^[1-9]\d{0,8}$/.test(id)
    ? await db
        .select()
        .from(mailbox)
        .where(eq(mailbox.id, Number(id)))
    : [];
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
};

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // The preview is a srcdoc frame: it inherits this, so a mail can run and load nothing.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    })
    .send(page);

/** `/debug/mail`: what a machine without SMTP would have sent. Only where the environment opens it, only from this machine. */
export const mailboxRoutes: Routes = ({ http, services }) => {
  if (!services.env.hasMailbox) return;
  const { db } = services;
  http.get('/debug/mail', async (request, reply) => {
    requireLocal(request);
    const mails = await listMails(db);
    if (wantsJson(request))
      return reply.header('cache-control', 'no-store').send({ isSuccess: true, data: mails.map(toJson) });
    return sendPage(reply, mailboxListPage(mails));
  });
  http.get<{ Params: { id: string } }>('/debug/mail/:id', async (request, reply) => {
    requireLocal(request);
    const mail = await getMail(db, request.params.id);
    if (wantsJson(request))
      return reply.header('cache-control', 'no-store').send({ isSuccess: true, data: toJson(mail) });
    return sendPage(reply, mailboxMailPage(mail));
  });
};
