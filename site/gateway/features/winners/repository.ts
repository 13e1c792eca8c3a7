/** Queries of large wins for the winner board. */

import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database } from '../../platform/db/schema.ts';

/** Win with its member and game. The game is a row of the table of games, of the table of lotteries, or of both. */
export interface WinRow {
  readonly user_name: string;
  readonly win: string;
  readonly vendor: string;
  readonly node_id: number | null;
  readonly game_id: string | null;
  readonly game_type: string | null;
  readonly names: LocalizedText | null;
  readonly lottery_id: string | null;
  readonly lottery_code: string | null;
  readonly lottery_names: LocalizedText | null;
}

export interface WinFilter {
  /** Merchant of the members. Wins of several merchants are never mixed, because their currencies may differ. */
  readonly merchant: string;
  /** Minimum win, decimal text. */
  readonly min: string;
  /** Game category; null for all categories. */
  readonly gameType: string | null;
  readonly count: number;
}

/** Returns the latest wins, newest first. */
export const readWins = (db: Database, { merchant, min, gameType, count }: WinFilter): Promise<WinRow[]> =>
  db
    .selectFrom('bets as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .leftJoin('lotteries as l', 'l.game_id', 'p.lottery_id')
    .leftJoin('games as g', join =>
      join.on(({ eb, or, and }) =>
        or([
          eb('g.node_id', '=', eb.ref('p.node_id')),
          and([eb('g.lottery_id', '=', eb.ref('p.lottery_id')), eb('g.vendor_code', '=', eb.ref('p.vendor'))]),
        ]),
      ),
    )
    .select(['m.user_name', 'p.win', 'p.vendor', 'g.node_id', 'g.game_id', 'g.game_type', 'g.names'])
    .select(['p.lottery_id', 'l.code as lottery_code', 'l.names as lottery_names'])
    .where('m.merchant_code', '=', merchant)
    .where('p.state', '=', 'won')
    .where('p.win', '>=', min)
    .$if(gameType !== null, query => query.where('g.game_type', '=', gameType ?? ''))
    .orderBy('p.settled_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(count)
    .execute();
