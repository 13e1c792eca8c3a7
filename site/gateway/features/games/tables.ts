/** Tables of vendors, games and launches. Times are ms since 1970. */

import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Game categories in server order (VENDOR-06). */
export interface GameTypeTable {
  /** `gameType` of the wire: RNG, LIVE, … */
  code: string;
  /** Vendor group of the category: e-sports and cockfights belong to SPORTS, which clients split (VENDOR-01). */
  vendor_group: string;
  position: number;
}

export interface VendorTable {
  /** `vassalage` of the wire. */
  code: string;
  /** A trade name, equal in all languages. */
  name: string;
  position: number;
  /** False hides the vendor and its games everywhere. */
  active: boolean;
}

/** Vendors disabled by a merchant. */
export interface MerchantDisabledVendorTable {
  merchant_code: string;
  vendor_code: string;
}

export interface GameTable {
  node_id: number;
  /** The vendor's code of the game. */
  game_id: string;
  vendor_code: string;
  game_type: string;
  names: Json<LocalizedText>;
  /** Search vector of the game's names: their folded words, as text. */
  search: string;
  /** JP, SC, VP, TG or AC (LIST-29). */
  class: string | null;
  /** Minimum bet, numeric(10,2) as text. */
  min_bet: string | null;
  /** Pay lines of a slot. */
  lines: number | null;
  is_top: boolean;
  is_new: boolean;
  /** False hides the game everywhere. */
  active: boolean;
  /** Sort position in every list; ties by node id. */
  position: number;
  /** Motif of its cover. */
  art: string;
  /** The lottery of a game of the draw engine. */
  lottery_id: string | null;
}

/**
 * Launch of a game within a session: the launch token of its URL, and its access token. The row is deleted with the
 * session. Either `node_id` or `lottery_id` is set.
 */
export interface LaunchTable {
  id: GeneratedAlways<number>;
  session_id: number;
  vendor: string;
  node_id: number | null;
  lottery_id: string | null;
  /** Language code of the game: EN, VI, PT. */
  language: string;
  /** SHA-256 of the one-time launch token. */
  launch_token_hash: string;
  launch_token_expires_at: number;
  /** SHA-256 of the access token; null until the launch token is used. */
  access_token_hash: Generated<string | null>;
  access_token_expires_at: Generated<number | null>;
}

/** Seeds of a member's dice rolls; one row per member has no `ended_at`. */
export interface DiceSeedTable {
  id: string;
  member_id: number;
  /** SHA-256 of the server seed, 64 hex digits; public before the first roll. */
  commitment: string;
  /** Chosen by the member; each roll stores its own. */
  client_seed: string;
  /** Number of rolls with the server seed. */
  next_nonce: Generated<number>;
  started_at: number;
  /** Time when the server seed was revealed or replaced. */
  ended_at: Generated<number | null>;
  /** 64 hex digits; null until revealed, and if the gateway's keys were replaced before. */
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
