/** Kysely types of the gateway's tables. Times are ms since 1970, in bigint columns. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { RegistrationTables } from '../../features/account/registration/tables.ts';
import type { AccountTables } from '../../features/account/tables.ts';
import type { BonusTables } from '../../features/bonuses/tables.ts';
import type { ContentTables } from '../../features/content/tables.ts';
import type { ContractTables } from '../../features/contracts/tables.ts';
import type { DepositTables } from '../../features/deposits/tables.ts';
import type { FavoriteTables } from '../../features/favorites/tables.ts';
import type { GameTables } from '../../features/games/tables.ts';
import type { HomeTables } from '../../features/home/tables.ts';
import type { PlayerLimitTables } from '../../features/limits/tables.ts';
import type { BetTables } from '../../features/lottery/bets/tables.ts';
import type { LotteryTables } from '../../features/lottery/tables.ts';
import type { MerchantTables } from '../../features/merchants/tables.ts';
import type { MessageTables } from '../../features/messages/tables.ts';
import type { PointsStoreTables } from '../../features/points-store/tables.ts';
import type { RewardTables } from '../../features/rewards/tables.ts';
import type { SecurityTables } from '../../features/security/tables.ts';
import type { ServiceTables } from '../../features/service/tables.ts';
import type { TeamTables } from '../../features/team/tables.ts';
import type { VerificationTables } from '../../features/verification/tables.ts';
import type { VipTables } from '../../features/vip/tables.ts';
import type { WithdrawalTables } from '../../features/withdrawals/tables.ts';
import type { LedgerTables } from '../../ledger/tables.ts';
import type { SandboxPaymentTables } from '../../sandbox/payments/tables.ts';
import type { AuditTable } from '../audit/tables.ts';
import type { IdempotencyKeyTable } from '../idempotency/tables.ts';
import type { CompletedJobTable } from '../jobs/tables.ts';
import type { OutboxTable } from '../outbox/tables.ts';
import type { RateLimitHitTable } from '../rate-limits/tables.ts';
import type { GatewaySecretsTable } from '../secrets/tables.ts';
import type { FlagTable, MerchantFlagTable, SettingsTable } from '../settings/tables.ts';

export interface Tables
  extends RegistrationTables,
    AccountTables,
    BonusTables,
    ContentTables,
    ContractTables,
    DepositTables,
    FavoriteTables,
    GameTables,
    HomeTables,
    PlayerLimitTables,
    BetTables,
    LotteryTables,
    MerchantTables,
    MessageTables,
    PointsStoreTables,
    RewardTables,
    SecurityTables,
    ServiceTables,
    TeamTables,
    VerificationTables,
    VipTables,
    WithdrawalTables,
    LedgerTables,
    SandboxPaymentTables {
  audit: AuditTable;
  idempotency_keys: IdempotencyKeyTable;
  completed_jobs: CompletedJobTable;
  outbox: OutboxTable;
  rate_limit_hits: RateLimitHitTable;
  gateway_secrets: GatewaySecretsTable;
  flags: FlagTable;
  merchant_flags: MerchantFlagTable;
  settings: SettingsTable;
  migrations: { name: string; applied_at: number };
}

export type Database = Kysely<Tables>;
/**
 * Transaction. Use only the transaction while it is open: the embedded database has a single connection, so that a
 * query outside of the transaction would deadlock.
 */
export type Trx = Transaction<Tables>;
export type Member = Selectable<AccountTables['members']>;
export type Lottery = Selectable<LotteryTables['lotteries']>;
export type Draw = Selectable<LotteryTables['draws']>;
export type Game = Selectable<GameTables['games']>;
