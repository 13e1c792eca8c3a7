/** Parses the arguments of `lottery …`. */
import { CommandError } from '../../platform/cli/command.ts';
import type { LotteryCommand } from './cli.ts';

/** Lines of the help. */
export const LOTTERY_HELP = `  lottery list                         shows the lotteries, whether they are on sale, and who publishes their results
  lottery on-sale CODE                 opens the sale of a lottery
  lottery off-sale CODE                closes it
  lottery results CODE engine|imported lets the gateway draw, or import-draws alone: tickets wait for the import
  lottery correct CODE DRAW --numbers NUMBERS --reason TEXT   records that a published result was wrong; shows the
                                       tickets whose win differs
  lottery verify CODE DRAW             checks that the numbers of a draw were fixed before its first ticket`;

/** Options of these commands, besides the common options. */
export const LOTTERY_OPTIONS = { numbers: { type: 'string' }, reason: { type: 'string' } } as const;

const LONGEST_REASON = 200;

interface Options {
  readonly numbers?: string;
  readonly reason?: string;
}

/** `lottery …` as a command; null for other areas. Throws CommandError for wrong arguments. */
export function parseLotteryArgs(
  [area, verb, code, subject]: readonly (string | undefined)[],
  { numbers, reason }: Options,
): LotteryCommand | null {
  if (area !== 'lottery') return null;
  if (verb === 'list') return { name: 'lottery-list' };
  if (verb !== 'on-sale' && verb !== 'off-sale' && verb !== 'results' && verb !== 'correct' && verb !== 'verify')
    return null;
  if (code === undefined)
    throw new CommandError(`lottery ${verb} wants the code of a lottery; "lottery list" shows them.`);
  if (verb === 'results') {
    if (subject === 'engine' || subject === 'imported') return { name: 'lottery-results', code, results: subject };
    throw new CommandError('lottery results wants engine or imported behind the code of the lottery.');
  }
  if (verb === 'on-sale' || verb === 'off-sale') return { name: 'lottery-sale', code, onSale: verb === 'on-sale' };
  if (subject === undefined) throw new CommandError(`lottery ${verb} wants the number of a draw behind the code.`);
  if (verb === 'verify') return { name: 'lottery-verify-show', code, numero: subject };
  if (!numbers) throw new CommandError('lottery correct wants --numbers: levels by ~, numbers of a level by a comma.');
  const text = reason?.trim() ?? '';
  if (text === '' || text.length > LONGEST_REASON) {
    throw new CommandError(`lottery correct wants --reason with 1 to ${LONGEST_REASON} characters.`);
  }
  return { name: 'lottery-correct', code, numero: subject, numbers, reason: text };
}
