/** What the command line can do about play: look at it, and set from where on a win is a large one. */

import { toAmount, toUnits } from 'lobbykit/domain';
import { type CommandContext, CommandError, defineCommands } from '../../../platform/cli/command.ts';
import { readSetting, writeSetting } from '../../../platform/settings/repository.ts';
import { parseAmountArg } from '../../merchants/amount-args.ts';
import { readLatestPlays } from './repository.ts';

export type PlayCommand =
  | { readonly name: 'play-list'; readonly merchant: string }
  | { readonly name: 'winner-threshold'; readonly amount?: string };

const SHOWN = 30;

/** `area verb` as a command; null when the area is another one. Throws CommandError when words are missing or wrong. */
function parsePlayArgs(
  [area, verb]: readonly (string | undefined)[],
  { merchant }: { readonly merchant: string },
): PlayCommand | null {
  if (area === 'play') {
    if (verb !== 'list') throw new CommandError('play wants list.');
    return { name: 'play-list', merchant };
  }
  if (area !== 'winner-threshold') return null;
  const amount = verb === undefined ? undefined : parseAmountArg(verb);
  if (amount === null) {
    throw new CommandError(`"${verb}" is no amount; allowed are amounts such as 500 or 500.00.`);
  }
  return { name: 'winner-threshold', amount };
}

/** Does a command and gives the lines to print. */
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

/** Commands of this file. */
export const betCommands = defineCommands<PlayCommand>({
  usage: {
    'play-list': [['play list [--merchant CODE]', 'lists the latest rounds and tickets with stake, win and state']],
    'winner-threshold': [['winner-threshold [AMOUNT]', 'shows or sets the smallest win of the winner board']],
  },
  parse: parsePlayArgs,
  run: runPlayCommand,
});
