/** Reads the words of commands on what the house gives: `rewards …`. */
import { REWARD_PICTURES } from '../../art/reward-art.ts';
import { readAmountOption, readAmountWord } from '../../command/amount-words.ts';
import { CommandError } from '../../command/command.ts';
import { readEnd, readInstant, readMatching, readName, readRowNumber } from '../../command/word-checks.ts';
import type { LevelTerms, RewardCommand } from './commands.ts';

/** Their lines of the help. */
export const REWARD_HELP = `  rewards list [--merchant CODE]       shows the rewards on offer and how often each was claimed
  rewards add TITLE --amount N [--member NAME] …   offers one to all members or to one: --picture, --from, --until
  rewards remove NUMBER                takes one away; whoever claimed it keeps it
  rewards sign-in [daily|DAY --amount N|none]   shows what signing in brings, or sets it for each day or a day in a row
  rewards levels                       shows what the levels of the club want and give
  rewards level LEVEL …                changes one: --stake of a year, --gift of each month, --reached (once), --free withdrawals`;

/** Options of these commands, beside those of all. */
export const REWARD_OPTIONS = {
  amount: { type: 'string' },
  picture: { type: 'string' },
  stake: { type: 'string' },
  gift: { type: 'string' },
  reached: { type: 'string' },
  free: { type: 'string' },
} as const;

interface Options {
  readonly merchant: string;
  readonly amount?: string;
  readonly picture?: string;
  readonly stake?: string;
  readonly gift?: string;
  readonly reached?: string;
  readonly free?: string;
  readonly member?: string;
  readonly from?: string;
  readonly until?: string;
}

const LONGEST_TITLE = 80;
/** Days in a row. */
const DAY = /^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])$/;

/** `rewards …` as a command; null when the area is another one. Throws CommandError when words are missing or wrong. */
export function readRewardWords(
  [area, verb, subject]: readonly (string | undefined)[],
  options: Options,
): RewardCommand | null {
  if (area !== 'rewards') return null;
  const { merchant } = options;
  switch (verb) {
    case 'list':
      return { name: 'rewards-list', merchant };
    case 'add':
      return readAdd(subject, options);
    case 'remove':
      return { name: 'rewards-remove', merchant, id: readRowNumber('rewards remove', subject, 'rewards list') };
    case 'sign-in':
      return subject === undefined ? { name: 'rewards-sign-in-list', merchant } : readSignIn(subject, options);
    case 'levels':
      return { name: 'rewards-levels-list' };
    case 'level':
      return readLevel(subject, options);
    default:
      return null;
  }
}

function readSignIn(day: string, { merchant, amount }: Options): RewardCommand {
  if (day !== 'daily' && !DAY.test(day)) {
    throw new CommandError(`rewards sign-in wants daily or a number of days in a row from 1 to 366, not "${day}".`);
  }
  if (amount === undefined) throw new CommandError('rewards sign-in wants --amount, an amount or none.');
  return {
    name: 'rewards-sign-in-set',
    merchant,
    day: day === 'daily' ? 0 : Number(day),
    amount: amount === 'none' ? null : readAmountOption('amount', amount, 'none or an amount'),
  };
}

function readLevel(label: string | undefined, { stake, gift, reached, free }: Options): RewardCommand {
  if (label === undefined) throw new CommandError('rewards level wants a level; "rewards levels" shows them.');
  const sum = (option: string, text: string | undefined) => readAmountOption(option, text, 'an amount', true);
  readMatching('free', free, /^\d{1,4}$/, 'a number of withdrawals');
  const terms: LevelTerms = {
    ...(stake === undefined ? {} : { stake: sum('stake', stake) }),
    ...(gift === undefined ? {} : { monthly_gift: sum('gift', gift) }),
    ...(reached === undefined ? {} : { reached_gift: sum('reached', reached) }),
    ...(free === undefined ? {} : { free_withdrawals: Number(free) }),
  };
  if (Object.keys(terms).length === 0) {
    throw new CommandError('rewards level wants --stake, --gift, --reached or --free.');
  }
  return { name: 'rewards-level-set', label, terms };
}

function readAdd(
  title: string | undefined,
  { merchant, amount, picture = 'gift', member, from, until }: Options,
): RewardCommand {
  if (title === undefined) throw new CommandError('rewards add wants what the reward is for, in English.');
  const read = readAmountWord(amount ?? '');
  if (read === null) throw new CommandError('rewards add wants --amount, an amount.');
  if (!REWARD_PICTURES.includes(picture)) {
    throw new CommandError(`--picture must be one of ${REWARD_PICTURES.join(', ')}.`);
  }
  return {
    name: 'rewards-add',
    merchant,
    title: readName(title, LONGEST_TITLE),
    amount: read,
    picture,
    member,
    from: from === undefined ? undefined : readInstant('from', from),
    until: until === undefined ? undefined : readEnd('until', until),
  };
}
