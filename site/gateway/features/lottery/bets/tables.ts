/** Tables of bets. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../../../platform/db/columns.ts';

/** `refunded`: the draw never took place. `cancelled`: the member canceled all numbers before the close of sale. */
export type PlayState = 'waiting' | 'won' | 'lost' | 'refunded' | 'cancelled';

/** Result of a slot machine round. */
export interface ReelsDetail {
  readonly symbols: readonly string[];
}

/** Bet, outcome and seeds of a dice round. */
export interface DiceDetail {
  /** Low or high rolls. */
  readonly side: 'under' | 'over';
  /** Payout of a winning roll, in stakes. */
  readonly payout: number;
  /** 0 to 99. */
  readonly roll: number;
  /** Id of the server seed in `dice_seeds`. */
  readonly seedId: string;
  readonly clientSeed: string;
  /** Number of the roll with the server seed, from 0. */
  readonly nonce: number;
}

/** Numbers and stake of a ticket. */
export interface BetDetail {
  /** Number of last digits of the special prize. */
  readonly digits: number;
  /** Numbers that are not canceled. */
  readonly numbers: readonly string[];
  /** All bought numbers, if some were canceled. */
  readonly bought?: readonly string[];
  /** Stake per number, decimal text. */
  readonly each: string;
}

/** A round of a game or a lottery ticket. A ticket waits for its draw; rounds are settled immediately. */
export interface BetTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** Chosen by the client. */
  idempotency_key: string;
  vendor: string;
  /** Category of the game, `LOTT` for tickets; '' for a game of earlier versions that was removed. */
  category: string;
  node_id: number | null;
  lottery_id: string | null;
  numero: string | null;
  draw_at: number | null;
  detail: Json<ReelsDetail | DiceDetail | BetDetail>;
  stake: string;
  /** Bonus part of the stake; payouts are split in this ratio. */
  bonus_stake: Generated<string>;
  /** Id of the bonus that paid this part of the stake; null if no bonus was used. */
  bonus_id: Generated<number | null>;
  /**
   * Part of the stake that counts toward wagering after settlement. It is the whole stake, or 0 for a ticket that
   * covers more than 70 % of a draw.
   */
  qualifying_stake: Generated<string>;
  /** Payout, including the stake. */
  win: Generated<string>;
  state: PlayState;
  played_at: number;
  settled_at: number | null;
  /** Ledger transaction of the stake. */
  stake_transaction_id: number;
  /** Ledger transaction of the win or refund. */
  win_transaction_id: Generated<number | null>;
  /** Refunded part of the stake for canceled numbers. */
  canceled_stake: Generated<string>;
}

/** One number of a lottery ticket. */
export interface SubOrderTable {
  bet_id: number;
  number: string;
  stake: string;
  /** Payout in stakes. */
  odds: number;
  /** Includes the stake; 0 unless won. */
  win: Generated<string>;
  state: 'waiting' | 'won' | 'lost' | 'cancelled';
  /** Time of the cancellation, and its ledger transaction; null if the draw never took place. */
  canceled_at: Generated<number | null>;
  refund_transaction_id: Generated<number | null>;
}

/**
 * Bets of a day in the merchant's time zone, by category and state; refunded and canceled bets have no stake.
 * Maintained by the database.
 */
export interface DailyBetTotalsTable {
  member_id: number;
  /** Calendar date of the bet. */
  day: string;
  category: string;
  state: PlayState;
  count: number;
  stake: string;
  win: string;
  /** First and last bet ever counted in the row. */
  first_id: number | null;
  last_id: number | null;
}

export interface BetTables {
  daily_bet_totals: DailyBetTotalsTable;
  sub_orders: SubOrderTable;
  bets: BetTable;
}
