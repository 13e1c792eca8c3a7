/** Reads the words of commands on what the house gives: `rewards …`. */

import { REWARD_PICTURES } from '../../platform/art/reward-pictures.ts';
import {
  parseEnd,
  parseMatching,
  parseName,
  parseRowNumber,
  parseTimestamp,
} from '../../platform/cli/argument-checks.ts';
import { CommandError } from '../../platform/cli/command.ts';
import { parseAmountOption, parseAmountWord } from '../merchants/amount-args.ts';
import type { LevelTerms, RewardCommand } from './cli.ts';

/** Their lines of the help. */
export const REWARD_HELP = `  rewards list [--merchant CODE]       shows the rewards on offer and how often each was claimed
  rewards add TITLE --amount N [--member NAME] …   offers one to all members or to one: --picture, --from, --until
  rewards remove NUMBER                takes one away; whoever claimed it keeps it
  rewards check-in [daily|DAY --amount N|none]   shows what logging in brings, or sets it for each day or a day in a row
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
export function parseRewardArgs(
  [area, verb, subject]: readonly (string | undefined)[],
  options: Options,
): RewardCommand | null {
  if (area !== 'rewards') return null;
  const { merchant } = options;
  switch (verb) {
    case 'list':
      return { name: 'rewards-list', merchant };
    case 'add':
      return parseAdd(subject, options);
    case 'remove':
      return { name: 'rewards-remove', merchant, id: parseRowNumber('rewards remove', subject, 'rewards list') };
    case 'check-in':
      return subject === undefined ? { name: 'rewards-check-in-list', merchant } : parseCheckIn(subject, options);
    case 'levels':
      return { name: 'rewards-levels-list' };
    case 'level':
      return parseLevel(subject, options);
    default:
      return null;
  }
}

function parseCheckIn(day: string, { merchant, amount }: Options): RewardCommand {
  if (day !== 'daily' && !DAY.test(day)) {
    throw new CommandError(`rewards check-in wants daily or a number of days in a row from 1 to 366, not "${day}".`);
  }
  if (amount === undefined) throw new CommandError('rewards check-in wants --amount, an amount or none.');
  return {
    name: 'rewards-check-in-set',
    merchant,
    day: day === 'daily' ? 0 : Number(day),
    amount: amount === 'none' ? null : parseAmountOption('amount', amount, 'none or an amount'),
  };
}

function parseLevel(label: string | undefined, { stake, gift, reached, free }: Options): RewardCommand {
  if (label === undefined) throw new CommandError('rewards level wants a level; "rewards levels" shows them.');
  const sum = (option: string, text: string | undefined) => parseAmountOption(option, text, 'an amount', true);
  parseMatching('free', free, /^\d{1,4}$/, 'a number of withdrawals');
  const terms: LevelTerms = {
    ...(stake === undefined ? {} : { stake: sum('stake', stake) }),
    ...(gift === undefined ? {} : { monthly_bonus: sum('gift', gift) }),
    ...(reached === undefined ? {} : { level_up_bonus: sum('reached', reached) }),
    ...(free === undefined ? {} : { free_withdrawals: Number(free) }),
  };
  if (Object.keys(terms).length === 0) {
    throw new CommandError('rewards level wants --stake, --gift, --reached or --free.');
  }
  return { name: 'rewards-level-set', label, terms };
}

function parseAdd(
  title: string | undefined,
  { merchant, amount, picture = 'gift', member, from, until }: Options,
): RewardCommand {
  if (title === undefined) throw new CommandError('rewards add wants what the reward is for, in English.');
  const read = parseAmountWord(amount ?? '');
  if (read === null) throw new CommandError('rewards add wants --amount, an amount.');
  if (!REWARD_PICTURES.includes(picture)) {
    throw new CommandError(`--picture must be one of ${REWARD_PICTURES.join(', ')}.`);
  }
  return {
    name: 'rewards-add',
    merchant,
    title: parseName(title, LONGEST_TITLE),
    amount: read,
    picture,
    member,
    from: from === undefined ? undefined : parseTimestamp('from', from),
    until: until === undefined ? undefined : parseEnd('until', until),
  };
}
