/** Limits a list to six entries until it is expanded (CENTER-05, OPEN: CENTER-06). */

/** Number of entries that are visible before the list is expanded (CENTER-05, OPEN: CENTER-06). */
export const INITIAL_VISIBLE = 6;

/** True if the collapsed list hides entries: it has more than six (CENTER-05). */
export const hasMore = (list: readonly unknown[]): boolean => list.length > INITIAL_VISIBLE;

/** Returns the visible entries: all if expanded, else the first six (OPEN: CENTER-06). */
export const shownOf = <T>(list: readonly T[], all: boolean): readonly T[] =>
  all ? list : list.slice(0, INITIAL_VISIBLE);
