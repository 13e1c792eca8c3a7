/** Tables of members' favorite and recent games and lotteries. Times are ms since 1970. */

/** Games of a member: favorites and recents. */
export interface MemberGameTable {
  kind: 'favorite' | 'recent';
  member_id: number;
  node_id: number;
  /** When it was added or last played, ms since 1970. */
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
