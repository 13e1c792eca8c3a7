/** All commands of the gateway, and their execution: by a running gateway, or on a database that no gateway uses. */

import { FEATURE_CHECKS } from '../feature-checks.ts';
import { accountCommands } from '../features/account/cli.ts';
import { linkCommands } from '../features/account/login/login-links-cli.ts';
import { affiliateCommands } from '../features/account/registration/affiliates-cli.ts';
import { contentCommands } from '../features/content/cli.ts';
import { moneyCommands } from '../features/deposits/cli.ts';
import { gameCommands } from '../features/games/cli.ts';
import { matchCommands } from '../features/home/cli.ts';
import { betCommands } from '../features/lottery/bets/cli.ts';
import { lotteryCommands } from '../features/lottery/cli.ts';
import { importCommands } from '../features/lottery/import-cli.ts';
import { settleAmounts } from '../features/merchants/amount-args.ts';
import { requireOperator, setupCommands } from '../features/merchants/cli.ts';
import { merchantCommands } from '../features/merchants/merchants-cli.ts';
import { readMerchants } from '../features/merchants/merchants-repository.ts';
import { originCommands } from '../features/merchants/origins-cli.ts';
import { siteCommands } from '../features/merchants/site-cli.ts';
import { pointsStoreCommands } from '../features/points-store/cli.ts';
import { rewardCommands } from '../features/rewards/cli.ts';
import { auditCommands, toEntry } from '../features/security/audit-cli.ts';
import { chatCommands } from '../features/service/chat-cli.ts';
import { statusCommands } from '../features/status/cli.ts';
import { teamCommands } from '../features/team/cli.ts';
import { bankCommands } from '../features/withdrawals/banks-cli.ts';
import { withdrawalCommands } from '../features/withdrawals/requests-cli.ts';
import { ledgerCommands } from '../ledger/cli.ts';
import { createAudit } from '../platform/audit/audit.ts';
import { backupCommands } from '../platform/backup/cli.ts';
import { type CommandContext, CommandError, type CommandGroup, THE_MERCHANT } from '../platform/cli/command.ts';
import type { Database } from '../platform/db/schema.ts';
import { limitCommands } from '../platform/rate-limits/cli.ts';
import { keysCommands } from './keys.ts';

/**
 * Groups of commands in the order of the help. A command belongs to the first group whose `parse` accepts the
 * arguments.
 */
const GROUPS = [
  setupCommands,
  backupCommands,
  importCommands,
  lotteryCommands,
  originCommands,
  merchantCommands,
  affiliateCommands,
  accountCommands,
  limitCommands,
  keysCommands,
  linkCommands,
  gameCommands,
  statusCommands,
  contentCommands,
  matchCommands,
  chatCommands,
  siteCommands,
  bankCommands,
  withdrawalCommands,
  moneyCommands,
  rewardCommands,
  pointsStoreCommands,
  betCommands,
  auditCommands,
  ledgerCommands(FEATURE_CHECKS),
  teamCommands,
] as const;

type CommandOf<Group> = Group extends CommandGroup<infer C> ? C : never;

/** Parsed command of any group. */
export type Command = CommandOf<(typeof GROUPS)[number]>;

export const COMMAND_GROUPS: readonly CommandGroup[] = GROUPS;

const groupOf = new Map(COMMAND_GROUPS.flatMap(group => Object.keys(group.usage).map(name => [name, group])));

/**
 * Executes a command and returns the lines to print. If the command changes data, adds an entry to the audit log.
 * Throws CommandError if the command fails; then no data are changed.
 */
export async function runCommand(input: Command, context: CommandContext): Promise<string[]> {
  const { db, now, log = null } = context;
  const group = groupOf.get(input.name);
  // The command may come from a command line of a later version than this gateway.
  if (!group) throw new CommandError('This gateway does not know the command; start it again from the same version.');
  if (changes(input)) await requireOperator(context);
  const named =
    'merchant' in input && input.merchant === THE_MERCHANT ? { ...input, merchant: await theMerchant(db) } : input;
  const command = await settleAmounts(named, db);
  const lines = await group.run(command, context);
  if (changes(command) || command.name === 'setup') {
    await createAudit(db, now, log).note(db, await toEntry(command, context));
  }
  return lines;
}

/**
 * Returns whether a command changes data and therefore requires an operator. False for `setup` too, which runs before
 * there are operators.
 */
function changes(command: Command): boolean {
  if (command.name === 'status') return command.change !== undefined;
  if (command.name === 'winner-threshold') return command.amount !== undefined;
  return command.name !== 'setup' && !/-(list|show)$/.test(command.name);
}

async function theMerchant(db: Database): Promise<string> {
  const merchants = await readMerchants(db);
  const [first, ...others] = merchants;
  if (!first) throw new CommandError('There is no merchant yet; "setup" makes the first.');
  const merchant = others.length === 0 ? first : merchants.find(({ anyOrigin }) => anyOrigin);
  if (merchant) return merchant.code;
  throw new CommandError(`--merchant must be one of ${merchants.map(({ code }) => code).join(', ')}.`);
}
