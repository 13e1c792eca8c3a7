import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { login } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../site/gateway/settings.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

const FRAME = '/embed/game-grid?language=PT';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway({ host: '0.0.0.0', publicUrls: ['https://play.example', 'http://lan.example:9000'] });
  // As in production: nobody admits every page.
  await server.db.updateTable('merchants').set({ any_origin: false }).execute();
  server.changed();
});
afterAll(() => server.stop());

/** Asks 127.0.0.1, or the host given, under whatever name; `fetch` lets nobody set a Host. */
function ask(
  path: string,
  headers: Record<string, string>,
  { method = 'GET', hostname = '127.0.0.1', body = '' } = {},
) {
  const { port } = new URL(server.url);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers }, async response => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    });
    asked.on('error', reject).end(body);
  });
}

describe('frames answer at hosts of the gateway alone', () => {
  it.each([
    'evil.example',
    'evil.example:8080',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '203.0.113.9',
    'play.example:444',
    'lan.example',
  ])('S38 421 at %s, and the page names it in the language asked for', async Host => {
    const { status, text } = await ask(FRAME, { Host });
    expect(status).toBe(421);
    expect(text).toContain(`<code>${Host}</code>`);
    expect(text).toContain('Este servidor não atende por este nome');
    expect(text).not.toContain('<script');
  });

  it.each(['127.0.0.1', 'localhost:3000', '[::1]', 'LOCALHOST', 'play.example', 'lan.example:9000'])(
    'S38 200 at %s',
    async Host => {
      expect((await ask(FRAME, { Host })).status).toBe(200);
    },
  );

  it('S38 200 at the address of this machine in its network, for a phone beside it', async () => {
    const [own] = Object.values(networkInterfaces())
      .flat()
      .filter(found => found && found.family === 'IPv4' && !found.internal);
    const hostname = own?.address ?? '127.0.0.1';
    expect((await ask(FRAME, { Host: `${hostname}:8080` }, { hostname })).status).toBe(200);
    // By another way in the same address is somebody else's.
    if (own) expect((await ask(FRAME, { Host: `${hostname}:8080` })).status).toBe(421);
  });
});

describe('a name that was made to lead to the gateway is not its own', () => {
  const RECENT = '/lgw/vn/games/game_menu/recent?device=MOBILE&recentCount=100&prizeMode=Lott&language=EN';
  const codeOf = async (asked: ReturnType<typeof ask>) => {
    const { status, text } = await asked;
    return [status, JSON.parse(text).errorCode];
  };
  /** A call with a session, without one, by a page at that host. */
  const memberCall = (Host: string, scheme = 'http') =>
    codeOf(ask(RECENT, { Host, Origin: `${scheme}://${Host}`, ModuleId: 'COMM3' }));
  const logIn = (Host: string) =>
    codeOf(
      ask(
        login.path,
        { Host, Origin: `http://${Host}`, ModuleId: login.moduleId, 'Content-Type': 'application/json' },
        {
          method: login.method,
          body: JSON.stringify({ type: 'username', username: 'member0', password: 'Wrong-2026' }),
        },
      ),
    );

  it('S38 a page of it may make no call of a member, nor log anybody in', async () => {
    const rebound = `rebound.example:${new URL(server.url).port}`;
    expect(await memberCall(rebound)).toEqual([403, 'origin.denied']);
    expect(await logIn(rebound)).toEqual([403, 'merchant.missing']);
  });

  it('S38 a page of the gateway itself may do both', async () => {
    for (const host of ['localhost:8080', '127.0.0.1:9']) {
      expect(await memberCall(host)).toEqual([401, 'session.missing']);
    }
    expect(await memberCall('play.example', 'https')).toEqual([401, 'session.missing']);
    expect((await logIn('localhost:8080'))[1]).toBe('login.failed');
  });
});

describe('PUBLIC_URL', () => {
  it('takes origins joined by commas', () => {
    const { publicUrls } = readEnvironment({ PUBLIC_URL: 'https://play.example, http://lan.example:9000/' });
    expect(publicUrls).toEqual(['https://play.example', 'http://lan.example:9000']);
    expect(readEnvironment({}).publicUrls).toEqual([]);
  });

  it('names what is no origin', () => {
    expect(() => readEnvironment({ PUBLIC_URL: 'play.example' })).toThrow(
      'PUBLIC_URL holds "play.example", but must be an origin such as https://games.example.',
    );
  });
});
