/** Commands `play list` (latest bets) and `winner-threshold` (smallest win that the winner board shows). */

import { toAmount, toUnits } from 'lobbykit/domain';
import { type CommandContext, CommandError, defineCommands } from '../../../platform/cli/command.ts';
import { readSetting, writeSetting } from '../../../platform/settings/repository.ts';
import { parseAmountArg } from '../../merchants/amount-args.ts';
import { readLatestPlays } from './repository.ts';

export type PlayCommand =
  | { readonly name: 'play-list'; readonly merchant: string }
  | { readonly name: 'winner-threshold'; readonly amount?: string };

const SHOWN = 30;

/**
 * Parses the arguments of `play` and `winner-threshold`; returns null if the command belongs to another group. Throws
 * CommandError for missing or invalid arguments.
 */
function parsePlayArgs(
  [area, verb]: readonly (string | undefined)[],
  { merchant }: { readonly merchant: string },
): PlayCommand | null {
  if (area === 'play') {
    if (verb !== 'list') throw new CommandError('play requires list.');
    return { name: 'play-list', merchant };
  }
  if (area !== 'winner-threshold') return null;
  const amount = verb === undefined ? undefined : parseAmountArg(verb);
  if (amount === null) {
    throw new CommandError(`"${verb}" is not an amount; allowed are amounts such as 500 or 500.00.`);
  }
  return { name: 'winner-threshold', amount };
}

/** Executes a command and returns the lines to print. */
async function runPlayCommand(command: PlayCommand, { db, onChange }: CommandContext): Promise<string[]> {
  if (command.name === 'play-list') {
    const plays = await readLatestPlays(db, command.merchant, SHOWN);
    if (plays.length === 0) return [`Nobody of ${command.merchant} has played yet.`];
    return plays.map(({ played_at, user_name, vendor, node_id, lottery_id, numero, stake, win, state }) =>
      [
        new Date(played_at).toISOString(),
        user_name.padEnd(16),
        `${vendor} ${node_id ?? `${lottery_id} ${numero}`}`.padEnd(32),
        toAmount(toUnits(stake)).padStart(12),
        toAmount(toUnits(win)).padStart(12),
        state,
      ].join(' '),
    );
  }
  const setting = await readSetting(db, 'play');
  if (command.amount === undefined) return [`Wins of ${setting.winnerThreshold} and more stand on the winner board.`];
  const winnerThreshold = toAmount(toUnits(command.amount));
  await writeSetting(db, 'play', { ...setting, winnerThreshold });
  onChange();
  return [`Wins of ${winnerThreshold} and more now stand on the winner board.`];
}

export const betCommands = defineCommands<PlayCommand>({
  usage: {
    'play-list': [['play list [--merchant CODE]', 'lists the latest rounds and tickets with stake, win and state']],
    'winner-threshold': [['winner-threshold [AMOUNT]', 'shows or sets the smallest win of the winner board']],
  },
  parse: parsePlayArgs,
  run: runPlayCommand,
});
