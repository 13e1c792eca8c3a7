import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { login } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../site/gateway/settings.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

const FRAME = '/embed/game-grid?language=PT';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway({ host: '0.0.0.0', publicUrls: ['https://play.example', 'http://lan.example.:9000'] });
  // As in production, no merchant admits every origin.
  await server.db.updateTable('merchants').set({ any_origin: false }).execute();
  server.changed();
});
afterAll(() => server.stop());

/** Requests 127.0.0.1 or the given host with any Host header, which `fetch` does not allow to set. */
function send(
  path: string,
  headers: Record<string, string>,
  { method = 'GET', hostname = '127.0.0.1', body = '' } = {},
) {
  const { port } = new URL(server.url);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers }, async response => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    });
    outgoing.on('error', reject).end(body);
  });
}

describe('host check of frames', () => {
  it.each([
    'evil.example',
    'evil.example:8080',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '203.0.113.9',
    'play.example:444',
    'play.example.:444',
    'play.example..',
    'evil.example.',
    'lan.example',
  ])('S38 a frame at %s returns 421 and shows the host in the requested language', async Host => {
    const { status, text } = await send(FRAME, { Host });
    expect(status).toBe(421);
    expect(text).toContain(`<code>${Host}</code>`);
    expect(text).toContain('Este servidor não atende por este nome');
    expect(text).not.toContain('<script');
  });

  it.each([
    '127.0.0.1',
    'localhost:3000',
    '[::1]',
    'LOCALHOST',
    'localhost.:3000',
    'play.example',
    'Play.example.',
    'lan.example:9000',
    'lan.example.:9000',
  ])('S38 a frame at %s returns 200', async Host => {
    expect((await send(FRAME, { Host })).status).toBe(200);
  });

  it("S38 a frame returns 200 at the machine's IP address in the network, for a phone in the same network", async () => {
    const [own] = Object.values(networkInterfaces())
      .flat()
      .filter(found => found && found.family === 'IPv4' && !found.internal);
    const hostname = own?.address ?? '127.0.0.1';
    expect((await send(FRAME, { Host: `${hostname}:8080` }, { hostname })).status).toBe(200);
    // The same name at a different IP address belongs to another machine.
    if (own) expect((await send(FRAME, { Host: `${hostname}:8080` })).status).toBe(421);
  });
});

describe('DNS rebinding', () => {
  const RECENT = '/lgw/vn/games/game_menu/recent?device=MOBILE&recentCount=100&prizeMode=Lott&language=EN';
  const codeOf = async (response: ReturnType<typeof send>) => {
    const { status, text } = await response;
    return [status, JSON.parse(text).errorCode];
  };
  /** Sends calls that require a session without one, from a page at the given host. */
  const memberCall = (Host: string, scheme = 'http') =>
    codeOf(send(RECENT, { Host, Origin: `${scheme}://${Host}`, ModuleId: 'COMM3' }));
  const logIn = (Host: string) =>
    codeOf(
      send(
        login.path,
        { Host, Origin: `http://${Host}`, ModuleId: login.moduleId, 'Content-Type': 'application/json' },
        {
          method: login.method,
          body: JSON.stringify({ type: 'username', username: 'member0', password: 'Wrong-2026' }),
        },
      ),
    );

  it('S38 a page at a rebound host name cannot make calls of a member or log a member in', async () => {
    const rebound = `rebound.example:${new URL(server.url).port}`;
    expect(await memberCall(rebound)).toEqual([403, 'origin.denied']);
    expect(await logIn(rebound)).toEqual([403, 'merchant.missing']);
  });

  it('S38 a page of the gateway can make calls of a member and log a member in', async () => {
    for (const host of ['localhost:8080', '127.0.0.1:9']) {
      expect(await memberCall(host)).toEqual([401, 'session.missing']);
    }
    expect(await memberCall('play.example', 'https')).toEqual([401, 'session.missing']);
    expect((await logIn('localhost:8080'))[1]).toBe('login.failed');
  });

  it('S38 a page of the gateway can make calls if a proxy removes the trailing dot of the host', async () => {
    for (const Host of ['play.example.', 'play.example']) {
      const headers = { Host, Origin: 'https://play.example.', ModuleId: 'COMM3' };
      expect(await codeOf(send(RECENT, headers))).toEqual([401, 'session.missing']);
    }
  });
});

describe('PUBLIC_URL', () => {
  it('PUBLIC_URL accepts origins separated by commas', () => {
    const { publicUrls } = readEnvironment({ PUBLIC_URL: 'https://play.example, http://lan.example:9000/' });
    expect(publicUrls).toEqual(['https://play.example', 'http://lan.example:9000']);
    expect(readEnvironment({}).publicUrls).toEqual([]);
    expect(readEnvironment({ PUBLIC_URL: 'https://play.example.' }).publicUrls).toEqual(['https://play.example']);
  });

  it('PUBLIC_URL rejects an invalid origin and names that origin', () => {
    for (const wrong of ['play.example', 'capacitor://localhost', 'null']) {
      expect(() => readEnvironment({ PUBLIC_URL: wrong })).toThrow(
        `PUBLIC_URL holds "${wrong}", but must be an origin such as https://games.example.`,
      );
    }
  });
});
