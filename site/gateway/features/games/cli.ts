/** Commands `game …` and `vendor …`: games and vendors. Members see a change immediately. */

import { parseMatching, parseName, readSwitch } from '../../platform/cli/argument-checks.ts';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Game, Trx } from '../../platform/db/schema.ts';
import {
  addGame,
  changeGame,
  findGames,
  hasGameType,
  type NewGame,
  readGame,
  removeGame,
} from './games-admin-repository.ts';
import { runVendorCommand, type VendorCommand } from './vendors-cli.ts';
import { findVendor } from './vendors-repository.ts';

/** Command-line options declared by the game commands. `--type` is declared by another command. */
const GAME_OPTIONS = {
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

type Options = { readonly [O in keyof typeof GAME_OPTIONS | 'type' | 'ofMerchant']?: string };

const CLASSES = ['JP', 'SC', 'VP', 'TG', 'AC', 'none'];

const CODE = /^[A-Za-z0-9_]{1,32}$/;

/**
 * Parses the arguments of `game` and `vendor`; returns null if the command belongs to another group. Throws
 * CommandError for missing or invalid arguments.
 */
function parseGameArgs([area, verb, subject]: readonly (string | undefined)[], options: Options): GameCommand | null {
  if (area === 'vendor') return parseVendor(verb, subject, options);
  if (area !== 'game') return null;
  const { type, vendor, query } = options;
  if (verb === 'list') return { name: 'game-list', gameType: type, vendor, query };
  if (verb === 'add') {
    if (subject === undefined) throw new CommandError('game add requires a name.');
    if (type === undefined || vendor === undefined) throw new CommandError('game add requires --vendor and --type.');
    return { name: 'game-add', gameType: type, vendor, change: { ...readChange(options), EN: parseName(subject) } };
  }
  if (verb !== 'set' && verb !== 'remove') throw new CommandError('game requires list, add, set or remove.');
  if (subject === undefined || !/^\d{1,9}$/.test(subject)) {
    throw new CommandError(`game ${verb} requires the number of a game; "game list" shows them.`);
  }
  const nodeId = Number(subject);
  if (verb === 'remove') return { name: 'game-remove', nodeId };
  const change = readChange(options);
  if (Object.values(change).every(value => value === undefined)) {
    throw new CommandError(
      'game set requires one of --name, --vi, --pt, --class, --min-bet, --lines, --top, --new, --state.',
    );
  }
  return { name: 'game-set', nodeId, change };
}

function parseVendor(verb: string | undefined, subject: string | undefined, options: Options): GameCommand {
  const { ofMerchant: merchant } = options;
  if (verb === 'list') return { name: 'vendor-list', merchant };
  if (verb !== 'add' && verb !== 'set' && verb !== 'remove') {
    throw new CommandError('vendor requires list, add, set or remove.');
  }
  if (subject === undefined || !CODE.test(subject)) {
    throw new CommandError(
      `vendor ${verb} requires a code that matches ${CODE.source}; "vendor list" shows those there are.`,
    );
  }
  if (verb === 'remove') return { name: 'vendor-remove', code: subject };
  const title = options.name === undefined ? undefined : parseName(options.name);
  if (verb === 'add') return { name: 'vendor-add', code: subject, title: title ?? subject };
  const isOn = readSwitch('state', options.state);
  if (title === undefined && isOn === undefined) throw new CommandError('vendor set requires --name or --state.');
  if (merchant !== undefined && isOn === undefined) throw new CommandError('--merchant requires --state on or off.');
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

/** Default motifs of covers by game type. A hash of the game's name selects one of them. */
const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  LIVE: ['roulette', 'cards', 'chips'],
  PVP: ['cards', 'dice', 'mahjong'],
  FISH: ['fish', 'shark', 'octopus', 'turtle'],
  SPORTS: ['stadium', 'basketball', 'tennis'],
  ESPORTS: ['console', 'shield', 'target'],
  COCKFIGHT: ['rooster', 'spurs'],
  LOTT: ['balls', 'ticket', 'bingo'],
  ELOTT: ['balls', 'ticket', 'bingo'],
};

/** Default motifs of covers for slots and for game types that are not in OF_TYPE. */
const OTHERS: readonly string[] = ['reels', 'gems', 'fortune', 'rocket', 'lantern', 'fruit', 'wheel', 'chest', 'crown'];

/** Selects a default motif by a hash of the name, so that the same name always has the same motif. */
function motifFor(gameType: string, name: string): string {
  const motifs = OF_TYPE[gameType] ?? OTHERS;
  let sum = 0;
  for (const char of name) sum = (sum * 31 + char.codePointAt(0)!) % 65_521;
  return motifs[sum % motifs.length]!;
}

/** Changes to a game; undefined leaves a field unchanged. */
export interface GameChange {
  readonly EN?: string;
  readonly VI?: string;
  readonly PT?: string;
  /** Game class to set; `none` removes the class. */
  readonly gameClass?: string;
  readonly minBet?: string;
  readonly lines?: string;
  readonly isTop?: boolean;
  readonly isNew?: boolean;
  readonly isOn?: boolean;
}

export type GameCommand =
  | VendorCommand
  | { readonly name: 'game-list'; readonly gameType?: string; readonly vendor?: string; readonly query?: string }
  | { readonly name: 'game-add'; readonly gameType: string; readonly vendor: string; readonly change: GameChange }
  | { readonly name: 'game-set'; readonly nodeId: number; readonly change: GameChange }
  | { readonly name: 'game-remove'; readonly nodeId: number };

/** Maximum lines printed by `game list`. */
const MAX_LINES = 200;

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runGameCommand(command: GameCommand, context: CommandContext): Promise<string[]> {
  const { db, onChange } = context;
  switch (command.name) {
    case 'game-list': {
      const { rows, total } = await findGames(db, command, MAX_LINES);
      const rest = total - rows.length;
      return [
        ...rows.map(toLine),
        ...(rest > 0 ? [`and ${rest} more; --type, --vendor and --query narrow the list`] : []),
      ];
    }
    case 'game-add': {
      const game = await db.transaction().execute(trx => add(trx, command));
      onChange();
      return [toLine(game)];
    }
    case 'game-set': {
      const game = await db.transaction().execute(async trx => {
        const found = await readGame(trx, command.nodeId);
        if (!found) throw unknownGame(command.nodeId);
        return changeGame(trx, command.nodeId, {
          ...columnsOf(command.change),
          names: namesOf(command.change, found.names),
        });
      });
      onChange();
      return [toLine(game)];
    }
    case 'game-remove':
      if (!(await removeGame(db, command.nodeId))) throw unknownGame(command.nodeId);
      onChange();
      return [`${command.nodeId} is removed, also from favorites and recents.`];
    default:
      return runVendorCommand(command, context);
  }
}

async function add(trx: Trx, { gameType, vendor, change }: Extract<GameCommand, { name: 'game-add' }>): Promise<Game> {
  if (!(await hasGameType(trx, gameType))) {
    throw new CommandError(`No kind of game is called "${gameType}"; "game list" shows those there are.`);
  }
  if (!(await findVendor(trx, vendor))) {
    throw new CommandError(`No vendor has the code "${vendor}"; "vendor list" shows them.`);
  }
  const names = namesOf(change, { EN: '' });
  const game: NewGame = {
    vendor_code: vendor,
    game_type: gameType,
    names,
    is_new: true,
    art: motifFor(gameType, names.EN),
    ...columnsOf(change),
  };
  return addGame(trx, game);
}

const unknownGame = (nodeId: number) => new CommandError(`No game has the number ${nodeId}; "game list" shows them.`);

const namesOf = ({ EN, VI, PT }: GameChange, names: LocalizedText): LocalizedText => ({
  ...names,
  EN: EN ?? names.EN,
  ...(VI === undefined ? {} : { VI }),
  ...(PT === undefined ? {} : { PT }),
});

const columnsOf = ({ gameClass, minBet, lines, isTop, isNew, isOn }: GameChange) => ({
  ...(gameClass === undefined ? {} : { class: gameClass === 'none' ? null : gameClass }),
  ...(minBet === undefined ? {} : { min_bet: minBet }),
  ...(lines === undefined ? {} : { lines: Number(lines) }),
  ...(isTop === undefined ? {} : { is_top: isTop }),
  ...(isNew === undefined ? {} : { is_new: isNew }),
  ...(isOn === undefined ? {} : { active: isOn }),
});

const toLine = (game: Game): string =>
  [
    String(game.node_id).padEnd(6),
    game.game_type.padEnd(9),
    game.vendor_code.padEnd(12),
    game.active ? 'on ' : 'off',
    (game.class ?? '').padEnd(2),
    (game.min_bet ?? '').padEnd(5),
    game.is_top ? 'top' : '   ',
    game.is_new ? 'new' : '   ',
    game.names.EN,
  ].join(' ');

export const gameCommands = defineCommands<GameCommand>({
  usage: {
    'game-list': [['game list [--type T] [--vendor CODE] [--query TEXT]', 'lists games with their numbers']],
    'game-add': [['game add NAME --vendor CODE --type T', 'adds a game as the first of its kind']],
    'game-set': [
      [
        'game set NUMBER [--state on|off] …',
        'changes a game: --name, --vi, --pt (names in three languages), --class, --min-bet, --lines, --top on|off, --new on|off',
      ],
    ],
    'game-remove': [['game remove NUMBER', 'deletes a game']],
    'vendor-list': [['vendor list [--merchant CODE]', 'lists the vendors and their number of games']],
    'vendor-add': [['vendor add CODE [--name NAME]', 'adds a vendor']],
    'vendor-set': [
      [
        'vendor set CODE [--name NAME] [--state on|off] [--merchant CODE]',
        'renames a vendor, or hides its games, for one merchant or for all',
      ],
    ],
    'vendor-remove': [['vendor remove CODE', 'removes a vendor without games']],
  },
  options: GAME_OPTIONS,
  parse: parseGameArgs,
  run: runGameCommand,
});
