import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { list, run } from '../../helpers/gateway/game-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const fetchImage = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('images of rows', () => {
  it('TILE-01 every cover of a game list exists and shows the game’s name in the language of the list', async () => {
    const { games } = await list(server, { language: 'VI' });
    for (const { mobileLargeIcon, gameName } of games) {
      const { status, text } = await fetchImage(mobileLargeIcon);
      expect(status).toBe(200);
      for (const word of gameName.split(' ')) expect(text).toContain(word.replace('&', '&amp;'));
    }
  });

  it('S44 an image response is sandboxed, readable from any origin and cached permanently', async () => {
    const [game] = (await list(server)).games;
    const { headers } = await fetchImage(game!.mobileLargeIcon);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('an outdated cover URL returns the current cover, which browsers revalidate on each request', async () => {
    const [game] = (await list(server, { gameType: 'LIVE' })).games;
    const before = await fetchImage(game!.mobileLargeIcon);
    expect(before.headers.get('cache-control')).toContain('immutable');
    await run(server, 'game', 'set', String(game!.nodeId), '--name', 'Renamed Table');
    const plain = await fetchImage(game!.mobileLargeIcon.replace(/-\w{8}\.svg$/, '.svg'));
    expect(plain.text).toContain('Renamed');
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    const [renamed] = (await list(server, { gameType: 'LIVE' })).games;
    expect(renamed?.mobileLargeIcon).not.toBe(game?.mobileLargeIcon);
    expect((await fetchImage(renamed!.mobileLargeIcon)).text).toContain('Renamed');
  });

  it('S8 a cover contains a hostile name only as text', async () => {
    await run(server, 'game', 'add', '</text><script>x</script>', '--vendor', 'JL', '--type', 'PVP');
    const [game] = (await list(server, { gameType: 'PVP' })).games;
    const { text } = await fetchImage(game!.mobileLargeIcon);
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;/text&gt;');
  });

  it('VENDOR-07 every vendor has an icon, and an unknown vendor returns 404', async () => {
    expect((await fetchImage('/art/vendor/JL.svg')).status).toBe(200);
    expect((await fetchImage('/art/vendor/NOBODY.svg')).status).toBe(404);
  });

  it.each([
    '/art/game/1-EN.svg',
    '/art/game/abc-EN.svg',
    '/art/game/99999999999-EN.svg',
    '/art/vendor/%3Cscript%3E.svg',
    '/art/banner/CHESS.svg',
    '/art/game/1001-EN.png',
  ])('image URL %s returns 404', async path => {
    const { status, headers } = await fetchImage(path);
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });
});
