/** Tables of launches and plays. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './columns.ts';

/** A game opened in a session, which it ends with: the ticket of its address, and the pass it was exchanged for. Either `node_id` or `lottery_id`. */
export interface LaunchTable {
  id: GeneratedAlways<number>;
  session_id: number;
  vendor: string;
  node_id: number | null;
  lottery_id: string | null;
  /** Code of the language the game speaks: EN, VI, PT. */
  language: string;
  /** SHA-256 of the one-use ticket. */
  ticket_hash: string;
  ticket_until: number;
  /** SHA-256 of the pass; null until the ticket is used. */
  pass_hash: Generated<string | null>;
  pass_until: Generated<number | null>;
}

export type PlayState = 'waiting' | 'won' | 'lost' | 'refunded';

/** What the reels showed. */
export interface ReelsDetail {
  readonly symbols: readonly string[];
}

/** What was bet on. */
export interface BetDetail {
  /** How many last digits of the special prize. */
  readonly digits: number;
  readonly numbers: readonly string[];
  /** Decimal text, for each of the numbers. */
  readonly each: string;
}

/** A game played or a lottery ticket. A lottery has a draw, and waits for it; everything else is settled at once. */
export interface PlayTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** Chosen by the client: the same key is the same play. */
  play_key: string;
  vendor: string;
  node_id: number | null;
  lottery_id: string | null;
  numero: string | null;
  draw_at: number | null;
  detail: Json<ReelsDetail | BetDetail>;
  stake: string;
  /** What came back, the stake included. */
  win: Generated<string>;
  state: PlayState;
  played_at: number;
  settled_at: number | null;
  /** The bet in the books. */
  bet_id: number;
  /** The win or refund in the books. */
  win_id: Generated<number | null>;
}

export interface PlayTables {
  launches: LaunchTable;
  plays: PlayTable;
}
