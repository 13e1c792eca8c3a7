/** Wins in the ledger of a test's gateway, as rounds with chosen reel positions. */
import { randomUUID } from 'node:crypto';
import { playReels } from '../../site/gateway/features/lottery/bets/service.ts';
import { creditOpening } from '../../site/gateway/ledger/posting.ts';
import type { TestGateway } from './gateway.ts';

const MINOR = 10_000n;
const STARS = ['star', 'star', 'star'];

/**
 * Creates wins of ten times each stake, in the first game of `gameType`, in order, so that the last win is first on the
 * board. The board lists wins of at least 500.
 */
export async function winRounds(
  { db, now }: Pick<TestGateway, 'db' | 'now'>,
  gameType: string,
  stakes: readonly bigint[],
): Promise<{ readonly name: string; readonly nodeId: number; readonly gameId: string; readonly vendor: string }> {
  const name = `lucky${randomUUID().slice(0, 6)}`;
  const { id } = await db
    .insertInto('members')
    .values({ merchant_code: 'demo', user_name: name, user_name_folded: name, type: 0, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await creditOpening(db, { id, merchant_code: 'demo' }, now());
  const game = await db
    .selectFrom('games')
    .selectAll()
    .where('game_type', '=', gameType)
    .where('lottery_id', 'is', null)
    .orderBy('node_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const actor = { memberId: id, merchantCode: 'demo', vendor: game.vendor_code };
  for (const stake of stakes) {
    await playReels(
      db,
      actor,
      { nodeId: game.node_id, category: gameType, key: randomUUID(), stake: stake * MINOR },
      now(),
      () => STARS,
    );
  }
  return { name: game.names.EN ?? '', nodeId: game.node_id, gameId: game.game_id, vendor: game.vendor_code };
}

/** Stakes from 50 on for `count` wins of a board. */
export const stakes = (count: number): bigint[] => Array.from({ length: count }, (_, n) => 50n + BigInt(n));
