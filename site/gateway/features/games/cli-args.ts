/** Reads the words of commands on games and vendors. */

import { parseMatching, parseName, readSwitch } from '../../platform/cli/argument-checks.ts';
import { CommandError } from '../../platform/cli/command.ts';
import type { GameChange, GameCommand } from './cli.ts';

/** Options of these commands, beside those of all. */
export const GAME_OPTIONS = {
  vendor: { type: 'string' },
  query: { type: 'string' },
  name: { type: 'string' },
  vi: { type: 'string' },
  pt: { type: 'string' },
  class: { type: 'string' },
  'min-bet': { type: 'string' },
  lines: { type: 'string' },
  top: { type: 'string' },
  new: { type: 'string' },
  state: { type: 'string' },
} as const;

type Options = { readonly [O in keyof typeof GAME_OPTIONS | 'type' | 'merchant']?: string };

const CLASSES = ['JP', 'SC', 'VP', 'TG', 'AC', 'none'];
const CODE = /^[A-Za-z0-9_]{1,32}$/;

/** `area verb subject` as a command; null when the area is another one. Throws CommandError when words are missing or wrong. */
export function parseGameArgs(
  [area, verb, subject]: readonly (string | undefined)[],
  options: Options,
): GameCommand | null {
  if (area === 'vendor') return parseVendor(verb, subject, options);
  if (area !== 'game') return null;
  const { type, vendor, query } = options;
  if (verb === 'list') return { name: 'game-list', gameType: type, vendor, query };
  if (verb === 'add') {
    if (subject === undefined) throw new CommandError('game add wants a name.');
    if (type === undefined || vendor === undefined) throw new CommandError('game add wants --vendor and --type.');
    return { name: 'game-add', gameType: type, vendor, change: { ...readChange(options), EN: parseName(subject) } };
  }
  if (verb !== 'set' && verb !== 'remove') throw new CommandError('game wants list, add, set or remove.');
  if (subject === undefined || !/^\d{1,9}$/.test(subject)) {
    throw new CommandError(`game ${verb} wants the number of a game; "game list" shows them.`);
  }
  const nodeId = Number(subject);
  if (verb === 'remove') return { name: 'game-remove', nodeId };
  const change = readChange(options);
  if (Object.values(change).every(value => value === undefined)) {
    throw new CommandError(
      'game set wants one of --name, --vi, --pt, --class, --min-bet, --lines, --top, --new, --state.',
    );
  }
  return { name: 'game-set', nodeId, change };
}

function parseVendor(verb: string | undefined, subject: string | undefined, options: Options): GameCommand {
  const { merchant } = options;
  if (verb === 'list') return { name: 'vendor-list', merchant };
  if (verb !== 'add' && verb !== 'set' && verb !== 'remove') {
    throw new CommandError('vendor wants list, add, set or remove.');
  }
  if (subject === undefined || !CODE.test(subject)) {
    throw new CommandError(
      `vendor ${verb} wants a code that matches ${CODE.source}; "vendor list" shows those there are.`,
    );
  }
  if (verb === 'remove') return { name: 'vendor-remove', code: subject };
  const title = options.name === undefined ? undefined : parseName(options.name);
  if (verb === 'add') return { name: 'vendor-add', code: subject, title: title ?? subject };
  const isOn = readSwitch('state', options.state);
  if (title === undefined && isOn === undefined) throw new CommandError('vendor set wants --name or --state.');
  if (merchant !== undefined && isOn === undefined) throw new CommandError('--merchant goes with --state on or off.');
  return { name: 'vendor-set', code: subject, title, isOn, merchant };
}

const readChange = (options: Options): GameChange => ({
  EN: options.name === undefined ? undefined : parseName(options.name),
  VI: options.vi === undefined ? undefined : parseName(options.vi),
  PT: options.pt === undefined ? undefined : parseName(options.pt),
  gameClass: parseMatching('class', options.class, new RegExp(`^(${CLASSES.join('|')})$`), CLASSES.join(', ')),
  minBet: parseMatching('min-bet', options['min-bet'], /^(?!0+(\.0*)?$)\d{1,6}(\.\d{1,2})?$/, 'an amount such as 0.05'),
  lines: parseMatching('lines', options.lines, /^[1-9]\d{0,3}$/, 'a whole number from 1'),
  isTop: readSwitch('top', options.top),
  isNew: readSwitch('new', options.new),
  isOn: readSwitch('state', options.state),
});
