/** Permissions of a real gateway for an account of every session type. */
import {
  addFavorite,
  chatUnread,
  contractDividend,
  depositBanks,
  favoriteIds,
  launchGame,
  markAnnouncementRead,
  orders,
  respondToContract,
  teamKpi,
  wallet,
  withdraw,
} from 'lobbykit/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountGateway } from '../../helpers/gateway/account-steps.ts';
import { anyGame, newPlayer, type Player } from '../../helpers/gateway/bet-steps.ts';
import type { Reply, TestGateway } from '../../helpers/gateway.ts';

const GUEST = 4;
const ACCOUNTS = [0, 40, 1, 2, 20, 41, 42];
const AGENTS = [1, 2, 20, 41, 42];
const TYPES = [GUEST, ...ACCOUNTS];

let server: TestGateway;
const players = new Map<number, Player>();
beforeAll(async () => {
  server = await accountGateway();
  for (const type of TYPES) {
    const player = await newPlayer(server, `type${type}`);
    await server.db.updateTable('members').set({ type }).where('id', '=', player.memberId).execute();
    players.set(type, player);
  }
});
afterAll(() => server.stop());

const game = async () => {
  const { vendor_code, game_id, node_id, game_type } = await anyGame(server);
  return { vendor: vendor_code, gameId: game_id, nodeId: node_id, gameCategory: game_type };
};

/** Body of a favorite; the `token` field of older callers is ignored. */
const favorite = async () => {
  const { vendor, nodeId } = await game();
  return { vendor, nodeId, token: 'unused' };
};

type SendRequest = (headers: Player['headers'] | undefined) => Promise<Reply>;

/** Session types that passed authorization; all other types are rejected with the error code for their type. */
async function admitted(send: SendRequest): Promise<readonly number[]> {
  const visitor = await send(undefined);
  expect([visitor.status, visitor.body.errorCode]).toEqual([401, 'session.missing']);
  const through: number[] = [];
  for (const type of TYPES) {
    const { status, body } = await send(players.get(type)!.headers);
    if (status === 403) expect(body.errorCode).toBe('permission.denied');
    else through.push(type);
  }
  return through;
}

const day = '2026-11-20';

it.each<[string, SendRequest, readonly number[]]>([
  ['ROLE-03 the balance is readable', headers => server.call(wallet, undefined, headers), TYPES],
  [
    'ROLE-03 a game is added to the favorites',
    async headers => server.call(addFavorite, await favorite(), headers),
    TYPES,
  ],
  ['ROLE-03 a game is launched', async headers => server.call(launchGame, await game(), headers), TYPES],
  ['bets are listed', headers => server.call(orders, undefined, headers), TYPES],
  ['ROLE-03 TRIAL-08 a deposit is accepted', headers => server.call(depositBanks, undefined, headers), ACCOUNTS],
  ['ROLE-03 TRIAL-08 a withdrawal is accepted', headers => server.call(withdraw, undefined, headers), ACCOUNTS],
  ['TRIAL-08 SERV-07 the chat responds', headers => server.call(chatUnread, undefined, headers), ACCOUNTS],
  [
    'ANN-13 an announcement is marked as read',
    headers => server.call(markAnnouncementRead, { announcementId: '1', read: true }, headers),
    ACCOUNTS,
  ],
  [
    'AGENT-01 the team is readable',
    headers =>
      server.get(`${teamKpi.path}?startDate=${day}&endDate=${day}&size=0`, { ModuleId: teamKpi.moduleId, ...headers }),
    AGENTS,
  ],
  [
    'CONTRACT-02 TEAM-03 a contract is offered',
    headers => server.call(contractDividend, undefined, headers),
    [0, 1, 2, 20],
  ],
  [
    'CONTRACT-02 TEAM-03 a contract is accepted or rejected',
    headers => server.call(respondToContract, undefined, headers),
    [0, 1, 2, 20],
  ],
])('call %s is available only to the permitted session types', async (_, send, types) => {
  expect(await admitted(send)).toEqual(types);
});

it('ROLE-03 an admitted call returns the balance, stores the favorite and opens the game', async () => {
  const expected = await game();
  for (const type of [0, GUEST, 20]) {
    const { headers } = players.get(type)!;
    expect((await server.call(wallet, undefined, headers)).status).toBe(200);
    expect((await server.call(addFavorite, await favorite(), headers)).status).toBe(200);
    const favorites = await server.call<{ content: readonly unknown[] }>(
      favoriteIds,
      { token: 'unused', pageNo: 1, pageSize: 10 },
      headers,
    );
    expect(favorites.body.value.content).toHaveLength(1);
    expect((await server.call<string>(launchGame, expected, headers)).body.value).toContain(server.gamesUrl);
  }
});
