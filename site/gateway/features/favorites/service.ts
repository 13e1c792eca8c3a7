/** Favorites and recents of members: which games may be kept, and how many (FAV-04 to FAV-08, LAUNCH-09). */
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
  deleteOldest,
  forget,
  type MemberGame,
} from './repository.ts';

/** As many as the call for their ids gives at once, so that a client knows them all (API-29). */
export const MAX_FAVORITES = 100;
/** Four pages of the recent tab. */
export const MAX_RECENTS = 100;

/** Vendors that sell lotteries (LAUNCH-03 to LAUNCH-05). */
const LOTTERY_VENDORS: readonly string[] = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'];

/** The game as a call names it, and the member who makes the call. */
export interface MemberGameCall {
  readonly memberId: number;
  readonly merchant: string;
  readonly nodeId: number;
  readonly vendor: string;
}

/**
 * Adds a favorite; one that is there already stays. Refuses a game that is not offered, and the one that would be too many; calls of
 * a member that come at once wait for each other, also at two gateways.
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

/** Calls of one instant keep their order. */
const after = (newest: number | null, at: number): number => (newest === null ? at : Math.max(at, newest + 1));

/** Removes a favorite; one that is not there is gone already. */
export const removeFavoriteGame = (db: Database, { memberId, nodeId }: MemberGameCall): Promise<void> =>
  forget(db, { kind: 'favorite', member_id: memberId, node_id: nodeId });

/**
 * Notes that a member opened a game: among the recent games, and where it sells a lottery among the recent lotteries too. A
 * lottery that was opened from its board has no node; it is named by its own id.
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
