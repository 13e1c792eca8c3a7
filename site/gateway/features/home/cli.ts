/** Commands on hot matches: the panel of home changes at once (ANN-03). */

import { type CommandContext, CommandError, requireMerchant } from '../../platform/cli/command.ts';
import { kickOffOf } from './hot-matches.ts';
import { addHotMatch, type HotMatchRow, readHotMatches, removeHotMatch } from './hot-matches-repository.ts';

/** Words by language; the English ones are always there. */
type LocalizedText = { readonly EN: string } & Readonly<Record<string, string>>;

export type MatchCommand =
  | { readonly name: 'hot-match-list'; readonly merchant: string }
  | {
      readonly name: 'hot-match-add';
      readonly merchant: string;
      readonly home: LocalizedText;
      readonly away: LocalizedText;
      readonly league: LocalizedText;
      /** ms since 1970; or every week by `timetable`. */
      readonly kickOff?: number;
      readonly timetable?: string;
      readonly link?: string;
      /** Made up for play. */
      readonly isSandbox: boolean;
    }
  | { readonly name: 'hot-match-remove'; readonly merchant: string; readonly id: number };

/** Does a command and gives the lines to print. Throws CommandError when it cannot be done; then nothing was changed. */
export async function runMatchCommand(command: MatchCommand, { db, now }: CommandContext): Promise<string[]> {
  const { merchant } = command;
  switch (command.name) {
    case 'hot-match-list':
      return (await readHotMatches(db, merchant)).map(row => toLine(row, now()));
    case 'hot-match-add': {
      await requireMerchant(db, merchant);
      const { home, away, league, kickOff = null, timetable = null, link = null, isSandbox } = command;
      const row = {
        merchant_code: merchant,
        leagues: JSON.stringify(league),
        homes: JSON.stringify(home),
        aways: JSON.stringify(away),
        kick_off: kickOff,
        timetable,
        link,
        sandbox: isSandbox,
      };
      const id = await addHotMatch(db, row);
      const isNear = kickOffOf({ kick_off: kickOff, timetable }, now()) !== null;
      return [`Match ${id} is shown ${isNear ? 'from now on' : 'in the week before it begins'}.`];
    }
    case 'hot-match-remove':
      if (!(await removeHotMatch(db, merchant, command.id))) {
        throw new CommandError(`${merchant} has no hot match ${command.id}; "content hot-match list" shows them.`);
      }
      return [`Match ${command.id} is gone.`];
  }
}

const toLine = (row: HotMatchRow, now: number) =>
  [
    String(row.id).padEnd(6),
    kickOffOf(row, now) === null ? 'hidden' : 'shown ',
    (row.timetable ?? new Date(row.kick_off ?? 0).toISOString().slice(0, 16)).padEnd(18),
    row.sandbox ? 'sandbox' : '       ',
    `${row.homes.EN} – ${row.aways.EN}`,
  ].join(' ');
