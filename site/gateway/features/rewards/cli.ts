/**
 * Command `rewards …`: amounts for check-ins, requirements and bonuses of VIP levels, and rewards that members can
 * claim (GIFT-01, GIFT-02, GIFT-04).
 */
import { toAmount, toUnits } from 'lobbykit/domain';
import { REWARD_PICTURES } from '../../platform/art/reward-pictures.ts';
import {
  parseEnd,
  parseMatching,
  parseName,
  parseRowNumber,
  parseTimestamp,
} from '../../platform/cli/argument-checks.ts';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { findByName } from '../account/members-repository.ts';
import { parseAmountArg, parseAmountOption } from '../merchants/amount-args.ts';
import { readLevels, readVipLevelTerms, setVipLevelTerms } from '../vip/repository.ts';
import { readAmounts, setAmount } from './check-ins-repository.ts';
import { addOffer, listOffers, removeOffer } from './repository.ts';

/** Command-line options declared by this command. `--member`, `--from` and `--until` are declared by other commands. */
const REWARD_OPTIONS = {
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

/** Matches a number of consecutive days, 1 to 366. */
const DAY = /^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])$/;

/**
 * Parses the arguments of `rewards`; returns null if the command belongs to another group. Throws CommandError for
 * missing or invalid arguments.
 */
function parseRewardArgs(
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
    throw new CommandError(`rewards check-in requires daily or a number of days in a row from 1 to 366, not "${day}".`);
  }
  if (amount === undefined) throw new CommandError('rewards check-in requires --amount, an amount or none.');
  return {
    name: 'rewards-check-in-set',
    merchant,
    day: day === 'daily' ? 0 : Number(day),
    amount: amount === 'none' ? null : parseAmountOption('amount', amount, 'none or an amount'),
  };
}

function parseLevel(label: string | undefined, { stake, gift, reached, free }: Options): RewardCommand {
  if (label === undefined) throw new CommandError('rewards level requires a level; "rewards levels" shows them.');
  const sum = (option: string, text: string | undefined) => parseAmountOption(option, text, 'an amount', true);
  parseMatching('free', free, /^\d{1,4}$/, 'a number of withdrawals');
  const terms: LevelTerms = {
    ...(stake === undefined ? {} : { stake: sum('stake', stake) }),
    ...(gift === undefined ? {} : { monthly_bonus: sum('gift', gift) }),
    ...(reached === undefined ? {} : { level_up_bonus: sum('reached', reached) }),
    ...(free === undefined ? {} : { free_withdrawals: Number(free) }),
  };
  if (Object.keys(terms).length === 0) {
    throw new CommandError('rewards level requires --stake, --gift, --reached or --free.');
  }
  return { name: 'rewards-level-set', label, terms };
}

