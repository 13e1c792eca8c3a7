/** Tables of members' favorite and recent games and lotteries. Times are ms since 1970. */

/** Favorite or recent game of a member. */
export interface MemberGameTable {
  kind: 'favorite' | 'recent';
  member_id: number;
  node_id: number;
  /** Time at which a favorite was added, or a recent game was last opened, ms since 1970. */
  added_at: number;
}

export interface RecentLotteryTable {
  member_id: number;
  game_id: string;
  played_at: number;
}

export interface FavoriteTables {
  member_games: MemberGameTable;
  recent_lotteries: RecentLotteryTable;
}
