/** Changes of the tables in order. A released migration is never edited; a new one is appended. */
import { sql } from 'kysely';
import { MEMBER_DEBTS, PROMOTION_USES } from '../features/bonuses/tables.ts';
import { DRAW_RESULT_RULES, DRAW_SEED_TABLE } from '../features/lottery/tables.ts';
import { OPERATOR_TOKENS } from '../features/merchants/tables.ts';
import { POSTINGS_BY_TRANSACTION } from '../features/records/tables.ts';
import type { Mode } from '../platform/mode.ts';
import { keyNames } from './name-keys.ts';
import type { Trx } from './schema/schema.ts';
import { seedAccounts } from './seed/accounts.ts';
import { seedClub } from './seed/club.ts';
import { seedContent, seedLobbyNews } from './seed/content.ts';
import { seedCashier, seedDepositPromos, seedDeposits, seedWithdrawal, seedWithdrawBanks } from './seed/deposits.ts';
import { seedGames } from './seed/games.ts';
import { seedHelp } from './seed/help.ts';
import { seedHome } from './seed/home.ts';
import { seedInvitations } from './seed/invitations.ts';
import { seedLotteries } from './seed/lottery.ts';
import { seedMerchants } from './seed/merchants.ts';
import { seedMessages } from './seed/messages.ts';
import { seedNotices } from './seed/notices.ts';
import { seedOperator } from './seed/operator.ts';
import { seedPayment } from './seed/payment.ts';
import { seedPlay } from './seed/play.ts';
import { linkPromotions, seedPromotions } from './seed/promotions.ts';
import { seedQuestions, seedRegistration } from './seed/registration.ts';
import { freeForeignFields, loosenPasswords } from './seed/registration-rules.ts';
import { seedRewards } from './seed/rewards/given.ts';
import { seedMall } from './seed/rewards/mall.ts';
import { seedService } from './seed/service.ts';
import { seedSite } from './seed/site.ts';
import { seedVendors } from './seed/vendors.ts';
import {
  ACCOUNT_TABLES,
  LEDGER_RULES,
  LEDGER_TABLES,
  MEMBER_TABLES,
  OPERATOR_TABLES,
  OPERATORS_TABLE,
  SESSION_FAMILIES,
} from './tables/accounts.ts';
import { AUDIT_TABLE } from './tables/audit.ts';
import { BOOKS, BOOKS_CHECKS, UNLOCK_KIND } from './tables/books.ts';
import { CONTENT_TABLES, DRAW_RESULTS } from './tables/content.ts';
import { CONTRACTS } from './tables/contracts.ts';
import { DEPOSIT_TABLES, DESK_TABLES } from './tables/deposits.ts';
import { DONE_JOBS, FIGURES, SUB_ORDERS, UPPERS } from './tables/figures.ts';
import { GAME_INDEXES, GAME_TABLES } from './tables/games.ts';
import { LOTTERY_TABLES } from './tables/lottery.ts';
import { MALL_TABLES, POINT_TABLES } from './tables/mall.ts';
import { OWN_LIMIT_TABLES } from './tables/own-limits.ts';
import { BALANCE_RULES, PLAY_SHARES, PLAY_TABLES, WAITING_ORDER } from './tables/plays.ts';
import { AGENT_PAY } from './tables/rebates.ts';
import { MOVEMENT_DAYS, PLAY_DAYS } from './tables/records.ts';
import { REWARD_TABLES } from './tables/rewards.ts';
import { SECOND_FACTOR_TABLES } from './tables/second-factors.ts';
import { GATEWAY_SECRETS, SECRET_TABLES } from './tables/secrets.ts';
import { CONTACT_CHANGES, ENDED_SESSIONS, SECURITY_TABLES } from './tables/security.ts';
import { SERVICE_TABLES } from './tables/service.ts';
import { CLUB_RULES, MERCHANT_FLAGS, SITE_TABLES } from './tables/site.ts';
import { TEAM_FIGURES, TEAM_FLAGS, TEAM_LINKS, TEAM_TABLES } from './tables/team.ts';
import { TEAM_DAYS } from './tables/team-days.ts';
import { WITHDRAWAL_TABLES } from './tables/withdrawals.ts';

/** Key of the row that says which of the two a database began as. */
export const FILLED_AS = 'filledAs';
/** What the first content depends on. */
export interface SeedOptions {
  /** Games of an empty sandbox. */
  readonly gamesCount: number;
  /** Accounts, a merchant and content; without them only the rows that an operator has no command to create. */
  readonly sandbox: boolean;
  /** ms since 1970: what is told has dates. */
  readonly now: number;
}

