import { createHmac, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import * as z from 'zod/mini';

const Body = z.object({ tags: z.array(z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))).check(z.maxLength(1000)) });

/** A call older than this is a replay. */
const maxAgeS = 300;

const isSigned = (secret: string, timestamp: string, body: string, signature: string): boolean => {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const refuse = (status: number): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** Drops cached pages by tag. Only the API's outbox may call it: the body is signed with a shared secret. */
export const POST = async (request: Request): Promise<Response> => {
  const secret = process.env.RADAR_REVALIDATE_SECRET ?? '';
  const timestamp = request.headers.get('x-radar-timestamp') ?? '';
  const signature = request.headers.get('x-radar-signature') ?? '';
  const body = await request.text();
  const ageS = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (secret === '' || !(ageS <= maxAgeS) || !isSigned(secret, timestamp, body, signature)) return refuse(401);

  const parsed = Body.safeParse(parseJson(body));
  if (!parsed.success) return refuse(400);
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ revalidated: parsed.data.tags.length }, { headers: { 'cache-control': 'no-store' } });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
