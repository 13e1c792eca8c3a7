/** Tables of vendors, games and launches. Times are ms since 1970. */

import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Kinds of games in the order of the server (VENDOR-06). */
export interface GameTypeTable {
  /** `gameType` of the wire: RNG, LIVE, … */
  code: string;
  /** The vendor group its vendors stand in: that of e-sports and cockfights is SPORTS, which clients split (VENDOR-01). */
  vendor_group: string;
  position: number;
}

export interface VendorTable {
  /** `vassalage` of the wire. */
  code: string;
  /** A trade name: the same in every language. */
  name: string;
  position: number;
  /** False takes it and its games out of every answer. */
  active: boolean;
}

/** Vendors one merchant does not offer. */
export interface MerchantDisabledVendorTable {
  merchant_code: string;
  vendor_code: string;
}

export interface GameTable {
  node_id: number;
  /** The vendor's own code of the game. */
  game_id: string;
  vendor_code: string;
  game_type: string;
  names: Json<LocalizedText>;
  /** The words of the names, folded for search: a text vector, as text. */
  search: string;
  /** JP, SC, VP, TG or AC (LIST-29). */
  class: string | null;
  /** Least bet, numeric(10,2) as text. */
  min_bet: string | null;
  /** Pay lines of a slot. */
  lines: number | null;
  is_top: boolean;
  is_new: boolean;
  /** False takes it out of every answer. */
  active: boolean;
  /** Place in every list; the node id decides between equals. */
  position: number;
  /** Motif of its cover. */
  art: string;
  /** The lottery it sells, for games of the draw engine. */
  lottery_id: string | null;
}

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
  launch_token_hash: string;
  launch_token_expires_at: number;
  /** SHA-256 of the pass; null until the ticket is used. */
  access_token_hash: Generated<string | null>;
  access_token_expires_at: Generated<number | null>;
}

export interface GameTables {
  game_types: GameTypeTable;
  vendors: VendorTable;
  merchant_disabled_vendors: MerchantDisabledVendorTable;
  games: GameTable;
  launches: LaunchTable;
}
