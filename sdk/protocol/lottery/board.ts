/** Selection and order of the lotteries on a board (LOTT-01, LOTT-06, LOTT-07, LOTT-16, LOTT-31). */
import type { Lottery, LotteryFeed, LotteryGroup } from './lotteries.ts';

/** Tag of the group with all lotteries, the first of the menu (LOTT-01). */
export const ALL_GROUP = 'ALL';
/** Tag of the group of the hot lotteries (LOTT-16). */
export const HOT_GROUP = 'vietnam_rb_hot';

export type BoardTab = 'all' | 'hot' | 'fav' | 'recent';

export interface BoardChoice {
  readonly tab: BoardTab;
  /** Tag of a group; an unknown tag counts as ALL. */
  readonly group: string;
  /** Ids of the member's favorites. */
  readonly favorites: readonly string[];
  /**
   * Ids from the server for the tab: for `recent` the last played first; for `hot` the most popular first, or null to
   * use the hot group (OPEN: LOTT-31).
   */
  readonly named: readonly string[] | null;
  /** Maximum number of lotteries; undefined for all. */
  readonly limit?: number;
}

/** Checks whether a tab requires a member: fav and recent. */
export const needsSession = (tab: BoardTab): boolean => tab === 'fav' || tab === 'recent';

/** Sorts favorites first, preserving the order otherwise (LOTT-06, LOTT-07). */
export function favoritesFirst<L extends Pick<Lottery, 'id'>>(lotteries: readonly L[], ids: readonly string[]): L[] {
  const favorites = new Set(ids);
  return [
    ...lotteries.filter(lottery => favorites.has(lottery.id)),
    ...lotteries.filter(lottery => !favorites.has(lottery.id)),
  ];
}

/** Returns the lotteries of the hot tab, empty without a hot group (LOTT-16). */
export const hotLotteries = (groups: readonly LotteryGroup[]): readonly Lottery[] =>
  groups.find(group => group.tag === HOT_GROUP)?.lotteries ?? [];

/** Sorts by close of sale, with lotteries that are not on sale last; favorites stay first (LOTT-06). */
export function byClosing(lotteries: readonly Lottery[], favorites: readonly string[]): readonly Lottery[] {
  const closes = ({ onSale, closeAt }: Lottery) => (onSale ? (closeAt ?? Number.MAX_VALUE) : Number.MAX_VALUE);
  return favoritesFirst(
    [...lotteries].sort((a, b) => closes(a) - closes(b)),
    favorites,
  );
}

/** Returns the lotteries of tab and group, favorites first. The recent tab keeps the order of play. */
export function boardLotteries({ groups, all }: LotteryFeed, choice: BoardChoice): readonly Lottery[] {
  const { tab, favorites, named } = choice;
  // Read the lotteries from the feed, because the feed has current deadlines.
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
