import { readdirSync } from 'node:fs';
import { rankList } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../site/gateway/cli/command-line.ts';
import { runCommand } from '../../../../site/gateway/cli/commands.ts';
import { startGateway } from '../../../../site/gateway/main.ts';
import { createSandboxPlayers } from '../../../../site/gateway/sandbox/players.ts';
import { readEnvironment } from '../../../../site/gateway/settings.ts';
import { newFolder } from '../../../helpers/folders/new-folder.ts';
import {
  ALL_DIGITS,
  anyGame,
  bet,
  MINUTE,
  newPlayer,
  openLottery,
  openReels,
  play,
} from '../../../helpers/gateway/bet-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';

let server: TestGateway;
const hmacKey = () => Buffer.alloc(32, 7);
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const run = (...args: string[]) =>
  runCommand(parseCommand(args)!, { db: server.db, now: server.now, url: server.url, onChange: server.changed });
const board = async () =>
  (
    await server.get<{ list: { vo: { winAmount: string } }[] }>(
      `${rankList.path}?gameCategory=ALL&language=EN&limitNum=20`,
    )
  ).body.value.list;

describe('bet commands', () => {
  it('winner-threshold command changes the winner board immediately', async () => {
    const { pass } = await openLottery(server, await newPlayer(server));
    await bet(server, pass, ALL_DIGITS, { each: '2.00' });
    await server.advance(MINUTE);
    expect(await run('winner-threshold')).toEqual(['Wins of 500.00 and more stand on the winner board.']);
    expect(await board()).toEqual([]);
    expect(await run('winner-threshold', '18')).toEqual(['Wins of 18.00 and more now stand on the winner board.']);
    expect((await board()).map(({ vo }) => vo.winAmount)).toEqual(['18.00']);
    await run('winner-threshold', '18.01');
    expect(await board()).toEqual([]);
  });

  it('play list command shows member, stake and game with newest bets first', async () => {
    const { pass } = await openReels(server, await newPlayer(server, 'watched'));
    const round = await play(server, pass, '1.25');
    const [line] = await run('play', 'list');
    const { vendor_code, node_id } = await anyGame(server);
    expect(line).toMatch(/^2026-11-20T\S+ watched /);
    expect(line).toContain(`${vendor_code} ${node_id}`);
    expect(line).toMatch(new RegExp(` 1\\.25 +${round.body.value.win.replace('.', '\\.')} (won|lost)$`));
    expect(await run('play', 'list', '--merchant', 'acme')).toEqual(['Nobody of acme has played yet.']);
  });

  it.each([['play'], ['winner-threshold', 'many'], ['winner-threshold', '0'], ['winner-threshold', '1.2345']])(
    'parseCommand reports the expected arguments in place of %s %s',
    (...args) => expect(() => parseCommand(args)).toThrow(/requires|is not an amount/),
  );
});

describe('simulated sandbox players', () => {
  it('P5 sandbox players place real bets in the ledger and are marked as simulated', async () => {
    const failed: unknown[] = [];
    const players = createSandboxPlayers({
      db: server.db,
      hmacKey,
      now: server.now,
      onError: error => failed.push(error),
    });
    const before = await server.db.selectFrom('bets').selectAll().execute();
    for (let n = 1; n <= 30; n++) expect(await players.playOne()).toBe(n);
    const plays = await server.db
      .selectFrom('bets as p')
      .innerJoin('members as m', 'm.id', 'p.member_id')
      .select(['m.profile', 'm.password_hash', 'm.nickname', 'p.stake_transaction_id'])
      .where('p.id', '>', Math.max(...before.map(({ id }) => id)))
      .execute();
    expect(plays).toHaveLength(30);
    expect(
      new Set(plays.map(({ profile, password_hash, nickname }) => JSON.stringify([profile, password_hash, nickname]))),
    ).toEqual(new Set(['[{"madeUp":"yes"},null,"Sandbox"]']));
    // A second start continues with the same players.
    const again = createSandboxPlayers({
      db: server.db,
      hmacKey,
      now: server.now,
      onError: error => failed.push(error),
    });
    expect(await again.playOne()).toBe(31);
    expect(failed).toEqual([]);
  });

  it('sandbox players start if the setting enables them and stop with the gateway', async () => {
    const lively = await gateway({ sandboxPlayers: true });
    const count = async () => (await lively.db.selectFrom('bets').select('id').execute()).length;
    await expect.poll(count).toBeGreaterThan(3);
    await lively.stop();
    expect(
      (await server.db.selectFrom('members').select('id').where('user_name', '=', 'minhquan').execute()).length,
    ).toBe(1);
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ GATEWAY_MODE: 'production' }, false],
    [{ SANDBOX_PLAYERS: 'off' }, false],
  ])('sandbox players setting for %j is %s', (env, on) => expect(readEnvironment(env).sandboxPlayers).toBe(on));

  it.each([{ NODE_ENV: 'production' }, { GATEWAY_MODE: 'production' }])(
    'sandbox players are rejected outside a sandbox: %j',
    env => {
      const message = 'SANDBOX_PLAYERS is on, but made-up members play in a sandbox alone.';
      expect(() => readEnvironment({ ...env, SANDBOX_PLAYERS: 'on' })).toThrow(message);
    },
  );
});

describe('game settings', () => {
  it('game settings contain a port, a proxy URL and the allowed frame origins', () => {
    expect(readEnvironment({})).toMatchObject({ gamesPort: 0, gamesUrl: undefined, siteOrigins: [] });
    const env = {
      GAMES_PORT: '8081',
      GAMES_URL: 'https://games.example/',
      SITE_ORIGINS: 'https://a.example, capacitor://localhost',
    };
    expect(readEnvironment(env)).toMatchObject({
      gamesPort: 8081,
      gamesUrl: 'https://games.example',
      siteOrigins: ['https://a.example', 'capacitor://localhost'],
    });
  });

  it.each([
    [{ GAMES_PORT: 'x' }, 'GAMES_PORT is "x"'],
    [{ GAMES_URL: 'games.example' }, 'GAMES_URL holds "games.example", but must be an origin'],
    [{ SITE_ORIGINS: 'https://a.example/m' }, 'SITE_ORIGINS holds "https://a.example/m"'],
    [{ SITE_ORIGINS: 'null' }, 'SITE_ORIGINS holds "null", but allowed are URLs such as https://shop.example'],
    [{ GAMES_URL: 'tauri://localhost' }, 'GAMES_URL holds "tauri://localhost"'],
    [{ SANDBOX_PLAYERS: 'yes' }, 'SANDBOX_PLAYERS is "yes", but must be on or off.'],
  ])('game settings reject %j with an error message', (env, sentence) =>
    expect(() => readEnvironment(env)).toThrow(sentence),
  );

  it('gateway start fails with the port number before it creates a database if the games port is in use', async () => {
    const port = Number(new URL(server.gamesUrl).port);
    const dataDir = newFolder();
    await expect(startGateway({ gamesPort: port, port: 0, dataDir })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken; stop what listens there or set GAMES_PORT to another one.`,
    );
    expect(readdirSync(dataDir)).not.toContain('pg');
  });
});
