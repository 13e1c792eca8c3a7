/** What `npm run gateway -- …` can do, wherever it runs: in the gateway itself, or on a database that no gateway holds. */

import { FEATURE_CHECKS } from '../feature-checks.ts';
import { type AccountCommand, runAccountCommand } from '../features/account/cli.ts';
import { type LinkCommand, runLinkCommand } from '../features/account/login/login-links-cli.ts';
import { type AffiliateCommand, runAffiliateCommand } from '../features/account/registration/affiliates-cli.ts';
import { type ContentCommand, runContentCommand } from '../features/content/cli.ts';
import { type MoneyCommand, runMoneyCommand } from '../features/deposits/cli.ts';
import { type GameCommand, runGameCommand } from '../features/games/cli.ts';
import { type MatchCommand, runMatchCommand } from '../features/home/cli.ts';
import { type PlayCommand, runPlayCommand } from '../features/lottery/bets/cli.ts';
import { type LotteryCommand, runLotteryCommand } from '../features/lottery/cli.ts';
import { ImportError, importDraws } from '../features/lottery/import-draws.ts';
import { settleAmounts } from '../features/merchants/amount-args.ts';
import { requireOperator, runSetupCommand, type SetupCommand } from '../features/merchants/cli.ts';
import { type MerchantCommand, runMerchantCommand } from '../features/merchants/merchants-cli.ts';
import { addOrigin, readMerchants, removeOrigin } from '../features/merchants/merchants-repository.ts';
import { runSiteCommand, type SiteCommand } from '../features/merchants/site-cli.ts';
import { type PointsStoreCommand, runPointsStoreCommand } from '../features/points-store/cli.ts';
import { type RewardCommand, runRewardCommand } from '../features/rewards/cli.ts';
import { type AuditCommand, runAuditCommand, toEntry } from '../features/security/audit-cli.ts';
import { type ChatCommand, runChatCommand } from '../features/service/chat-cli.ts';
import { runStatusCommand, type StatusCommand } from '../features/status/cli.ts';
import { runTeamCommand, type TeamCommand } from '../features/team/cli.ts';
import { type BankCommand, runBankCommand } from '../features/withdrawals/banks-cli.ts';
import { runWithdrawalCommand, type WithdrawalCommand } from '../features/withdrawals/requests-cli.ts';
import { type LedgerCommand, runLedgerCommand } from '../ledger/cli.ts';
import { createAudit } from '../platform/audit/audit.ts';
import { type BackupCommand, runBackupCommand } from '../platform/backup/cli.ts';
import { type CommandContext, CommandError, THE_MERCHANT } from '../platform/cli/command.ts';
import type { Database } from '../platform/db/schema.ts';
import { type LimitCommand, runLimitCommand } from '../platform/rate-limits/cli.ts';
import { type KeysCommand, runKeysCommand } from './keys.ts';

export type Command =
  | AccountCommand
  | AffiliateCommand
  | AuditCommand
  | BackupCommand
  | BankCommand
  | LedgerCommand
  | ChatCommand
  | ContentCommand
  | GameCommand
  | KeysCommand
  | LimitCommand
  | LinkCommand
  | LotteryCommand
  | PointsStoreCommand
  | MatchCommand
  | MerchantCommand
  | MoneyCommand
  | PlayCommand
  | RewardCommand
  | SetupCommand
  | SiteCommand
  | StatusCommand
  | TeamCommand
  | WithdrawalCommand
  | { readonly name: 'import-draws'; readonly code: string; readonly text: string }
  | { readonly name: 'origin-list'; readonly merchant?: string }
  | { readonly name: 'origin-add' | 'origin-remove'; readonly merchant: string; readonly origin: string };

/**
 * Does a command and gives the lines to print; what changes something is noted in the security log. Throws CommandError when it cannot
 * be done; then nothing was changed.
 */
export async function runCommand(given: Command, context: CommandContext): Promise<string[]> {
  const { db, now, log = null } = context;
  if (changes(given)) await requireOperator(context);
  const named =
    'merchant' in given && given.merchant === THE_MERCHANT ? { ...given, merchant: await theMerchant(db) } : given;
  const command = await settleAmounts(named, db);
  const lines = await perform(command, context);
  if (changes(command) || command.name === 'setup') {
    await createAudit(db, now, log).note(db, await toEntry(command, context));
  }
  return lines;
}

const isMall = (command: Command): command is PointsStoreCommand => command.name.startsWith('mall-');
const isReward = (command: Command): command is RewardCommand => command.name.startsWith('rewards-');

