/** Queries of bets for members' records. */
import { sql } from 'kysely';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Play } from '../lottery/bets/repository.ts';
import type { PlayState } from '../lottery/bets/tables.ts';

export interface PlayFilter {
  readonly memberId: number;
  /** First and last day, calendar dates. */
  readonly from: string;
  readonly to: string;
  /** Game category; null for all categories. */
  readonly category: string | null;
  readonly states: readonly PlayState[] | null;
}

/** Totals of the bets of one category and state, with the lowest and highest of their ids. */
export interface BetTotals {
  readonly category: string;
  readonly state: PlayState;
  readonly count: number;
  /** Sum of the stakes, decimal text. */
  readonly stake: string;
  readonly win: string;
  readonly firstId: number;
  readonly lastId: number;
}

/** Returns the totals of a member's bets, one row per category and state. */
export async function sumPlays(
  db: Database,
  { memberId, from, to, category, states }: PlayFilter,
): Promise<BetTotals[]> {
  const { rows } = await sql<BetTotals>`
    select category, state, sum(count)::int as count, sum(stake) as stake, sum(win) as win,
      min(first_id)::int as "firstId", max(last_id)::int as "lastId"
    from daily_bet_totals where member_id = ${memberId} and day between ${from}::date and ${to}::date
      ${category === null ? sql`` : sql`and category = ${category}`}
      ${states === null ? sql`` : sql`and state = any(${states}::text[])`}
    group by 1, 2 having sum(count) > 0`.execute(db);
  return rows;
}

/** Bet with the name of its game, and with the data that launch the game again. */
export interface RecordedPlay extends Play {
  readonly names: LocalizedText | null;
  /** Code of the lottery; null for a round of a game. */
  readonly lottery_code: string | null;
  readonly art: string | null;
  readonly game_id: string | null;
  readonly winning_number: string | null;
  readonly lock_seconds: number | null;
  /** Names on the game's cover, by language; null for lotteries and for removed games. */
  readonly game_names: LocalizedText | null;
}

/** SQL that selects bets with the names of their games. Callers append the conditions. */
export const recorded = sql`
  select p.*, coalesce(l.names, g.names) as names, l.code as lottery_code, l.lock_seconds, g.art, g.game_id, g.names as game_names,
    d.winning_number
  from bets p left join lotteries l on l.game_id = p.lottery_id left join games g on g.node_id = p.node_id
    left join draws d on d.game_id = p.lottery_id and d.numero = p.numero`;

/** Bets of a member with ids from `firstId` to `lastId`. */
export interface PlaySpan {
  readonly firstId: number;
  readonly lastId: number;
  /** Category and state of the bets; null for all bets. */
  readonly of: { readonly category: string; readonly state: PlayState } | null;
}

/** Returns the newest bets of all spans, merged, newest first. */
export async function listPlays(
  db: Database,
  memberId: number,
  spans: readonly PlaySpan[],
  { since, until }: { readonly since: number; readonly until: number },
  max: number,
): Promise<RecordedPlay[]> {
  if (spans.length === 0) return [];
  const ofKind = spans.some(({ of }) => of !== null);
  const ranges = spans.map(
    ({ firstId, lastId, of }) =>
      sql`(${firstId}::bigint, ${lastId}::bigint, ${of?.category ?? null}::text, ${of?.state ?? null}::text)`,
  );
  const { rows } = await sql<RecordedPlay>`
    ${recorded} where p.id in (
      select found.id from (values ${sql.join(ranges)}) as span (first, last, category, state) cross join lateral (
        select id from bets i where i.member_id = ${memberId} and i.id between span.first and span.last
          ${ofKind ? sql`and i.category = span.category and i.state = span.state` : sql``}
          and i.played_at >= ${since} and i.played_at < ${until}
        order by i.id desc limit ${max}) found
      order by found.id desc limit ${max})
    order by p.id desc`.execute(db);
  return rows;
}

/** Finds a bet of the member; null if the member has no such bet. */
export async function findRecorded(db: Database, memberId: number, playId: number): Promise<RecordedPlay | null> {
  const { rows } = await sql<RecordedPlay>`${recorded} where p.id = ${playId} and p.member_id = ${memberId}`.execute(
    db,
  );
  return rows[0] ?? null;
}
