/** What of a long list is shown before somebody asks for the rest (CENTER-05, OPEN: CENTER-06). */

/** Entries shown before somebody asks for the rest (CENTER-05, OPEN: CENTER-06). */
export const INITIAL_VISIBLE = 6;

/** Is there more than is shown at first? From 7 on (CENTER-05). */
export const hasMore = (list: readonly unknown[]): boolean => list.length > INITIAL_VISIBLE;

/** The entries to show: all once somebody asked for them, else the first six (OPEN: CENTER-06). */
export const shownOf = <T>(list: readonly T[], all: boolean): readonly T[] =>
  all ? list : list.slice(0, INITIAL_VISIBLE);
