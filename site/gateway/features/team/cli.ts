/**
 * Command `team …`: permissions of agents, rebate rates, and members and totals of a team (TEAM-08, TEAM-14, TEAM-18).
 */
import { toAmount, toUnits } from 'lobbykit/domain';
import { parseMatching, readSwitch } from '../../platform/cli/argument-checks.ts';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { readSetting, type TeamSetting, writeSetting } from '../../platform/settings/repository.ts';
import { findByName } from '../account/members-repository.ts';
import { parseAmountOption } from '../merchants/amount-args.ts';
import { countLevels } from './members/repository.ts';
import { parseRatesCommand, type RatesCommand, runRatesCommand } from './rebates/rates-cli.ts';
import { readAsOf } from './totals/rollup-repository.ts';
import { sumTeams } from './totals/worker.ts';

/**
 * Command-line options declared by the team commands. `--min`, `--max` and `--daily-max` are declared by the `money`
 * commands.
 */
const TEAM_OPTIONS = {
  links: { type: 'string' },
  upgrades: { type: 'string' },
  rates: { type: 'string' },
} as const;

export type TeamCommand =
  | RatesCommand
  | { readonly name: 'team-show'; readonly merchant: string; readonly userName: string }
  | { readonly name: 'team-rules-show' }
  | { readonly name: 'team-sum' }
  | { readonly name: 'team-set'; readonly change: Partial<TeamSetting> };

interface Options {
  readonly merchant: string;
  readonly min?: string;
  readonly max?: string;
  readonly 'daily-max'?: string;
  readonly links?: string;
  readonly upgrades?: string;
  readonly rates?: string;
}

/**
 * Parses the arguments of `team`; returns null if the command belongs to another group. Throws CommandError for missing
 * or invalid arguments.
 */
function parseTeamArgs([area, verb, subject]: readonly (string | undefined)[], options: Options): TeamCommand | null {
  if (area !== 'team' || verb === 'recount') return null;
  if (verb === 'show') {
    if (!subject) throw new CommandError('team show requires the name of an agent; "member list" shows them.');
    return { name: 'team-show', merchant: options.merchant, userName: subject };
  }
  if (verb === 'rates') return parseRatesCommand(options.merchant, subject, options.rates);
  if (verb === 'rules') return { name: 'team-rules-show' };
  if (verb === 'sum') return { name: 'team-sum' };
  if (verb !== 'set') throw new CommandError('team requires recount, sum, rules, set, show NAME, or rates NAME.');
  const amount = (option: 'min' | 'max' | 'daily-max') => parseAmountOption(option, options[option]);
  const links = parseMatching('links', options.links, /^([1-9]\d?|100)$/, 'a number from 1 to 100');
  const changes = {
    minTransfer: amount('min'),
    maxTransfer: amount('max'),
    dayMaxTransfer: amount('daily-max'),
    maxLinks: links === undefined ? undefined : Number(links),
    upgrades: readSwitch('upgrades', options.upgrades),
  };
  const change = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(change).length === 0) {
    throw new CommandError('team set requires one of --min, --max, --daily-max, --links, --upgrades.');
  }
  return { name: 'team-set', change };
}

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runTeamCommand(command: TeamCommand, context: CommandContext): Promise<string[]> {
  const { db, now } = context;
  switch (command.name) {
    case 'team-rates':
    case 'team-rates-show':
      return runRatesCommand(command, context);
    case 'team-sum':
      await sumTeams(db, now);
      return [await asOf(db)];
    case 'team-show': {
      const member = await findByName(db, command.merchant, command.userName);
      if (!member) throw new CommandError(`${command.merchant} has no member "${command.userName}".`);
      const levels = await countLevels(db, member.id);
      const total = levels.reduce((sum, { count }) => sum + count, 0);
      return [
        `${member.user_name} has ${total} members below.`,
        ...levels.map(({ level, count }) => `level ${level}: ${count}`),
        await asOf(db),
      ];
    }
    case 'team-set': {
      const before = await readSetting(db, 'team');
      const setting = { ...before, ...command.change };
      for (const name of ['minTransfer', 'maxTransfer', 'dayMaxTransfer'] as const) {
        setting[name] = toAmount(toUnits(setting[name]));
      }
      if (toUnits(setting.minTransfer) > toUnits(setting.maxTransfer)) {
        throw new CommandError(`--min is ${setting.minTransfer}, which is more than the most, ${setting.maxTransfer}.`);
      }
      await writeSetting(db, 'team', setting);
      return toLines(setting);
    }
    default:
      return toLines(await readSetting(db, 'team'));
  }
}

async function asOf(db: CommandContext['db']): Promise<string> {
  const at = await readAsOf(db);
  return at === null ? 'No team has been summed up yet.' : `Totals hold as of ${new Date(at).toISOString()}.`;
}

const toLines = ({ minTransfer, maxTransfer, dayMaxTransfer, maxLinks, upgrades }: TeamSetting): string[] => [
  `A transfer gives a member ${minTransfer} to ${maxTransfer}; an agent gives at most ${dayMaxTransfer} a day.`,
  `An agent has at most ${maxLinks} open links, and ${upgrades ? 'makes direct members agents' : 'makes nobody an agent'}.`,
];

export const teamCommands = defineCommands<TeamCommand>({
  usage: {
    'team-sum': [['team sum', 'updates the team totals now, as a job does every ten seconds']],
    'team-show': [
      ['team show NAME [--merchant CODE]', 'shows the number of members in the downline of an agent, by level'],
    ],
    'team-rates-show': [['team rates NAME', 'shows the rebate rates of a member in percent']],
    'team-rates': [['team rates NAME --rates LOTT=7.5,RNG=0.6', 'changes the rates and notifies the member']],
    'team-rules-show': [['team rules', 'shows the permissions of agents']],
    'team-set': [
      [
        'team set [--min N] [--max N] …',
        'changes the permissions: --min, --max, --daily-max of transfers; --links that may be open, --upgrades on|off (agents promote direct members)',
      ],
    ],
  },
  options: TEAM_OPTIONS,
  parse: parseTeamArgs,
  run: runTeamCommand,
});
