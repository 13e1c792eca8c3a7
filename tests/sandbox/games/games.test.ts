import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ALL_DIGITS,
  anyGame,
  bet,
  launch,
  MINUTE,
  newPlayer,
  openLottery,
  openReels,
  type Player,
  play,
  readLottery,
  requestGameServer,
  SECOND,
} from '../../helpers/gateway/bet-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
let player: Player;
beforeAll(async () => {
  server = await gateway({ siteOrigins: ['https://shop.example'] });
  player = await newPlayer(server, 'gambler');
});
afterAll(() => server.stop());

describe('games origin', () => {
  it('S28 S44 game page can be framed only by the site, loads only resources of its origin and sends no referrer', async () => {
    const { headers, status } = await fetch(`${server.gamesUrl}/play`);
    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = new Map(
      headers
        .get('content-security-policy')!
        .split('; ')
        .map(rule => rule.split(/ (.*)/) as [string, string]),
    );
    expect(policy.get('frame-ancestors')).toBe(`${server.url} https://shop.example`);
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('default-src')).toBe("'none'");
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('S28 a site whose host ends in a dot can frame the game page', async () => {
    const { headers } = await fetch(`${server.gamesUrl}/play`, { headers: { Referer: 'https://shop.example./' } });
    expect(headers.get('content-security-policy')).toContain(' https://shop.example https://shop.example.');
  });

  it('S28 frame origins use the host name of the request', async () => {
    const { headers } = await fetch(`${server.gamesUrl.replace('127.0.0.1', 'localhost')}/play`);
    expect(headers.get('content-security-policy')).toContain(
      `frame-ancestors ${server.url.replace('127.0.0.1', 'localhost')} `,
    );
  });

  it('S44 games origin sends HSTS only if a trusted proxy reports https', async () => {
    const proxied = await gateway({ trustedProxies: ['127.0.0.1'] });
    const secure = async ({ gamesUrl }: TestGateway) =>
      (await fetch(`${gamesUrl}/play`, { headers: { 'X-Forwarded-Proto': 'https' } })).headers.get(
        'strict-transport-security',
      );
    expect(await secure(proxied)).toBe('max-age=31536000; includeSubDomains');
    expect(await secure(server)).toBeNull();
    await proxied.stop();
  });

  it('S38 games origin sets no cookie, rejects other origins and has no gateway endpoints', async () => {
    const { pass } = await openReels(server, player);
    const response = await fetch(`${server.gamesUrl}/api/play`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example', Authorization: `Bearer ${pass}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ key: randomUUID(), stake: '1.00' }),
    });
    expect([response.headers.get('set-cookie'), response.headers.get('access-control-allow-origin')]).toEqual([
      null,
      null,
    ]);
    const preflight = await fetch(`${server.gamesUrl}/api/play`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    for (const path of ['/wps/system/status', '/m/home', '/sandbox/inbox', '/', '/play/x', '/symbols/none.svg']) {
      expect((await fetch(server.gamesUrl + path)).status, path).toBe(404);
    }
  });

  it('games origin serves gateway images and slot symbols as SVG', async () => {
    const { image } = await openReels(server, player);
    for (const path of [image, '/art/lottery/mb.svg', '/symbols/seven.svg', '/symbols/cherry.svg']) {
      const { status, headers } = await fetch(server.gamesUrl + path);
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'image/svg+xml; charset=utf-8']);
      expect(headers.get('content-security-policy')).toContain('sandbox');
    }
  });

  it('S41 games origin accepts only bodies with the correct type, size and fields', async () => {
    const { pass } = await openReels(server, player);
    const send = (body: string, type = 'application/json') =>
      fetch(`${server.gamesUrl}/api/play`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${pass}`, 'Content-Type': type },
        body,
      }).then(({ status }) => status);
    const round = { key: randomUUID(), stake: '1.00' };
    expect(await send(JSON.stringify(round))).toBe(200);
    expect(await send(JSON.stringify(round), 'text/plain')).toBe(415);
    expect(await send('{"key":')).toBe(400);
    expect(await send(`"${'x'.repeat(4_096)}"`)).toBe(413);
    for (const wrong of [
      { win: '9' },
      { key: 'x' },
      { stake: 1 },
      { stake: '-1' },
      { stake: '1.001' },
      { stake: '0.00' },
    ]) {
      expect(await send(JSON.stringify({ ...round, ...wrong })), JSON.stringify(wrong)).toBe(400);
    }
  });
});

describe('slot rounds', () => {
  it('S2 round stake must be within the limits of game and operator', async () => {
    const { pass, stakes } = await openReels(server, player);
    const { min_bet } = await anyGame(server);
    expect([stakes[0], stakes.at(-1)]).toEqual([min_bet, '100.00']);
    for (const stake of ['0.01', '100.01', '999999999.00']) {
      expect((await play(server, pass, stake)).body).toMatchObject({ success: false, errorCode: 'stake.wrong' });
    }
    for (const stake of [stakes[0]!, '100.00', '1.23'])
      expect((await play(server, pass, stake)).body.success).toBe(true);
  });

  it('open game session rejects rounds after the game was disabled', async () => {
    const { pass } = await openReels(server, player);
    const { node_id } = await anyGame(server);
    await server.db.updateTable('games').set({ active: false }).where('node_id', '=', node_id).execute();
    expect((await play(server, pass)).body.errorCode).toBe('game.unknown');
    await server.db.updateTable('games').set({ active: true }).where('node_id', '=', node_id).execute();
  });
});

describe('lottery tickets', () => {
  it('ticket can be bought for the open draw until the exact millisecond of the close of sale', async () => {
    const { pass } = await openLottery(server, player);
    const { draw } = (await readLottery(server, pass)).body.value;
    expect(draw!.drawAt - draw!.closeAt).toBe(10 * SECOND);
    await server.advance(draw!.closeAt - server.now() - 1);
    expect((await bet(server, pass, ['7'], { numero: draw!.numero })).body.success).toBe(true);
    await server.advance(1);
    const late = await bet(server, pass, ['7'], { numero: draw!.numero });
    expect([late.status, late.body.errorCode]).toEqual([200, 'sale.closed']);
    // The next draw is open immediately; later draws are not open yet.
    const next = (await readLottery(server, pass)).body.value.draw!;
    expect(next.drawAt).toBe(draw!.drawAt + MINUTE);
    expect((await bet(server, pass, ['7'])).body.success).toBe(true);
    expect((await bet(server, pass, ['7'], { numero: '20991231-0001' })).body.errorCode).toBe('sale.closed');
    // Repeating the request of an accepted ticket still returns its response.
    const key = randomUUID();
    await bet(server, pass, ['8'], { key, numero: next.numero });
    await server.advance(next.closeAt - server.now());
    const again = await bet(server, pass, ['8'], { key, numero: next.numero });
    expect(again.body.success).toBe(true);
    expect(again.body.value.tickets.filter(({ numbers }) => numbers[0] === '8')).toHaveLength(1);
  });

  it('PAY-16 game shows the commitment of the open draw', async () => {
    const { pass } = await openLottery(server, player);
    const { draw } = (await readLottery(server, pass)).body.value;
    const seeds = server.db.selectFrom('draw_seeds').select('commitment').where('numero', '=', draw!.numero);
    const commitments = (await seeds.execute()).map(({ commitment }) => commitment);
    expect(commitments).toContain(draw!.commitment);
  });

  it('ticket is rejected while the lottery is off sale', async () => {
    const { pass } = await openLottery(server, player, 'fast5');
    const { draw } = (await readLottery(server, pass)).body.value;
    await server.db.updateTable('lotteries').set({ on_sale: false }).where('code', '=', 'fast5').execute();
    expect((await readLottery(server, pass)).body.value.draw).toBeNull();
    expect((await bet(server, pass, ['7'], { numero: draw!.numero })).body.errorCode).toBe('sale.closed');
    await server.db.updateTable('lotteries').set({ on_sale: true }).where('code', '=', 'fast5').execute();
  });

  it('ticket requires one to ten distinct numbers that match the lottery', async () => {
    const { pass } = await openLottery(server, player);
    for (const numbers of [[], ['7', '7'], ['7', '77'], ['0000'], Array.from({ length: 11 }, (_, n) => `${n + 10}`)]) {
      expect((await bet(server, pass, numbers)).body.errorCode, numbers.join()).toBe('numbers.wrong');
    }
    expect((await bet(server, pass, ['7'], { each: '0.10' })).body.errorCode).toBe('stake.wrong');
  });

  it('ticket is pending until the draw, shows the result afterwards, and is visible only to its member', async () => {
    const own = await newPlayer(server);
    const { pass } = await openLottery(server, own);
    const placed = await bet(server, pass, ALL_DIGITS, { each: '1.00' });
    expect(placed.body.value).toMatchObject({
      balance: '9990.00',
      tickets: [{ state: 'waiting', special: '', stake: '10.00' }],
    });
    await server.advance(2 * MINUTE);
    const { tickets, balance, last } = (await readLottery(server, pass)).body.value;
    expect(tickets).toHaveLength(1);
    expect(tickets[0]).toMatchObject({ state: 'won', win: '9.00', each: '1.00' });
    expect(tickets[0]?.special).toMatch(/^\d{5}$/);
    expect(last?.special).toMatch(/^\d{5}$/);
    expect(balance).toBe('9999.00');
  });

  it('lottery session rejects a slot round', async () => {
    const { pass } = await openLottery(server, player);
    expect((await play(server, pass)).body.errorCode).toBe('game.wrong');
    expect((await requestGameServer(server, 'lottery')).status).toBe(401);
    expect((await launch(server, { ...player, headers: { Authorization: 'Bearer x' } }, {})).status).toBe(401);
  });
});