function parseAdd(
  title: string | undefined,
  { merchant, amount, picture = 'gift', member, from, until }: Options,
): RewardCommand {
  if (title === undefined) throw new CommandError('rewards add requires a title in English.');
  const read = parseAmountArg(amount ?? '');
  if (read === null) throw new CommandError('rewards add requires --amount with an amount.');
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

export type RewardCommand =
  | { readonly name: 'rewards-check-in-list'; readonly merchant: string }
  | {
      readonly name: 'rewards-check-in-set';
      readonly merchant: string;
      /** Number of consecutive check-ins that the bonus requires; 0 for the reward of each day. */
      readonly day: number;
      /** Amount of the reward, decimal text; null removes the reward. */
      readonly amount: string | null;
    }
  | { readonly name: 'rewards-levels-list' }
  | { readonly name: 'rewards-level-set'; readonly label: string; readonly terms: LevelTerms }
  | { readonly name: 'rewards-list'; readonly merchant: string }
  | { readonly name: 'rewards-remove'; readonly merchant: string; readonly id: number }
  | {
      readonly name: 'rewards-add';
      readonly merchant: string;
      readonly title: string;
      readonly amount: string;
      readonly picture: string;
      /** User name of the member who receives the offer; undefined for all members. */
      readonly member?: string;
      /** Start of the offer, ms since 1970; `until` is its end. */
      readonly from?: number;
      readonly until?: number;
    };

/** Changes to the requirements and bonuses of a VIP level, decimal text. Omitted fields stay unchanged. */
export interface LevelTerms {
  readonly stake?: string;
  readonly monthly_bonus?: string;
  readonly level_up_bonus?: string;
  readonly free_withdrawals?: number;
}

const SHOWN = 50;
const shown = (amount: string) => toAmount(toUnits(amount));

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runRewardCommand(command: RewardCommand, { db, now }: CommandContext): Promise<string[]> {
  switch (command.name) {
    case 'rewards-check-in-list': {
      const rows = await readAmounts(db, command.merchant);
      return rows.length === 0
        ? [`${command.merchant} gives nothing for logging in.`]
        : rows.map(({ day, amount }) =>
            [day === 0 ? 'each day' : `day ${String(day).padStart(3)} `, shown(amount).padStart(14)].join(' '),
          );
    }
    case 'rewards-check-in-set': {
      const { merchant, day, amount } = command;
      await setAmount(db, merchant, day, amount);
      const label = day === 0 ? 'Each day' : `Day ${day} in a row`;
      return [amount === null ? `${label} brings nothing.` : `${label} brings ${shown(amount)}.`];
    }
    case 'rewards-levels-list': {
      const terms = new Map((await readVipLevelTerms(db)).map(row => [row.label, row]));
      return (await readLevels(db)).map(({ label }) => {
        const { stake = '0', monthly_bonus = '0', level_up_bonus = '0', free_withdrawals = 0 } = terms.get(label) ?? {};
        return [
          label.padEnd(12),
          `stake ${shown(stake).padStart(16)}`,
          `gift ${shown(monthly_bonus).padStart(14)}`,
          `reached ${shown(level_up_bonus).padStart(14)}`,
          `free withdrawals ${free_withdrawals}`,
        ].join(' ');
      });
    }
    case 'rewards-level-set': {
      const { label, terms } = command;
      if (!(await readLevels(db)).some(level => level.label === label)) {
        throw new CommandError(`No level is "${label}"; "rewards levels" shows them.`);
      }
      await setVipLevelTerms(db, label, terms);
      return [`${label} is changed.`];
    }
    case 'rewards-list': {
      const offers = await listOffers(db, command.merchant, SHOWN);
      return offers.length === 0
        ? [`${command.merchant} has no rewards on offer.`]
        : offers.map(({ id, titles, amount, user_name, starts_at, ends_at, claims }) =>
            [
              String(id).padStart(5),
              titles.EN.padEnd(40),
              shown(amount).padStart(14),
              (user_name ?? 'all').padEnd(16),
              `from ${new Date(starts_at).toISOString()}`,
              ends_at === null ? 'without end' : `until ${new Date(ends_at).toISOString()}`,
              `claimed ${claims}`,
            ].join(' '),
          );
    }
    case 'rewards-remove': {
      if (await removeOffer(db, command.merchant, command.id, now())) {
        return [`Reward ${command.id} is no longer on offer; whoever claimed it keeps it.`];
      }
      throw new CommandError(`${command.merchant} has no reward ${command.id}; "rewards list" shows them.`);
    }
    case 'rewards-add': {
      const { merchant, title, amount, picture, member: userName, from = now(), until = null } = command;
      const member = userName === undefined ? null : await findByName(db, merchant, userName);
      if (userName !== undefined && !member) {
        throw new CommandError(`${merchant} has no member "${userName}"; "member list" shows them.`);
      }
      if (until !== null && until <= from) throw new CommandError('--until has to be later than --from.');
      const id = await addOffer(db, {
        merchant_code: merchant,
        member_id: member?.id ?? null,
        required_level: null,
        titles: JSON.stringify({ EN: title }),
        icon: picture,
        amount,
        starts_at: from,
        ends_at: until,
        removed_at: null,
      });
      return [`Reward ${id} is on offer to ${member?.user_name ?? 'all members'}.`];
    }
  }
}

export const rewardCommands = defineCommands<RewardCommand>({
  usage: {
    'rewards-list': [['rewards list [--merchant CODE]', 'lists the rewards and their number of claims']],
    'rewards-add': [
      [
        'rewards add TITLE --amount N [--member NAME] …',
        'offers a reward to all members or to one: --picture, --from, --until',
      ],
    ],
    'rewards-remove': [['rewards remove NUMBER', 'removes a reward; claimed rewards stay']],
    'rewards-check-in-list': [['rewards check-in', 'shows the amounts of the check-in']],
    'rewards-check-in-set': [
      ['rewards check-in daily|DAY --amount N|none', 'sets the amount of each day, or of a day in a row'],
    ],
    'rewards-levels-list': [['rewards levels', 'lists the terms of the VIP levels']],
    'rewards-level-set': [
      [
        'rewards level LEVEL …',
        'changes a level: --stake of a year, --gift of each month, --reached (when reached), --free withdrawals',
      ],
    ],
  },
  options: REWARD_OPTIONS,
  parse: parseRewardArgs,
  run: runRewardCommand,
});
