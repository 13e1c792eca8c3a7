/** Tables of vendors, games and launches. Times are ms since 1970. */

import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Game categories in server order (VENDOR-06). */
export interface GameTypeTable {
  /** Value of `gameType` in the API: RNG, LIVE, … */
  code: string;
  /** Group of vendors for the category: e-sports and cockfights belong to SPORTS, which clients split (VENDOR-01). */
  vendor_group: string;
  position: number;
}

export interface VendorTable {
  /** Vendor code; the API field is called `vassalage`. */
  code: string;
  /** Brand name, the same in all languages. */
  name: string;
  position: number;
  /** False hides the vendor and all of its games. */
  active: boolean;
}

/** Vendor that a merchant has disabled. */
export interface MerchantDisabledVendorTable {
  merchant_code: string;
  vendor_code: string;
}

export interface GameTable {
  node_id: number;
  /** Id of the game at the vendor. */
  game_id: string;
  vendor_code: string;
  game_type: string;
  names: Json<LocalizedText>;
  /** Search vector of the game's names, written as text: their words in lower case and without accents. */
  search: string;
  /** Game class: JP, SC, VP, TG or AC (LIST-29). */
  class: string | null;
  /** Minimum bet, numeric(10,2) as text. */
  min_bet: string | null;
  /** Number of pay lines of a slot; null for other games. */
  lines: number | null;
  is_top: boolean;
  is_new: boolean;
  /** False hides the game in all lists. */
  active: boolean;
  /** Sort position in all lists; games with equal positions are sorted by node id. */
  position: number;
  /** Motif of the game's cover. */
  art: string;
  /** Lottery that the game opens; null for games without a lottery of the draw engine. */
  lottery_id: string | null;
}

/** Launch of a game, deleted together with its session. Either `node_id` or `lottery_id` is set. */
export interface LaunchTable {
  id: GeneratedAlways<number>;
  session_id: number;
  vendor: string;
  node_id: number | null;
  lottery_id: string | null;
  /** Language of the game's page: EN, VI, PT. */
  language: string;
  /** SHA-256 of the one-time launch token. */
  launch_token_hash: string;
  launch_token_expires_at: number;
  /** SHA-256 of the access token; null until the launch token is used. */
  access_token_hash: Generated<string | null>;
  access_token_expires_at: Generated<number | null>;
}

/** Seeds of a member's dice rolls. The current row of each member has no `ended_at`. */
export interface DiceSeedTable {
  id: string;
  member_id: number;
  /** SHA-256 of the server seed, 64 hex digits; published before the first roll. */
  commitment: string;
  /** Client seed for the next rolls; each bet stores the client seed with which it was rolled. */
  client_seed: string;
  /** Number of rolls with the server seed. */
  next_nonce: Generated<number>;
  started_at: number;
  /** Time at which the server seed was revealed or replaced; null for the current seeds. */
  ended_at: Generated<number | null>;
  /**
   * Revealed server seed, 64 hex digits; null until revealed, and if it cannot be derived anymore because the gateway's
   * secret was replaced.
   */
  server_seed: Generated<string | null>;
}

export interface GameTables {
  dice_seeds: DiceSeedTable;
  game_types: GameTypeTable;
  vendors: VendorTable;
  merchant_disabled_vendors: MerchantDisabledVendorTable;
  games: GameTable;
  launches: LaunchTable;
}
