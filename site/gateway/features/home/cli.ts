/**
 * Command `content hot-match …`: lists, adds and removes hot matches of the home page. Pages show a change immediately
 * (ANN-03).
 */

import { parseLink, parseName, parseRowNumber, parseTimestamp } from '../../platform/cli/argument-checks.ts';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { parseTimetable } from '../lottery/timetable.ts';
import { requireMerchant } from '../merchants/require-merchant.ts';
import { kickOffOf } from './hot-matches.ts';
import { addHotMatch, type HotMatchRow, readHotMatches, removeHotMatch } from './hot-matches-repository.ts';

/** Command-line options declared by this command. `--link` is declared by another command. */
const MATCH_OPTIONS = {
  home: { type: 'string' },
  away: { type: 'string' },
  league: { type: 'string' },
  'kick-off': { type: 'string' },
  weekly: { type: 'string' },
  sandbox: { type: 'boolean' },
} as const;

interface Options {
  readonly merchant: string;
  readonly home?: string;
  readonly away?: string;
  readonly league?: string;
  readonly 'kick-off'?: string;
  readonly weekly?: string;
  readonly sandbox?: boolean;
  readonly link?: string;
}

/**
 * Parses the arguments after `content`; returns null if the kind is not `hot-match`. Throws CommandError for missing or
 * invalid arguments.
 */
export function parseMatchArgs(
  [kind, verb, subject]: readonly (string | undefined)[],
  options: Options,
): MatchCommand | null {
  if (kind !== 'hot-match') return null;
  const { merchant, weekly, link } = options;
  if (verb === 'list') return { name: 'hot-match-list', merchant };
  if (verb === 'remove') {
    return {
      name: 'hot-match-remove',
      merchant,
      id: parseRowNumber('content hot-match remove', subject, 'content hot-match list'),
    };
  }
  if (verb !== 'add') throw new CommandError('content hot-match requires list, add or remove.');
  const kickOff = options['kick-off'];
  if ((kickOff === undefined) === (weekly === undefined)) {
    throw new CommandError(
      'content hot-match add requires --kick-off 2026-12-24T19:00, or --weekly "19:00 1" (Sunday 1).',
    );
  }
  return {
    name: 'hot-match-add',
    merchant,
    home: readNames('home', options.home),
    away: readNames('away', options.away),
    league: readNames('league', options.league),
    kickOff: kickOff === undefined ? undefined : parseTimestamp('kick-off', kickOff),
    timetable: weekly === undefined ? undefined : parseWeekly(weekly),
    link: parseLink('link', link),
    isSandbox: options.sandbox ?? false,
  };
}

/** Parses one team name for all languages, or the English, Vietnamese and Portuguese names: `Hanoi|Hà Nội|Hanói`. */
function readNames(option: string, text: string | undefined) {
  const [EN, VI, PT, ...more] = (text ?? '').split('|');
  if (!EN || more.length > 0) {
    throw new CommandError(
      `content hot-match add requires --${option}: a name, or three such as "Hanoi|Hà Nội|Hanói".`,
    );
  }
  const name = (input: string | undefined) => parseName(input || EN);
  return { EN: parseName(EN), VI: name(VI), PT: name(PT) };
}

function parseWeekly(text: string): string {
  const timetable = `weekly ${text}`;
  try {
    parseTimetable(timetable);
    return timetable;
  } catch {
    throw new CommandError(`--weekly is "${text}", but must be a time and days such as "19:00 1,4" (Sunday 1).`);
  }
}

/** Texts by language code; the English text is required. */
type LocalizedText = { readonly EN: string } & Readonly<Record<string, string>>;

export type MatchCommand =
  | { readonly name: 'hot-match-list'; readonly merchant: string }
  | {
      readonly name: 'hot-match-add';
      readonly merchant: string;
      readonly home: LocalizedText;
      readonly away: LocalizedText;
      readonly league: LocalizedText;
      /** Kick-off, ms since 1970; undefined for a weekly match, which has a `timetable`. */
      readonly kickOff?: number;
      readonly timetable?: string;
      readonly link?: string;
      /** True for a simulated match of a sandbox. */
      readonly isSandbox: boolean;
    }
  | { readonly name: 'hot-match-remove'; readonly merchant: string; readonly id: number };

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runMatchCommand(command: MatchCommand, { db, now }: CommandContext): Promise<string[]> {
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

export const matchCommands = defineCommands<MatchCommand>({
  usage: {
    'hot-match-list': [],
    'hot-match-add': [
      [
        '  hot-match --home NAME --away NAME --league NAME --kick-off TIME|--weekly "19:00 1"',
        'names in three languages as "Hanoi|Hà Nội|Hanói"; --link, --sandbox; list, add and remove',
      ],
    ],
    'hot-match-remove': [],
  },
  options: MATCH_OPTIONS,
  maxArgs: () => 4,
  parse: ([area, ...args], options: Options) => (area === 'content' ? parseMatchArgs(args, options) : null),
  run: runMatchCommand,
});
