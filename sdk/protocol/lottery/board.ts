/** Selects and sorts the lotteries of a board (LOTT-01, LOTT-06, LOTT-07, LOTT-16, LOTT-31). */
import type { Lottery, LotteryFeed, LotteryGroup } from './lotteries.ts';

/** Tag of the menu's first group, which contains all lotteries (LOTT-01). */
export const ALL_GROUP = 'ALL';
/** Tag of the group with the hot lotteries (LOTT-16). */
export const HOT_GROUP = 'vietnam_rb_hot';

export type BoardTab = 'all' | 'hot' | 'fav' | 'recent';

export interface BoardChoice {
  readonly tab: BoardTab;
  /** Tag of the selected group. An unknown tag selects all lotteries. */
  readonly group: string;
  /** Ids of the member's favorite lotteries. */
  readonly favorites: readonly string[];
  /**
   * Ids that the server returned for the tab. For `recent`, the last played lottery is first; for `hot`, the most
   * popular one is first, and null selects the hot group instead (OPEN: LOTT-31).
   */
  readonly named: readonly string[] | null;
  /** Maximum number of lotteries; undefined for no limit. */
  readonly limit?: number;
}

/** Checks whether a tab requires a session, which is the case for fav and recent. */
export const needsSession = (tab: BoardTab): boolean => tab === 'fav' || tab === 'recent';

/** Moves favorites to the front; otherwise keeps the order (LOTT-06, LOTT-07). */
export function favoritesFirst<L extends Pick<Lottery, 'id'>>(lotteries: readonly L[], ids: readonly string[]): L[] {
  const favorites = new Set(ids);
  return [
    ...lotteries.filter(lottery => favorites.has(lottery.id)),
    ...lotteries.filter(lottery => !favorites.has(lottery.id)),
  ];
}

/** Returns the lotteries of the hot group; empty if the menu has no such group (LOTT-16). */
export const hotLotteries = (groups: readonly LotteryGroup[]): readonly Lottery[] =>
  groups.find(group => group.tag === HOT_GROUP)?.lotteries ?? [];

/** Sorts lotteries by close of sale, those not on sale last. Favorites stay in front (LOTT-06). */
export function byClosing(lotteries: readonly Lottery[], favorites: readonly string[]): readonly Lottery[] {
  const closes = ({ onSale, closeAt }: Lottery) => (onSale ? (closeAt ?? Number.MAX_VALUE) : Number.MAX_VALUE);
  return favoritesFirst(
    [...lotteries].sort((a, b) => closes(a) - closes(b)),
    favorites,
  );
}

/**
 * Returns the lotteries of the selected tab and group, favorites first. In the tab `recent`, the last played lottery is
 * first instead.
 */
export function boardLotteries({ groups, all }: LotteryFeed, choice: BoardChoice): readonly Lottery[] {
  const { tab, favorites, named } = choice;
  // The lotteries are taken from the feed, because its deadlines are up to date.
  const ofServer = named?.flatMap(id => all.find(lottery => lottery.id === id) ?? []);
  const group = groups.find(({ tag }) => tag === choice.group);
  const members = group && new Set(group.lotteries.map(({ id }) => id));
  const ofTab = {
    all: () => (group ? group.lotteries : all),
    hot: () => ofServer ?? hotLotteries(groups),
    fav: () => all.filter(({ id }) => favorites.includes(id)),
    recent: () => ofServer ?? [],
  }[tab]();
  const ofGroup = members ? ofTab.filter(({ id }) => members.has(id)) : ofTab;
  return (tab === 'recent' ? ofGroup : favoritesFirst(ofGroup, favorites)).slice(0, choice.limit);
}
