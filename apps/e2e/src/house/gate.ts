import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `open` leads to the API, `shut` hangs up, `refusing` answers that the request is not valid. */
type Way = 'open' | 'shut' | 'refusing';

export type Gate = { url: string; set: (way: Way) => void; end: () => Promise<void> };

/** A way to the API of the house that can be shut for one site, while the others go on. */
export const openGate = async (api: string): Promise<Gate> => {
  let way: Way = 'open';
  const server = createServer((asked, answer) => {
    if (way === 'shut') {
      asked.socket.destroy();
      return;
    }
    if (way === 'refusing') {
      answer.writeHead(400, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ isSuccess: false, error: { code: 'VALIDATION_FAILED', message: 'Refused.' } }));
      return;
    }
    const onward = request(
      new URL(asked.url ?? '/', api),
      { method: asked.method, headers: asked.headers },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (wanted) => {
      way = wanted;
    },
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
