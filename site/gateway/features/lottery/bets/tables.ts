/** Tables of bets. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../../../platform/db/columns.ts';

/** `refunded`: the draw never took place. `cancelled`: the member took back all numbers before the sale closed. */
export type PlayState = 'waiting' | 'won' | 'lost' | 'refunded' | 'cancelled';

/** What the reels showed. */
export interface ReelsDetail {
  readonly symbols: readonly string[];
}

/** What was bet on. */
export interface BetDetail {
  /** How many last digits of the special prize. */
  readonly digits: number;
  /** Those that are still bet on. */
  readonly numbers: readonly string[];
  /** All that were bought, where some were taken back. */
  readonly bought?: readonly string[];
  /** Decimal text, for each of the numbers. */
  readonly each: string;
}

/** A game played or a lottery ticket. A lottery has a draw, and waits for it; everything else is settled at once. */
export interface BetTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** Chosen by the client: the same key is the same play. */
  idempotency_key: string;
  vendor: string;
  /** Kind of the game, `LOTT` for tickets; '' for a game of versions before that was removed. */
  category: string;
  node_id: number | null;
  lottery_id: string | null;
  numero: string | null;
  draw_at: number | null;
  detail: Json<ReelsDetail | BetDetail>;
  stake: string;
  /** The part of the stake that came from the bonus account; what comes back is shared in this ratio. */
  bonus_stake: Generated<string>;
  /** The bonus that part belongs to; null without such a part. */
  bonus_id: Generated<number | null>;
  /** The part of the stake that counts once settled: all of it, or nothing for a ticket on more than 70 % of a draw. */
  qualifying_stake: Generated<string>;
  /** What came back, the stake included. */
  win: Generated<string>;
  state: PlayState;
  played_at: number;
  settled_at: number | null;
  /** The bet in the books. */
  stake_transaction_id: number;
  /** The win or refund in the books. */
  win_transaction_id: Generated<number | null>;
  /** The part of the stake that came back because numbers were taken back. */
  canceled_stake: Generated<string>;
}

/** One number of a lottery ticket. */
export interface SubOrderTable {
  bet_id: number;
  number: string;
  stake: string;
  /** What a right number pays, in stakes. */
  odds: number;
  /** The stake included; 0 unless won. */
  win: Generated<string>;
  state: 'waiting' | 'won' | 'lost' | 'cancelled';
  /** When the member took it back, and the refund in the books; null where the draw never took place. */
  canceled_at: Generated<number | null>;
  refund_transaction_id: Generated<number | null>;
}

/** Plays of a day in the merchant's zone, by category and state; what is refunded or cancelled has no stake. The database keeps it. */
export interface DailyBetTotalsTable {
  member_id: number;
  /** A calendar date: that of the play. */
  day: string;
  category: string;
  state: PlayState;
  count: number;
  stake: string;
  win: string;
  /** First and last play that were ever among them. */
  first_id: number | null;
  last_id: number | null;
}

export interface BetTables {
  daily_bet_totals: DailyBetTotalsTable;
  sub_orders: SubOrderTable;
  bets: BetTable;
}
