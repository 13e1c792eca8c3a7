/** Game launches of the site on a real gateway: URL, launch token, lotteries and errors. */
import type { LaunchGame } from 'lobbykit/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallError, Lobby } from '../../../../sdk/lobby/types.ts';
import { createLaunches } from '../../../../site/src/features/games/launch/launches-model.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { anyGame } from '../../../helpers/gateway/bet-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { lobbyOn, startSession, stubPage } from '../../../widgets/lobby.ts';

let server: TestGateway;
let lobby: Lobby;
let slot: LaunchGame;
let count = 0;

beforeAll(async () => {
  server = await gateway();
  const game = await anyGame(server);
  slot = {
    gameId: game.game_id,
    nodeId: String(game.node_id),
    code: game.game_id,
    name: game.names.EN ?? '',
    vendor: game.vendor_code,
    kind: 'RNG',
  };
});
afterAll(() => server.stop());
beforeEach(async () => {
  stubPage();
  await startSession(server, `launcher${++count}`);
  lobby = lobbyOn(server.url);
});
afterEach(() => {
  lobby.dispose();
});

const launches = () => createLaunches(lobby, `${server.url}/m/rng`);
/** Returns the error with which a launch is rejected. */
const failureOf = (work: Promise<unknown>): Promise<CallError> =>
  work.then(
    () => Promise.reject(new Error('it went well')),
    reason => reason,
  );
const recents = () =>
  server.db
    .selectFrom('member_games as k')
    .innerJoin('members as m', 'm.id', 'k.member_id')
    .select('k.node_id')
    .where('m.user_name', '=', `launcher${count}`)
    .where('k.kind', '=', 'recent')
    .execute();

describe('launch URL', () => {
  it('LAUNCH-07 launch URL that was prepared in advance is used only once', async () => {
    const { prepare, take } = launches();
    await prepare(slot);
    const held = await take(slot);
    expect(new URL(held).origin).toBe(server.gamesUrl);
    expect(await take(slot)).not.toBe(held);
  });

  it('LAUNCH-07 launch URL does not contain the session token', async () => {
    const address = await launches().take(slot);
    expect(address).not.toContain(lobby.$session.get()?.token);
  });

  it('LAUNCH-07 reload and another game request a new launch URL', async () => {
    const { prepare, take } = launches();
    const other = await anyGame(server, 'FISH');
    await prepare({ ...slot, gameId: other.game_id, nodeId: String(other.node_id), vendor: other.vendor_code });
    const { hash } = new URL(await take(slot));
    expect(hash.length).toBeGreaterThan(40);
  });

  it('two concurrent taps send one launch request', async () => {
    const launchUrl = vi.spyOn(lobby, 'launchUrl');
    const { prepare } = launches();
    await Promise.all([prepare(slot), prepare(slot)]);
    expect(launchUrl).toHaveBeenCalledTimes(1);
  });

  it('LAUNCH-09 launch adds the game to the recent games', async () => {
    await launches().take(slot);
    await eventually(async () => expect(await recents()).toEqual([{ node_id: Number(slot.nodeId) }]));
  });

  it.each(['LOTT', 'ELOTT'])(
    'LAUNCH-05 launch URL of a lottery of %s is requested from the lottery launcher',
    async vendor => {
      const lottery = { gameId: '1', code: 'fast1', name: 'Fast 1 min', vendor };
      const address = await launches().take(lottery);
      expect(new URL(address).origin).toBe(server.gamesUrl);
    },
  );
});

describe('launch errors', () => {
  it('LAUNCH-08 failed launch shows the server message and can be retried', async () => {
    const missing = { ...slot, nodeId: '999999' };
    const { prepare, take } = launches();
    expect(await failureOf(prepare(missing))).toMatchObject({ message: 'This game is not offered at the moment.' });
    expect(await failureOf(take(missing))).toMatchObject({ code: 'game.unknown' });
    await prepare(slot);
  });

  it.each([
    ['this page', () => server.gamesUrl],
    ['the gateway', () => `${server.url}/m/rng`],
  ])('S28 launch rejects a URL on the origin of %s', async (_, page) => {
    const gateway = page() === server.gamesUrl ? server.url : server.gamesUrl;
    const framed = { ...lobby, config: { ...lobby.config, gateway } };
    expect(await failureOf(createLaunches(framed, page()).take(slot))).toMatchObject({ kind: 'unavailable' });
  });
});
