/** Favorite and recent games of members, with their maximum numbers (FAV-04 to FAV-08, LAUNCH-09). */
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/schema.ts';
import { lockMember } from '../account/members-repository.ts';
import { findGame, type ShownGame } from '../games/repository.ts';
import { hasLottery } from '../lottery/draws-repository.ts';
import {
  addMemberGame,
  addRecentLottery,
  countMemberGames,
  deleteMemberGame,
  deleteOldest,
  type MemberGame,
} from './repository.ts';

/**
 * Maximum favorites per member: the page size of the request for their ids, so that a client receives all ids at once
 * (API-29).
 */
export const MAX_FAVORITES = 100;
/** Maximum recent games per member: four pages of the tab for recent games. */
export const MAX_RECENTS = 100;

/** Vendors whose games are lotteries (LAUNCH-03 to LAUNCH-05). */
const LOTTERY_VENDORS: readonly string[] = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'];

/** Game as named in a request, and the member who sent the request. */
export interface MemberGameCall {
  readonly memberId: number;
  readonly merchant: string;
  readonly nodeId: number;
  readonly vendor: string;
}

/**
 * Adds a favorite; idempotent. Throws ApiError if the game is not available, or the member has the maximum number.
 * Concurrent calls of a member run one after another, also on different gateways.
 */
export async function addFavoriteGame(db: Database, call: MemberGameCall, at: number): Promise<void> {
  await requireGame(db, call);
  const game: MemberGame = { kind: 'favorite', member_id: call.memberId, node_id: call.nodeId };
  await db.transaction().execute(async trx => {
    await lockMember(trx, call.memberId);
    const { others, newest } = await countMemberGames(trx, game);
    if (others >= MAX_FAVORITES) {
      throw new ApiError(ERROR_CODES.favoritesFull, `A member keeps ${MAX_FAVORITES} favorites at most.`);
    }
    await addMemberGame(trx, { ...game, added_at: after(newest, at) });
  });
}

/**
 * Returns the time to store for a new game: at least 1 ms after the newest one, so that games added at the same time
 * keep their order.
 */
const after = (newest: number | null, at: number): number => (newest === null ? at : Math.max(at, newest + 1));

/** Removes a favorite; idempotent. */
export const removeFavoriteGame = (db: Database, { memberId, nodeId }: MemberGameCall): Promise<void> =>
  deleteMemberGame(db, { kind: 'favorite', member_id: memberId, node_id: nodeId });

/**
 * Records that a member opened a game, and for a lottery also that the member played the lottery. A lottery opened from
 * the lottery board has no node id and is identified by its own id.
 */
export async function addRecent(db: Database, call: MemberGameCall, at: number): Promise<void> {
  const { memberId: member_id, nodeId: node_id } = call;
  const lotteryId = LOTTERY_VENDORS.includes(call.vendor) ? String(node_id) : '';
  if (await hasLottery(db, lotteryId)) {
    await db.transaction().execute(trx => addRecentLottery(trx, member_id, lotteryId, at));
    return;
  }
  const { lottery_code, game_id } = await requireGame(db, call);
  const game: MemberGame = { kind: 'recent', member_id, node_id };
  await db.transaction().execute(async trx => {
    await lockMember(trx, member_id);
    const { newest } = await countMemberGames(trx, game);
    await deleteOldest(trx, { ...game, added_at: after(newest, at) }, MAX_RECENTS);
    if (lottery_code !== null) await addRecentLottery(trx, member_id, game_id, at);
  });
}

async function requireGame(db: Database, { merchant, nodeId, vendor }: MemberGameCall): Promise<ShownGame> {
  const game = await findGame(db, merchant, nodeId);
  if (game?.vendor_code === vendor) return game;
  throw new ApiError(ERROR_CODES.gameUnknown, 'No game of this nodeId and vendor is offered.');
}
