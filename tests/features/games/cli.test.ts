import { gameVendors, vendorGameTypes } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { hot, keeper, list, run as runOn } from '../../helpers/gateway/game-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const run = (...args: string[]) => runOn(server, ...args);
const numberOf = (line: string | undefined) => Number(/^\d+/.exec(line ?? '')?.[0]);

interface Vendors {
  sorting: string[];
  mapping: Record<string, { vendors: { vassalage: string; displayName: string }[] }>;
}
const vendors = async (merchant = 'demo') =>
  (await server.get<Vendors>(`${gameVendors.path}?merchant=${merchant}`)).body.value;
const codes = ({ mapping }: Vendors, group: string) => mapping[group]?.vendors.map(({ vassalage }) => vassalage);

describe('game command', () => {
  it('added game is first in its category and has names in three languages', async () => {
    const [line] = await run(
      'game',
      'add',
      'River Lantern',
      ...['--vendor', 'BGS', '--type', 'RNG', '--vi', 'Đèn Sông', '--pt', 'Lanterna do Rio', '--min-bet', '0.05'],
    );
    const nodeId = numberOf(line);
    expect((await list(server)).games[0]).toMatchObject({
      nodeId,
      gameId: `BGS-${nodeId}`,
      gameName: 'River Lantern',
      vassalage: 'BGS',
      isNew: true,
    });
    expect((await list(server, { language: 'VI' })).games[0]?.gameName).toBe('Đèn Sông');
    expect((await list(server, { language: 'PT' })).games[0]?.gameName).toBe('Lanterna do Rio');
    // A language without a name returns the English name.
    expect((await list(server, { language: 'TY' })).games[0]?.gameName).toBe('River Lantern');
    const [found] = (await list(server, { gameName: 'den song' })).games;
    expect(found?.nodeId).toBe(nodeId);
  });

  it('TILE-03 a game marked as top and new has both marks in every response immediately', async () => {
    const [game] = (await list(server, { pageNo: 2 })).games;
    const nodeId = game!.nodeId;
    await run('game', 'set', String(nodeId), '--top', 'on', '--new', 'on');
    expect((await list(server, { pageNo: 2 })).games[0]).toMatchObject({ nodeId, isTop: true, isNew: true });
    expect((await hot(server)).map(one => one.nodeId)).toContain(nodeId);
    await run('game', 'set', String(nodeId), '--top', 'off');
    expect((await hot(server)).map(one => one.nodeId)).not.toContain(nodeId);
  });

  it('TILE-06 renamed game is found by its new name and has a new cover URL', async () => {
    const [game] = (await list(server, { gameType: 'FISH' })).games;
    await run('game', 'set', String(game!.nodeId), '--name', 'Quiet Harbour');
    const [found] = (await list(server, { gameType: 'FISH', gameName: 'harb' })).games;
    expect(found).toMatchObject({ nodeId: game!.nodeId, gameName: 'Quiet Harbour' });
    expect(found?.mobileLargeIcon).not.toBe(game?.mobileLargeIcon);
  });

  it('disabled game is hidden in lists and favorites and is listed again when enabled', async () => {
    const [game] = (await list(server, { gameType: 'PVP' })).games;
    const { nodeId, vassalage } = game!;
    const member = await keeper(server);
    await member.add(nodeId, vassalage);
    await run('game', 'set', String(nodeId), '--state', 'off');
    expect((await list(server, { gameType: 'PVP' })).games[0]?.nodeId).not.toBe(nodeId);
    expect((await member.ids()).content).toEqual([]);
    expect((await member.add(nodeId, vassalage)).body.errorCode).toBe('game.unknown');
    await run('game', 'set', String(nodeId), '--state', 'on');
    expect((await list(server, { gameType: 'PVP' })).games[0]?.nodeId).toBe(nodeId);
    expect((await member.ids()).content).toEqual([nodeId]);
  });

  it('removed game is deleted from lists and favorites', async () => {
    const nodeId = numberOf((await run('game', 'add', 'Short Stay', '--vendor', 'NOVA', '--type', 'RNG'))[0]);
    const member = await keeper(server);
    await member.add(nodeId, 'NOVA');
    await run('game', 'remove', String(nodeId));
    expect((await list(server, { gameName: 'short stay' })).games).toEqual([]);
    expect((await member.ids()).content).toEqual([]);
    await expect(run('game', 'remove', String(nodeId))).rejects.toThrow(`No game has the number ${nodeId}`);
  });

  it('game list command shows the number of further games and searches like the member search', async () => {
    const lines = await run('game', 'list', '--type', 'RNG');
    expect(lines).toHaveLength(201);
    expect(lines[200]).toMatch(/^and 22\d\d more; --type, --vendor and --query narrow the list$/);
    const found = await run('game', 'list', '--query', 'hổ', '--vendor', 'BGS');
    expect(found.length).toBeGreaterThan(0);
    for (const line of found) expect(line).toContain('BGS');
  });

  it.each([
    [['game', 'add', 'X', '--vendor', 'NONE', '--type', 'RNG'], 'No vendor has the code "NONE"'],
    [['game', 'add', 'X', '--vendor', 'JL', '--type', 'CHESS'], 'No kind of game is called "CHESS"'],
    [['game', 'set', '999999', '--top', 'on'], 'No game has the number 999999'],
  ])('game command rejects invalid operations: %s', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});

describe('vendor command', () => {
  it('added vendor is listed when its first game is added', async () => {
    await run('vendor', 'add', 'PAPAYA', '--name', 'Papaya Play');
    expect(codes(await vendors(), 'FISH')).not.toContain('PAPAYA');
    await run('game', 'add', 'Papaya Pond', '--vendor', 'PAPAYA', '--type', 'FISH');
    const before = await vendors();
    expect(codes(before, 'FISH')?.at(-1)).toBe('PAPAYA');
    expect(before.mapping.FISH?.vendors.at(-1)?.displayName).toBe('Papaya Play');
  });

  it('disabled vendor hides its games and shows them again when enabled', async () => {
    await run('vendor', 'set', 'CORAL', '--state', 'off');
    expect(codes(await vendors(), 'FISH')).not.toContain('CORAL');
    expect((await list(server, { gameType: 'FISH', vassalage: 'CORAL' })).games).toEqual([]);
    await run('vendor', 'set', 'CORAL', '--state', 'on');
    expect((await list(server, { gameType: 'FISH', vassalage: 'CORAL' })).games.length).toBeGreaterThan(0);
  });

  it('vendor disabled for one merchant stays available to other merchants', async () => {
    await run('origin', 'add', 'https://shop.example', '--merchant', 'shop');
    await run('vendor', 'set', 'JL', '--state', 'off', '--merchant', 'shop');
    expect(codes(await vendors('shop'), 'RNG')).not.toContain('JL');
    expect(codes(await vendors(), 'RNG')).toContain('JL');
    expect((await list(server, { merchant: 'shop', vassalage: 'JL' })).games).toEqual([]);
    const makers = async (merchantCode: string) => new Set((await hot(server, { merchantCode })).map(g => g.vassalage));
    expect((await makers('demo')).has('JL')).toBe(true);
    expect((await makers('shop')).has('JL')).toBe(false);
    const member = await keeper(server, 'shop');
    const [game] = (await list(server, { vassalage: 'JL' })).games;
    expect((await member.add(game!.nodeId, 'JL')).body.errorCode).toBe('game.unknown');
    expect((await run('vendor', 'list', '--merchant', 'shop')).find(line => line.startsWith('JL '))).toContain('off');
    await run('vendor', 'set', 'JL', '--state', 'on', '--merchant', 'shop');
    expect(codes(await vendors('shop'), 'RNG')).toContain('JL');
  });

  it('renamed vendor has its new name in the vendor menu', async () => {
    await run('vendor', 'set', 'NOVA', '--name', 'Nova & Sons');
    const menu = await server.get<{ vassalage: string; displayName: string }[]>(
      `${vendorGameTypes.path}?typeId=1&merchant_code=demo`,
    );
    expect(menu.body.value.find(({ vassalage }) => vassalage === 'NOVA')?.displayName).toBe('Nova & Sons');
  });

  it('vendor command removes only a vendor without games', async () => {
    await run('vendor', 'add', 'BRIEF');
    expect(await run('vendor', 'remove', 'BRIEF')).toEqual(['BRIEF is removed.']);
    await expect(run('vendor', 'remove', 'BGS')).rejects.toThrow(/^BGS has \d+ games/);
    await expect(run('vendor', 'add', 'BGS')).rejects.toThrow('There is a vendor "BGS" already.');
    await expect(run('vendor', 'set', 'BGS', '--state', 'off', '--merchant', 'nobody')).rejects.toThrow(
      'No merchant has the code "nobody"',
    );
  });
});

describe('command arguments', () => {
  it.each([
    [['game'], 'game requires list, add, set or remove.'],
    [['game', 'add', 'X'], 'game add requires --vendor and --type.'],
    [['game', 'add', ' ', '--vendor', 'JL', '--type', 'RNG'], '" " is not a name; allowed are 1 to 60 characters.'],
    [['game', 'set', '1004'], 'game set requires one of --name'],
    [['game', 'set', 'tiger', '--top', 'on'], 'game set requires the number of a game'],
    [['game', 'set', '1004', '--top', 'yes'], '--top is "yes", but must be on or off.'],
    [['game', 'set', '1004', '--class', 'ZZ'], '--class is "ZZ", but must be JP, SC, VP, TG, AC, none.'],
    [['game', 'set', '1004', '--min-bet', '0'], '--min-bet is "0", but must be an amount such as 0.05.'],
    [['vendor', 'add', 'a b'], 'vendor add requires a code that matches'],
    [['vendor', 'set', 'JL'], 'vendor set requires --name or --state.'],
    [['vendor', 'set', 'JL', '--name', 'X', '--merchant', 'demo'], '--merchant requires --state on or off.'],
  ])('parseCommand rejects invalid arguments with a reason: %s', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
  });
});
