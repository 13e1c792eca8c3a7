/** Reads the words of commands on hot matches. */

import { parseLink, parseName, parseRowNumber, parseTimestamp } from '../../platform/cli/argument-checks.ts';
import { CommandError } from '../../platform/cli/command.ts';
import { parseTimetable } from '../lottery/timetable.ts';
import type { MatchCommand } from './cli.ts';

/** Options of these commands, beside those of all. */
export const MATCH_OPTIONS = {
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

/** `kind verb subject` as a command; null when the kind is another one. Throws CommandError when words are missing or wrong. */
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
  if (verb !== 'add') throw new CommandError('content hot-match wants list, add or remove.');
  const kickOff = options['kick-off'];
  if ((kickOff === undefined) === (weekly === undefined)) {
    throw new CommandError(
      'content hot-match add wants --kick-off 2026-12-24T19:00, or --weekly "19:00 1" (Sunday 1).',
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

/** `Hanoi`, or in the three languages `Hanoi|Hà Nội|Hanói`. */
function readNames(option: string, text: string | undefined) {
  const [EN, VI, PT, ...more] = (text ?? '').split('|');
  if (!EN || more.length > 0) {
    throw new CommandError(`content hot-match add wants --${option}: a name, or three such as "Hanoi|Hà Nội|Hanói".`);
  }
  const name = (given: string | undefined) => parseName(given || EN);
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
