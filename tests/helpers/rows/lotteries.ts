/** Creates any number of lotteries for a test or a benchmark. */
import type { Database } from '../../../site/gateway/platform/db/schema.ts';

/**
 * Replaces the sandbox lotteries with `count` daily lotteries that have one result each. Their draws are hours after
 * `now`, ms since 1970, so that only countdowns change in the meantime.
 */
export async function replaceLotteries(db: Database, now: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    game_id: `bench${index}`,
    code: `bench${index}`,
    tag: 'vietnam_mb',
    names: JSON.stringify({ EN: `Lottery ${index + 1}` }),
    on_sale: true,
    timetable: `weekly ${drawTime(now, index)} 1,2,3,4,5,6,7`,
    prize_levels: '5x1~5x1~5x2~4x3~2x4',
    lock_seconds: 60,
  }));
  await db.deleteFrom('lottery_group_games').execute();
  await db.insertInto('lotteries').values(rows).execute();
  await db
    .insertInto('lottery_group_games')
    .values(rows.map(({ game_id }, position) => ({ group_tag: 'vietnam_mb', game_id, position })))
    .execute();
  await db
    .insertInto('draws')
    .values(
      rows.map(({ game_id }) => ({
        game_id,
        numero: '20261119',
        draw_at: now - 3_600_000,
        close_at: now - 3_660_000,
        winning_number: '13579~24680~11223,44556~1234,5678,9012~12,34,56,78',
        source: 'sandbox' as const,
        drawn_at: now - 3_600_000,
      })),
    )
    .execute();
}

/** `HH:MM` in Vietnam, three to nine hours ahead. */
function drawTime(now: number, index: number): string {
  const at = new Date(now + 7 * 3_600_000 + (180 + (index % 360)) * 60_000);
  return at.toISOString().slice(11, 16);
}
