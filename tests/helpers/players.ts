/** Members with money and open games, inserted into the database as the start of a load. */

import { createLaunchToken, enter } from '../../site/gateway/features/games/launches.ts';
import { creditOpening } from '../../site/gateway/ledger/posting.ts';
import type { Database } from '../../site/gateway/platform/db/schema.ts';
import { addMemberSession } from './session.ts';

export interface Opened {
  readonly memberId: number;
  /** Token of the session. */
  readonly token: string;
  /** Access token of a reels game. */
  readonly reels: string;
  /** Access token of the one-minute lottery. */
  readonly lottery: string;
}

/** Expiry of sessions and access tokens, later than the end of every test. */
const FAR = Number.MAX_SAFE_INTEGER;

/**
 * Adds members of the sandbox's merchant, each with 10,000 in play money, a session and two open games.
 * @param now ms since 1970
 */
export async function addPlayers(
  db: Database,
  count: number,
  now: number,
  { prefix = 'player', uplineId = null }: { readonly prefix?: string; readonly uplineId?: number | null } = {},
): Promise<Opened[]> {
  const game = await db
    .selectFrom('games')
    .selectAll()
    .where('game_type', '=', 'RNG')
    .where('lottery_id', 'is', null)
    .orderBy('node_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { game_id } = await db
    .selectFrom('lotteries')
    .select('game_id')
    .where('code', '=', 'fast1')
    .executeTakeFirstOrThrow();
  const players: Opened[] = [];
  for (let n = 0; n < count; n++) {
    const { token, memberId } = await addMemberSession(db, now, {
      userName: `${prefix}${n}`,
      uplineId,
      expiresAt: FAR,
    });
    await db.transaction().execute(trx => creditOpening(trx, { id: memberId, merchant_code: 'demo' }, now));
    const { id } = await db
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const open = async (vendor: string, nodeId: number | null, lotteryId: string | null) => {
      const launched = { vendor, nodeId, lotteryId, language: 'EN' };
      const ticket = await db.transaction().execute(trx => createLaunchToken(trx, id, launched, now));
      return (await enter(db, ticket, now)).pass;
    };
    const reels = await open(game.vendor_code, game.node_id, null);
    players.push({ memberId, token, reels, lottery: await open('TCG_LOTTO_VN', null, game_id) });
  }
  await db.updateTable('sessions').set({ seen_at: FAR }).execute();
  await db.updateTable('launches').set({ launch_token_expires_at: FAR, access_token_expires_at: FAR }).execute();
  return players;
}