async function perform(command: Command, context: CommandContext): Promise<string[]> {
  const { db, now, onChange } = context;
  if (isMall(command)) return runPointsStoreCommand(command, context);
  if (isReward(command)) return runRewardCommand(command, context);
  switch (command.name) {
    case 'import-draws':
      try {
        const { code, text } = command;
        const { read, changed, kept } = await importDraws(db, code, text, now(), context.actor);
        if (changed > 0) onChange();
        const stay = kept > 0 ? [`${kept} have tickets and stay as they are; see "lottery correct".`] : [];
        return [`${read} draws of ${code} read, ${changed} changed.`, ...stay];
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        throw new CommandError([...error.lines, 'Nothing was imported.'].join('\n'));
      }
    case 'origin-list':
      return (await readMerchants(db))
        .filter(({ code }) => command.merchant === undefined || code === command.merchant)
        .flatMap(({ code, anyOrigin, origins }) =>
          anyOrigin ? [`${code} * (any origin: sandbox)`] : origins.map(origin => `${code} ${origin}`),
        );
    case 'origin-add': {
      const isNew = await addOrigin(db, command.merchant, command.origin);
      onChange();
      const known = (await readMerchants(db)).find(({ code }) => code === command.merchant);
      const useless = known?.anyOrigin ? ' It admits every origin anyway.' : '';
      return [`${command.merchant} ${isNew ? 'now admits' : 'admitted before'} ${command.origin}.${useless}`];
    }
    case 'origin-remove':
      if (!(await removeOrigin(db, command.merchant, command.origin))) {
        throw new CommandError(`${command.merchant} does not list ${command.origin}.`);
      }
      onChange();
      return [`${command.merchant} no longer admits ${command.origin}.`];
    case 'lottery-list':
    case 'lottery-sale':
    case 'lottery-results':
    case 'lottery-correct':
    case 'lottery-verify-show':
      return runLotteryCommand(command, context);
    case 'books-check-show':
    case 'team-recount-show':
      return runLedgerCommand(command, context, FEATURE_CHECKS);
    case 'backup':
      return runBackupCommand(command, context);
    case 'team-rates':
    case 'team-rates-show':
    case 'team-show':
    case 'team-rules-show':
    case 'team-sum':
    case 'team-set':
      return runTeamCommand(command, context);
    case 'audit-list':
      return runAuditCommand(command, context);
    case 'flag-list':
    case 'flag-set':
    case 'field-list':
    case 'field-set':
    case 'member-list':
    case 'member-add':
    case 'member-set':
    case 'member-disable':
    case 'member-enable':
    case 'member-lost-phone':
      return runAccountCommand(command, context);
    case 'game-list':
    case 'game-add':
    case 'game-set':
    case 'game-remove':
    case 'vendor-list':
    case 'vendor-add':
    case 'vendor-set':
    case 'vendor-remove':
      return runGameCommand(command, context);
    case 'content-list':
    case 'content-add':
    case 'content-edit':
    case 'content-remove':
      return runContentCommand(command, context);
    case 'chat-list':
    case 'chat-show':
    case 'chat-answer':
      return runChatCommand(command, context);
    case 'status':
      return runStatusCommand(command, context);
    case 'hot-match-list':
    case 'hot-match-add':
    case 'hot-match-remove':
      return runMatchCommand(command, context);
    case 'template-list':
    case 'template-set':
    case 'template-remove':
    case 'payment-list':
    case 'payment-add':
    case 'payment-set':
    case 'payment-remove':
      return runSiteCommand(command, context);
    case 'setup':
    case 'operator-list':
    case 'operator-add':
    case 'operator-renew':
    case 'operator-remove':
      return runSetupCommand(command, context);
    case 'bank-list':
    case 'bank-add':
    case 'bank-set':
    case 'bank-remove':
      return runBankCommand(command, context);
    case 'merchant-list':
    case 'merchant-set':
      return runMerchantCommand(command, context);
    case 'affiliate-list':
    case 'affiliate-close':
    case 'affiliate-open':
      return runAffiliateCommand(command, context);
    case 'money-methods-list':
    case 'money-method-set':
    case 'money-method-add':
    case 'money-adjust':
    case 'money-freeze':
    case 'money-unfreeze':
    case 'money-frozen-list':
    case 'money-debts-list':
    case 'money-slip-show':
    case 'money-deposits-list':
    case 'money-review-list':
    case 'money-approve':
    case 'money-reject':
    case 'money-reverse':
      return runMoneyCommand(command, context);
    case 'money-withdrawals-list':
    case 'money-pay':
    case 'money-fail':
    case 'money-refuse':
    case 'money-clear-code':
      return runWithdrawalCommand(command, context);
    case 'play-list':
    case 'winner-threshold':
      return runPlayCommand(command, context);
    case 'limit-list':
    case 'limit-set':
    case 'limit-reset':
      return runLimitCommand(command, context);
    case 'keys-list':
    case 'keys-rotate':
    case 'keys-retire':
      return runKeysCommand(command, context);
    case 'login-link':
      return runLinkCommand(command, context);
    default:
      // A command line of another version asks a running gateway.
      throw new CommandError('This gateway does not know the command; start it again from the same version.');
  }
}

/** False for what only shows something, and for `setup`, before which there is no operator. */
function changes(command: Command): boolean {
  if (command.name === 'status') return command.change !== undefined;
  if (command.name === 'winner-threshold') return command.amount !== undefined;
  return command.name !== 'setup' && !/-(list|show)$/.test(command.name);
}

async function theMerchant(db: Database): Promise<string> {
  const merchants = await readMerchants(db);
  const [first, ...others] = merchants;
  if (!first) throw new CommandError('There is no merchant yet; "setup" makes the first.');
  const meant = others.length === 0 ? first : merchants.find(({ anyOrigin }) => anyOrigin);
  if (meant) return meant.code;
  throw new CommandError(`--merchant must be one of ${merchants.map(({ code }) => code).join(', ')}.`);
}
