/** Tables of vendors, games, and of what members keep of them: favorites and recents. */
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

/** Games of a member: favorites, and those played lately. */
export interface MemberGameTable {
  kind: 'favorite' | 'recent';
  member_id: number;
  node_id: number;
  /** When it was added or last played, ms since 1970. */
  added_at: number;
}

export interface GameTables {
  game_types: GameTypeTable;
  vendors: VendorTable;
  merchant_disabled_vendors: MerchantDisabledVendorTable;
  games: GameTable;
  member_games: MemberGameTable;
}
