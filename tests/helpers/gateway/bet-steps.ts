/** Common steps of tests with bets. */

import { randomUUID } from 'node:crypto';
import { launchGame } from 'lobbykit/wire';
import { toUnits } from '../../../sdk/protocol/domain.ts';
import type { DiceBet } from '../../../site/gateway/features/games/dice.ts';
import { creditOpening } from '../../../site/gateway/ledger/posting.ts';
import type { Game } from '../../../site/gateway/platform/db/schema.ts';
import type {
  DiceOpened,
  GameOpened,
  LotteryResponse,
  RollResponse,
  RoundResponse,
} from '../../../site/gateway/sandbox/games/responses.ts';
import type { Envelope, Reply, TestGateway } from '../gateway.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

export interface Player {
  readonly memberId: number;
  readonly headers: { readonly Authorization: string };
}

/** Creates a member with a session and 10,000 in play money. */
export async function newPlayer(
  server: TestGateway,
  userName: string = randomUUID().slice(0, 12),
  merchant = 'demo',
): Promise<Player> {
  const { token, memberId } = await server.memberSession({ userName, merchant });
  await creditOpening(server.db, { id: memberId, merchant_code: merchant }, server.now());
  return { memberId, headers: { Authorization: `Bearer ${token}` } };
}

/** A seeded game that is no lottery, with the given type and minimum stake. */
export const anyGame = (server: TestGateway, gameType = 'RNG') =>
  server.db
    .selectFrom('games')
    .selectAll()
    .where('game_type', '=', gameType)
    .where('lottery_id', 'is', null)
    .orderBy('node_id')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Launches a game with this request body; `value` is the launch URL. */
export const launch = (server: TestGateway, { headers }: Player, body: object, more: Record<string, string> = {}) =>
  server.call<string>(launchGame, body, { ...headers, ...more });

/** Calls the game server, with an access token if given. */
export async function requestGameServer<T>(
  server: Pick<TestGateway, 'gamesUrl'>,
  path: string,
  body?: unknown,
  pass = '',
): Promise<Reply<T>> {
  const response = await fetch(`${server.gamesUrl}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(pass && { Authorization: `Bearer ${pass}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Envelope<T> };
}

export const ticketOf = (url: string): string => new URL(url).hash.slice(1);

/** Launches and enters a game. */
export async function openGame<T extends GameOpened>(server: TestGateway, player: Player, body: object): Promise<T> {
  const url = (await launch(server, player, body)).body.value;
  return (await requestGameServer<T>(server, 'enter', { ticket: ticketOf(url) })).body.value;
}

/** Launches and enters a reels game. */
export async function openReels(server: TestGateway, player: Player, gameType = 'RNG'): Promise<GameOpened> {
  return openGame(server, player, launchOfGame(await anyGame(server, gameType)));
}

/** Launch body of a game that is no lottery. */
export const launchOfGame = (game: Pick<Game, 'vendor_code' | 'game_id' | 'node_id' | 'game_type'>) => ({
  vendor: game.vendor_code,
  gameId: game.game_id,
  nodeId: game.node_id,
  gameCategory: game.game_type,
});

/** A seeded slot whose cover shows dice. */
export const diceGame = (server: Pick<TestGateway, 'db'>) =>
  server.db
    .selectFrom('games')
    .selectAll()
    .where('game_type', '=', 'RNG')
    .where('art', '=', 'dice')
    .orderBy('node_id')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Launches and enters the dice game. */
export const openDice = async (server: TestGateway, player: Player): Promise<DiceOpened> =>
  openGame<DiceOpened>(server, player, launchOfGame(await diceGame(server)));

/** Rolls the dice; the default bet wins with 00 to 47. */
export const roll = (
  server: Pick<TestGateway, 'gamesUrl'>,
  pass: string,
  bet: Partial<DiceBet & { readonly stake: string; readonly key: string }> = {},
) => {
  const body = { key: randomUUID(), stake: '1.00', side: 'under', payout: 2, ...bet };
  return requestGameServer<RollResponse>(server, 'roll', body, pass);
};

export const openLottery = (server: TestGateway, player: Player, code = 'fast1') =>
  openGame(server, player, { vendor: 'TCG_LOTTO_VN', gameCode: code, prizeMode: 'Lott' });

export const play = (server: Pick<TestGateway, 'gamesUrl'>, pass: string, stake = '1.00', key: string = randomUUID()) =>
  requestGameServer<RoundResponse>(server, 'play', { key, stake }, pass);

export const readLottery = (server: TestGateway, pass: string) =>
  requestGameServer<LotteryResponse>(server, 'lottery', undefined, pass);

/** Buys a ticket for the open draw. */
export async function bet(
  server: TestGateway,
  pass: string,
  numbers: readonly string[],
  { each = '1.00', key = randomUUID() as string, numero = '' } = {},
): Promise<Reply<LotteryResponse>> {
  const open = numero || (await readLottery(server, pass)).body.value.draw?.numero;
  return requestGameServer(server, 'bet', { key, numero: open, digits: numbers[0]?.length ?? 1, numbers, each }, pass);
}

/** All ten last digits; one of them wins. */
export const ALL_DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Sum of all ledger entries of a member, minor units. */
export async function bookedOf({ db }: TestGateway, memberId: number): Promise<bigint> {
  const rows = await db
    .selectFrom('ledger_entries as p')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .select('p.amount')
    .where('a.member_id', '=', memberId)
    .execute();
  return rows.reduce((sum, { amount }) => sum + toUnits(amount), 0n);
}
