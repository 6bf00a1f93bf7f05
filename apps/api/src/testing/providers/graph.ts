import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type GraphPerson = { appId?: string; isValid?: boolean; userId: string; profile: Record<string, string> };

/** Facebook's Graph endpoints on this machine: `debug_token` and `me`, for the tokens that it is told of. */
export const aGraph = async (tokens: ReadonlyMap<string, GraphPerson>, appToken: string) => {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://graph.test');
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/debug_token') {
      if (url.searchParams.get('access_token') !== appToken) return answer(400, { error: { code: 190 } });
      const person = tokens.get(url.searchParams.get('input_token') ?? '');
      if (person === undefined) return answer(200, { data: { app_id: '', is_valid: false, user_id: '' } });
      const { appId = 'radar-app', isValid = true, userId } = person;
      return answer(200, { data: { app_id: appId, is_valid: isValid, user_id: userId } });
    }
    const person = tokens.get(url.searchParams.get('access_token') ?? '');
    return person === undefined ? answer(401, { error: { code: 190 } }) : answer(200, person.profile);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