type Apply = (trx: Trx, seed: SeedOptions) => Promise<void>;

/** What an operator makes by a command: a sandbox is given some to look at, production begins without. */
const inSandbox =
  (apply: Apply): Apply =>
  async (trx, seed) => {
    if (seed.sandbox) await apply(trx, seed);
  };

export const MIGRATIONS: readonly { readonly name: string; readonly apply: Apply }[] = [
  { name: '01-lottery-tables', apply: trx => runAll(trx, LOTTERY_TABLES) },
  { name: '01-member-tables', apply: trx => runAll(trx, MEMBER_TABLES) },
  { name: '01-seed-merchants', apply: seedMerchants },
  { name: '01-seed-lotteries', apply: seedLotteries },
  { name: '02-account-tables', apply: trx => runAll(trx, ACCOUNT_TABLES) },
  { name: '02-operator-tables', apply: trx => runAll(trx, OPERATOR_TABLES) },
  { name: '02-ledger-tables', apply: trx => runAll(trx, LEDGER_TABLES) },
  { name: '02-ledger-rules', apply: trx => runEach(trx, LEDGER_RULES) },
  { name: '02-seed-operator', apply: seedOperator },
  { name: '02-seed-registration', apply: seedRegistration },
  { name: '02-seed-accounts', apply: inSandbox(seedAccounts) },
  { name: '02-secret-tables', apply: trx => runAll(trx, SECRET_TABLES) },
  { name: '02-seed-site', apply: seedSite },
  { name: '03-game-tables', apply: trx => runAll(trx, GAME_TABLES) },
  { name: '03-seed-vendors', apply: seedVendors },
  { name: '03-seed-games', apply: (trx, { gamesCount, sandbox }) => seedGames(trx, sandbox ? gamesCount : 0) },
  { name: '03-game-indexes', apply: trx => runAll(trx, GAME_INDEXES) },
  { name: '03-play-tables', apply: trx => runAll(trx, PLAY_TABLES) },
  { name: '03-balance-rules', apply: trx => runEach(trx, BALANCE_RULES) },
  { name: '03-seed-play', apply: seedPlay },
  { name: '03-content-tables', apply: trx => runAll(trx, CONTENT_TABLES) },
  { name: '03-seed-content', apply: inSandbox(seedContent) },
  { name: '03-team-tables', apply: trx => runAll(trx, TEAM_TABLES) },
  { name: '04-site-tables', apply: trx => runAll(trx, SITE_TABLES) },
  { name: '04-seed-home', apply: inSandbox(seedHome) },
  { name: '04-seed-payment', apply: seedPayment },
  { name: '04-seed-club', apply: seedClub },
  { name: '04-club-rules', apply: trx => runAll(trx, CLUB_RULES) },
  { name: '04-seed-invitations', apply: seedInvitations },
  { name: '05-service-tables', apply: trx => runAll(trx, SERVICE_TABLES) },
  { name: '05-seed-help', apply: inSandbox(seedHelp) },
  { name: '05-seed-promotions', apply: inSandbox(seedPromotions) },
  { name: '05-seed-notices', apply: inSandbox(seedNotices) },
  { name: '05-seed-messages', apply: inSandbox(seedMessages) },
  { name: '05-seed-service', apply: inSandbox(seedService) },
  { name: '07-name-keys', apply: keyNames },
  { name: '07-limits', apply: trx => runAll(trx, `insert into settings (key, value) values ('limits', '{}')`) },
  { name: '07-filled-as', apply: noteFilling },
  { name: '07-operators', apply: trx => runAll(trx, OPERATORS_TABLE) },
  { name: '07-email-changed', apply: trx => runAll(trx, 'alter table members add column email_changed_at bigint') },
  { name: '07-audit', apply: trx => runEach(trx, AUDIT_TABLE) },
  { name: '07-session-families', apply: trx => runAll(trx, SESSION_FAMILIES) },
  { name: '08-password-rules', apply: loosenPasswords },
  { name: '08-draw-results', apply: trx => runAll(trx, DRAW_RESULTS) },
  { name: '08-register-fields', apply: freeForeignFields },
  { name: '08-lobby-news', apply: inSandbox(seedLobbyNews) },
  { name: '08-promotion-links', apply: trx => runAll(trx, 'alter table promotions add column link text') },
  { name: '08-seed-promotion-links', apply: inSandbox(linkPromotions) },
  { name: '11-done-calls-age', apply: trx => runAll(trx, 'create index done_calls_done_at on done_calls (done_at)') },
  { name: '12-books', apply: trx => runEach(trx, BOOKS) },
  { name: '13-figures', apply: trx => runEach(trx, FIGURES) },
  { name: '13-uppers', apply: trx => runEach(trx, UPPERS) },
  { name: '13-sub-orders', apply: trx => runEach(trx, SUB_ORDERS) },
  { name: '13-done-jobs', apply: trx => runAll(trx, DONE_JOBS) },
  { name: '14-deposit-tables', apply: trx => runAll(trx, DEPOSIT_TABLES) },
  { name: '14-seed-cashier', apply: seedCashier },
  { name: '14-seed-deposits', apply: inSandbox(seedDeposits) },
  { name: '15-gateway-secrets', apply: trx => runAll(trx, GATEWAY_SECRETS) },
  { name: '15-play-shares', apply: trx => runEach(trx, PLAY_SHARES) },
  { name: '15-seed-deposit-promos', apply: inSandbox(seedDepositPromos) },
  { name: '15-desk-tables', apply: trx => runAll(trx, DESK_TABLES) },
  { name: '15-withdrawal-tables', apply: trx => runAll(trx, WITHDRAWAL_TABLES) },
  { name: '15-seed-withdrawal', apply: seedWithdrawal },
  { name: '15-seed-withdraw-banks', apply: inSandbox(seedWithdrawBanks) },
  { name: '16-movement-days', apply: trx => runEach(trx, MOVEMENT_DAYS) },
  { name: '16-play-days', apply: trx => runEach(trx, PLAY_DAYS) },
  { name: '16-merchant-flags', apply: trx => runAll(trx, MERCHANT_FLAGS) },
  { name: '16-waiting-order', apply: trx => runAll(trx, WAITING_ORDER) },
  { name: '17-team-figures', apply: trx => runEach(trx, TEAM_FIGURES) },
  { name: '17-team-links', apply: trx => runAll(trx, TEAM_LINKS) },
  { name: '17-team-flags', apply: trx => runAll(trx, TEAM_FLAGS) },
  { name: '17-security-tables', apply: trx => runAll(trx, SECURITY_TABLES) },
  { name: '17-seed-questions', apply: seedQuestions },
  { name: '17-unlock-kind', apply: trx => runEach(trx, UNLOCK_KIND) },
  { name: '17-own-limits', apply: trx => runEach(trx, OWN_LIMIT_TABLES) },
  { name: '17-reward-tables', apply: trx => runAll(trx, REWARD_TABLES) },
  { name: '17-seed-rewards', apply: inSandbox(seedRewards) },
  { name: '17-ended-sessions', apply: trx => runAll(trx, ENDED_SESSIONS) },
  { name: '17-second-factors', apply: trx => runAll(trx, SECOND_FACTOR_TABLES) },
  { name: '18-agent-pay', apply: trx => runEach(trx, AGENT_PAY) },
  { name: '18-contact-changes', apply: trx => runAll(trx, CONTACT_CHANGES) },
  { name: '19-contracts', apply: trx => runEach(trx, CONTRACTS) },
  { name: '19-points', apply: trx => runEach(trx, POINT_TABLES) },
  { name: '19-mall', apply: trx => runAll(trx, MALL_TABLES) },
  { name: '19-seed-mall', apply: inSandbox(seedMall) },
  { name: '20-team-days', apply: trx => runEach(trx, TEAM_DAYS) },
  { name: '21-books-checks', apply: trx => runAll(trx, BOOKS_CHECKS) },
  { name: '22-operator-tokens', apply: trx => runAll(trx, OPERATOR_TOKENS) },
  { name: '22-promotion-uses', apply: trx => runAll(trx, PROMOTION_USES) },
  { name: '22-postings-by-transaction', apply: trx => runAll(trx, POSTINGS_BY_TRANSACTION) },
  { name: '22-member-debts', apply: trx => runAll(trx, MEMBER_DEBTS) },
  { name: '22-draw-results-append-only', apply: trx => runEach(trx, DRAW_RESULT_RULES) },
  { name: '22-draw-seeds', apply: trx => runEach(trx, DRAW_SEED_TABLE) },
];

/** Which of the two a database began as; the row decides what later steps add. */
async function noteFilling(trx: Trx, { sandbox }: SeedOptions): Promise<void> {
  const value: Mode = sandbox ? 'sandbox' : 'production';
  await trx
    .insertInto('settings')
    .values({ key: FILLED_AS, value: JSON.stringify(value) })
    .execute();
}

/** Statements one by one: a prepared statement holds a single one. */
const runAll = (trx: Trx, statements: string): Promise<void> => runEach(trx, statements.split(';'));

async function runEach(trx: Trx, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}
