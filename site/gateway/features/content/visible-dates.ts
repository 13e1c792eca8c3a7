/** From when until when something is shown. */
import { CommandError } from '../../platform/cli/command.ts';

interface Dates {
  /** ms since 1970 */
  readonly from: number;
  readonly until: number | null;
}

/** As columns. Throws CommandError when the end is not after the beginning. */
export function datesOf({ from, until }: Dates) {
  if (until !== null && until <= from) throw new CommandError('--until is not after --from.');
  return { start_at: from, end_at: until };
}

/** The same, changed where a draft says so. */
export const changedDates = (
  { start_at, end_at }: { readonly start_at: number; readonly end_at: number | null },
  { from = start_at, until = end_at }: Partial<Dates>,
) => datesOf({ from, until });

/** A column of a list: not yet, no longer, or now. */
export const stateOf = ({ start_at, end_at }: ReturnType<typeof datesOf>, now: number): string =>
  (start_at > now ? 'waits' : end_at !== null && end_at <= now ? 'over' : 'shown').padEnd(5);

/** `Help item 7 is shown from now on.` */
export const added = (what: string, id: number, start_at: number, now: number): string =>
  `${what} ${id} is shown ${start_at > now ? 'from its date on' : 'from now on'}.`;
