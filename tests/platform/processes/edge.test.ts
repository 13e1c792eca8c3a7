/** Edge cache of examples/edge in front of a real gateway (OPS-09). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberInfo } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../helpers/free-port.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { createNginx, type Nginx } from '../../helpers/nginx.ts';
import { root } from '../../helpers/sources/sources.ts';

const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=EN';
const ASKERS = 100;

describe('examples/edge', () => {
  let server: TestGateway;
  let nginx: Nginx;
  let edge: string;

  beforeAll(async () => {
    server = await gateway();
    const port = await freePort();
    edge = `http://127.0.0.1:${port}`;
    nginx = createNginx(edge);
    const { host } = new URL(server.url);
    await nginx.start(
      readFileSync(join(root, 'examples/edge/nginx.conf'), 'utf8')
        .replace(/ {4}server gateway-2.*\n/, '')
        .replace('gateway-1:8080', host)
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replaceAll('$host;', `${host};`),
    );
  });
  afterAll(async () => {
    nginx?.stop();
    await server?.stop();
  });

  it('OPS-09 the edge cache forwards only one of a hundred concurrent identical requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: ASKERS }, () => fetch(edge + MENU, { headers: { ModuleId: 'COMM3' } })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(ASKERS).fill(200));
    const bodies = await Promise.all(responses.map(response => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(responses.filter(({ headers }) => headers.get('x-cache') === 'MISS')).toHaveLength(1);
  });

  it('OPS-09 the edge cache does not store the response of a member', async () => {
    const { token } = await server.memberSession();
    const send = async (headers: Record<string, string>) => {
      const response = await fetch(edge + memberInfo.path, { headers: { ModuleId: memberInfo.moduleId, ...headers } });
      return [response.status, response.headers.get('x-cache')];
    };
    const ownHeaders = { Authorization: `Bearer ${token}` };
    expect([await send(ownHeaders), await send(ownHeaders), await send({})]).toEqual([
      [200, 'BYPASS'],
      [200, 'BYPASS'],
      [401, 'MISS'],
    ]);
  });
});
