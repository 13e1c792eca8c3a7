/** Which lotteries a board shows, and in which order (LOTT-01, LOTT-06, LOTT-31). */
import { favoritesFirst, hotLotteries, type Lottery, type LotteryFeed } from './lotteries.ts';

/** Tag of the group that holds every lottery, the first of the menu (LOTT-01). */
export const ALL_GROUP = 'ALL';

export type BoardTab = 'all' | 'hot' | 'fav' | 'recent';

export interface BoardChoice {
  readonly tab: BoardTab;
  /** Tag of a group; one the feed does not have counts as ALL. */
  readonly group: string;
  /** Ids of the user's favorites. */
  readonly favorites: readonly string[];
  /**
   * Ids that the server named for the tab: of recent those played last, the last first; of hot those that most members play,
   * the first of them first, or null where the hot group stands for them (OPEN: LOTT-31).
   */
  readonly named: readonly string[] | null;
  /** Lotteries at most; undefined for all. */
  readonly limit?: number;
}

/** fav and recent belong to a member. */
export const needsSession = (tab: BoardTab): boolean => tab === 'fav' || tab === 'recent';

/** The next to close first, what is not on sale last; favorites stay before the rest (LOTT-06). */
export function byClosing(lotteries: readonly Lottery[], favorites: readonly string[]): readonly Lottery[] {
  const closes = ({ onSale, closeAt }: Lottery) => (onSale ? (closeAt ?? Number.MAX_VALUE) : Number.MAX_VALUE);
  return favoritesFirst(
    [...lotteries].sort((a, b) => closes(a) - closes(b)),
    favorites,
  );
}

/** Lotteries of tab and group, favorites first. The recent tab keeps the order of play. */
export function boardLotteries({ groups, all }: LotteryFeed, choice: BoardChoice): readonly Lottery[] {
  const { tab, favorites, named } = choice;
  // The lotteries themselves come from the feed, whose deadlines are kept fresh.
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
