import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ThirdParty = {
  origin: string;
  /** Paths asked for so far, with their query. */
  paths: string[];
  /** Bodies that were sent to it, by path. */
  received: { path: string; body: string }[];
  end: () => Promise<void>;
};

/** What an analytics script does: marks that it ran, sets a cookie, reports. */
const analytics = (origin: string) => `
window.analyticsRuns = (window.analyticsRuns || 0) + 1;
document.cookie = '_probe=1; path=/; max-age=3600';
fetch('${origin}/collect', { method: 'POST', body: JSON.stringify([].map.call(window.dataLayer, (words) => [].slice.call(words, 0, 2))) });
`;

/** A server of somebody else: an analytics script, a banner script, and a service that takes error reports. */
export const startThirdParty = async (): Promise<ThirdParty> => {
  const paths: string[] = [];
  const received: ThirdParty['received'] = [];
  const server = createServer((request, response) => {
    const { url = '/', method } = request;
    paths.push(url);
    const answer = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    void text(request).then((body) => {
      if (method === 'POST') received.push({ path: url, body });
      if (url.startsWith('/analytics.js')) return answer('text/javascript', analytics(origin));
      if (url.startsWith('/banner.js'))
        return answer('text/javascript', 'window.bannerRuns = (window.bannerRuns || 0) + 1;');
      return answer('application/json', '{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const end = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin, paths, received, end };
};
