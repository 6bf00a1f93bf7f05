import { currentBuild } from './build-id.ts';

const notFound = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

/** `builds/latest.json`: the build that answers now. */
export const latestBuild = (): Response => {
  const build = currentBuild();
  if (build === null) return notFound();
  return Response.json({ id: build.id }, { headers: { 'cache-control': 'no-store' } });
};

/** `builds/meta/{buildId}.json`: when that build was made, if this process serves it. */
export const buildMeta = async (_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> => {
  const build = currentBuild();
  if (build === null || (await params).file !== `${build.id}.json`) return notFound();
  return Response.json(build, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
};
