/** Commands on games: what members see of them changes at once. */

import { type CommandContext, CommandError } from '../../platform/cli/command.ts';
import type { Game, LocalizedText, Trx } from '../../platform/db/schema.ts';
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

/** Default motifs of covers by game type; the name of the game selects one. */
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

/** Slots and whatever kinds an operator may add. */
const OTHERS: readonly string[] = ['reels', 'gems', 'fortune', 'rocket', 'lantern', 'fruit', 'wheel', 'chest', 'crown'];

/** The same name gives the same motif. */
function motifFor(gameType: string, name: string): string {
  const motifs = OF_TYPE[gameType] ?? OTHERS;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return motifs[sum % motifs.length]!;
}

/** What is to become of a game; what is undefined stays. */
export interface GameChange {
  readonly EN?: string;
  readonly VI?: string;
  readonly PT?: string;
  /** `none` for no class. */
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

/** Lines of a list; a search narrows it. */
const MAX_LINES = 200;

/** Does a command and gives the lines to print. Throws CommandError when it cannot be done; then nothing was changed. */
export async function runGameCommand(command: GameCommand, context: CommandContext): Promise<string[]> {
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
