/** Start and end of the visibility of a content item. */
import { CommandError } from '../../platform/cli/command.ts';

interface Dates {
  /** Start, ms since 1970; `until` is the end (exclusive), null for no end. */
  readonly from: number;
  readonly until: number | null;
}

/** Returns start and end as columns. Throws CommandError if the end is not after the start. */
export function datesOf({ from, until }: Dates) {
  if (until !== null && until <= from) throw new CommandError('--until is not after --from.');
  return { start_at: from, end_at: until };
}

/** Returns the stored start and end with the changes of a draft. */
export const changedDates = (
  { start_at, end_at }: { readonly start_at: number; readonly end_at: number | null },
  { from = start_at, until = end_at }: Partial<Dates>,
) => datesOf({ from, until });

/** Returns the visibility for a column of a list: `waits` (future), `over` or `shown`. */
export const stateOf = ({ start_at, end_at }: ReturnType<typeof datesOf>, now: number): string =>
  (start_at > now ? 'waits' : end_at !== null && end_at <= now ? 'over' : 'shown').padEnd(5);

/** Returns the line printed after adding an item: `Help item 7 is shown from now on.` */
export const added = (subject: string, id: number, start_at: number, now: number): string =>
  `${subject} ${id} is shown ${start_at > now ? 'from its date on' : 'from now on'}.`;
