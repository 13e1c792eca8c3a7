import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anyGame,
  HOUR,
  launch,
  launchOfGame,
  MINUTE,
  newPlayer,
  openGame,
  openReels,
  type Player,
  play,
  requestGameServer,
  SECOND,
  ticketOf,
} from '../../helpers/gateway/bet-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
let player: Player;
beforeAll(async () => {
  server = await gateway();
  player = await newPlayer(server, 'launcher');
});
afterAll(() => server.stop());

const enter = (url: string) =>
  requestGameServer<{ name: string; language: string; kind: string; pass: string }>(server, 'enter', {
    ticket: ticketOf(url),
  });

const generic = async () => launchOfGame(await anyGame(server));

describe('game launch', () => {
  it('LAUNCH-06 EP-18 launch of a game of another vendor opens the game with this node id on the games origin', async () => {
    const { status, headers, body } = await launch(server, player, await generic());
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(new URL(body.value).origin).toBe(server.gamesUrl);
    expect(server.gamesUrl).not.toBe(server.url);
    const opened = await enter(body.value);
    expect(opened.body.value).toMatchObject({
      kind: 'reels',
      name: (await anyGame(server)).names.EN,
      balance: '10000.00',
    });
  });

  it.each([
    ['LAUNCH-03', { vendor: 'TCG_LOTTO_VN', gameCode: 'mb', prizeMode: 'Lott' }, 'Northern Vietnam'],
    ['LAUNCH-04', { vendor: 'TCG_SEA', gameCode: 'fast3', prizeMode: 'SEA' }, 'Fast 3 min'],
  ])('%s launch of a lottery vendor opens the lottery with this code', async (_, body, name) => {
    const opened = await enter((await launch(server, player, body)).body.value);
    expect(opened.body.value).toMatchObject({ kind: 'lottery', name, language: 'EN' });
  });

  it('LAUNCH-06 launch of a lottery sold by another vendor opens the lottery', async () => {
    const game = await anyGame(server, 'LOTT');
    await server.db.updateTable('games').set({ lottery_id: '101' }).where('node_id', '=', game.node_id).execute();
    const { vendor_code: vendor, game_id: gameId, node_id: nodeId } = game;
    const opened = await enter(
      (await launch(server, player, { vendor, gameId, nodeId, gameCategory: 'LOTT' })).body.value,
    );
    expect(opened.body.value).toMatchObject({ kind: 'lottery', name: 'Northern Vietnam' });
  });

  it.each([
    ['RNG', 'reels', false],
    ['FISH', 'reels', true],
    ['SPORTS', 'reels', true],
    ['ESPORTS', 'reels', true],
    ['COCKFIGHT', 'reels', true],
    ['PVP', 'dice', true],
    ['LIVE', 'dice', true],
    ['LOTT', 'dice', true],
  ])('launch of a vendor game of category %s opens %s, as a demo: %s', async (category, kind, isDemo) => {
    const game = await server.db
      .selectFrom('games')
      .selectAll()
      .where('game_type', '=', category)
      .where('lottery_id', 'is', null)
      .where('art', '<>', 'dice')
      .orderBy('node_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const opened = await enter((await launch(server, player, { ...launchOfGame(game), language: 'VI' })).body.value);
    expect(opened.body.value).toMatchObject({
      kind,
      isDemo,
      launch: {
        merchant: 'demo',
        vendor: game.vendor_code,
        game: game.game_id,
        category,
        language: 'VI',
        currency: 'VND',
        account: 'member',
      },
    });
  });

  it('launch data names the kind of account and contains no token', async () => {
    for (const [type, account] of [
      [4, 'guest'],
      [20, 'agent'],
      [40, 'member'],
    ] as const) {
      const other = await newPlayer(server);
      await server.db.updateTable('members').set({ type }).where('id', '=', other.memberId).execute();
      const body = { vendor: 'TCG_LOTTO_VN', gameCode: 'mb', prizeMode: 'Lott' };
      const { launch: data, pass, isDemo } = await openGame(server, other, body);
      expect([isDemo, data]).toEqual([
        false,
        {
          merchant: 'demo',
          vendor: 'TCG_LOTTO_VN',
          game: 'mb',
          category: 'LOTT',
          language: 'EN',
          currency: 'VND',
          account,
        },
      ]);
      expect(JSON.stringify(data)).not.toContain(pass);
    }
  });

  it('LAUNCH-05 launch by node id is rejected for LOTT and ELOTT', async () => {
    for (const vendor of ['LOTT', 'ELOTT']) {
      const { status, body } = await launch(server, player, { ...(await generic()), vendor });
      expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
    }
  });

  it('LAUNCH-08 launch of an unknown, mismatched or disabled game returns an error', async () => {
    const game = await generic();
    const rejected = async (body: object) => (await launch(server, player, body)).body;
    for (const wrong of [{ nodeId: 1 }, { nodeId: 'x' }, { gameId: 'other' }, { vendor: 'OTHER' }]) {
      expect(await rejected({ ...game, ...wrong })).toMatchObject({ success: false, errorCode: 'game.unknown' });
    }
    const off = { active: false };
    await server.db.updateTable('games').set(off).where('node_id', '=', game.nodeId).execute();
    expect((await rejected(game)).errorCode).toBe('game.unknown');
    await server.db.updateTable('games').set({ active: true }).where('node_id', '=', game.nodeId).execute();
    await server.db.updateTable('vendors').set(off).where('code', '=', game.vendor).execute();
    expect((await rejected(game)).errorCode).toBe('game.unknown');
    await server.db.updateTable('vendors').set({ active: true }).where('code', '=', game.vendor).execute();
    expect((await rejected(game)).success).toBe(true);
    for (const gameCode of ['hnx', 'nothing']) {
      expect((await rejected({ vendor: 'TCG_LOTTO_VN', gameCode, prizeMode: 'Lott' })).errorCode).toBe('game.unknown');
    }
  });

  it('LAUNCH-07 launch uses the requested language or else the browser language', async () => {
    const speaks = async (language: object, headers = {}) =>
      (await enter((await launch(server, player, { ...(await generic()), ...language }, headers)).body.value)).body
        .value.language;
    expect(await speaks({ language: 'VI' }, { 'Accept-Language': 'pt' })).toBe('VI');
    expect(await speaks({}, { 'Accept-Language': 'pt-BR,en;q=0.5' })).toBe('PT');
    expect(await speaks({})).toBe('EN');
  });

  it('S40 launch with a repeated idempotency key returns the same launch token, to the same member only', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const body = await generic();
    const first = await launch(server, player, body, key);
    expect((await launch(server, player, body, key)).body.value).toBe(first.body.value);
    const other = await launch(server, await newPlayer(server), body, key);
    expect([other.status, other.body.firstGivenAt]).toEqual([200, undefined]);
    expect(other.body.value).not.toBe(first.body.value);
    expect((await launch(server, player, body)).body.value).not.toBe(first.body.value);
  });

  it('launch URL uses the host of the request or the host set by the operator', async () => {
    const local = server.url.replace('127.0.0.1', 'localhost');
    const response = await fetch(`${local}/wps/game/launchGame`, {
      method: 'POST',
      headers: { ...player.headers, ModuleId: 'COMM3', 'Content-Type': 'application/json' },
      body: JSON.stringify(await generic()),
    });
    expect(new URL(((await response.json()) as { value: string }).value).origin).toBe(
      server.gamesUrl.replace('127.0.0.1', 'localhost'),
    );
    const proxied = await gateway({ gamesUrl: 'https://games.example' });
    const { body } = await launch(proxied, await newPlayer(proxied), await generic());
    expect(body.value).toMatch(/^https:\/\/games\.example\/play#/);
    await proxied.stop();
  });
});

describe('launch token', () => {
  it('LAUNCH-07 launch token is valid once for two minutes and is not the session token', async () => {
    const url = (await launch(server, player, await generic())).body.value;
    expect(ticketOf(url)).toMatch(/^[\w-]{43}$/);
    expect(player.headers.Authorization).not.toContain(ticketOf(url));
    // The token is in the URL fragment, which is sent neither to a server nor in the Referer header.
    expect(new URL(url).search + new URL(url).pathname).toBe('/play');
    expect((await enter(url)).status).toBe(200);
    const again = await enter(url);
    expect([again.status, again.body.errorCode]).toEqual([409, 'ticket.used']);

    const early = (await launch(server, player, await generic())).body.value;
    const late = (await launch(server, player, await generic())).body.value;
    await server.advance(2 * MINUTE - SECOND);
    expect((await enter(early)).status).toBe(200);
    await server.advance(SECOND);
    expect((await enter(late)).body.errorCode).toBe('ticket.over');
    expect((await requestGameServer(server, 'enter', { ticket: 'x'.repeat(43) })).body.errorCode).toBe('ticket.over');
  });

  it('LAUNCH-07 only one of twenty concurrent uses redeems the launch token', async () => {
    const url = (await launch(server, player, await generic())).body.value;
    const entered = await Promise.all(Array.from({ length: 20 }, () => enter(url)));
    expect(entered.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('LAUNCH-07 database stores launch token and access token only as hashes', async () => {
    const url = (await launch(server, player, await generic())).body.value;
    const { pass } = (await enter(url)).body.value;
    const rows = JSON.stringify(await server.db.selectFrom('launches').selectAll().execute());
    expect(rows).not.toContain(pass);
    expect(rows).not.toContain(ticketOf(url));
  });
});

describe('game session', () => {
  it('game session is bound to member and game and ends after two hours', async () => {
    const { pass } = await openReels(server, player);
    expect((await play(server, pass)).status).toBe(200);
    expect((await requestGameServer(server, 'lottery', undefined, pass)).body.errorCode).toBe('game.wrong');
    const token = player.headers.Authorization.slice('Bearer '.length);
    expect((await play(server, token)).body.errorCode).toBe('pass.over');
    const asMember = await server.get('/wps/relay/MCS2_wallet', { ModuleId: 'COMM3', Authorization: `Bearer ${pass}` });
    expect(asMember.status).not.toBe(200);
    await server.advance(2 * HOUR);
    expect((await play(server, pass)).body.errorCode).toBe('pass.over');
  });

  it("game session is rejected while its member is disabled and ends with the member's sessions", async () => {
    const leaver = await newPlayer(server);
    const { pass } = await openReels(server, leaver);
    await server.db.updateTable('members').set({ disabled: true }).where('id', '=', leaver.memberId).execute();
    expect((await play(server, pass)).status).toBe(401);
    await server.db.updateTable('members').set({ disabled: false }).where('id', '=', leaver.memberId).execute();
    expect((await play(server, pass)).status).toBe(200);
    await server.db.deleteFrom('sessions').where('member_id', '=', leaver.memberId).execute();
    expect((await play(server, pass)).status).toBe(401);
  });
});
