/** Tables of the gateway as Kysely sees them. Times are ms since 1970, in bigint columns. */
import type { Generated, Kysely, Selectable, Transaction } from 'kysely';
import type { AccountTables } from '../../features/account/tables.ts';
import type { ContentTables } from '../../features/content/tables.ts';
import type { ContractTables } from '../../features/contracts/tables.ts';
import type { DepositTables } from '../../features/deposits/tables.ts';
import type { GameTables } from '../../features/games/tables.ts';
import type { PlayerLimitTables } from '../../features/limits/tables.ts';
import type { BetTables } from '../../features/lottery/bets/tables.ts';
import type { DrawCorrectionTable, DrawSeedTable } from '../../features/lottery/tables.ts';
import type { SiteTables } from '../../features/merchants/site-tables.ts';
import type { PointsStoreTables } from '../../features/points-store/tables.ts';
import type { RewardTables } from '../../features/rewards/tables.ts';
import type { SecurityTables } from '../../features/security/tables.ts';
import type { ServiceTables } from '../../features/service/tables.ts';
import type { TeamTables } from '../../features/team/tables.ts';
import type { SecretTables } from '../../features/verification/tables.ts';
import type { WithdrawalTables } from '../../features/withdrawals/tables.ts';
import type { LedgerTables } from '../../ledger/tables.ts';
import type { AuditTable } from '../audit/tables.ts';
import type { OperatorTables } from '../settings/tables.ts';
import type { Json, LocalizedText } from './columns.ts';

export interface SettingsTable {
  key: string;
  value: Json<unknown>;
}

export interface MerchantTable {
  code: string;
  /** Every origin may use the merchant's token calls: sandboxes only (S38). */
  any_origin: boolean;
  /** IANA name of the zone whose days count. */
  zone: Generated<string>;
  /** ISO 4217 */
  currency: Generated<string>;
  currency_symbol: Generated<string>;
}

export interface OriginTable {
  merchant_code: string;
  origin: string;
}

export interface GroupTable {
  tag: string;
  names: Json<LocalizedText>;
  position: number;
}

export interface GroupLotteryTable {
  group_tag: string;
  game_id: string;
  position: number;
}

export interface LotteryTable {
  game_id: string;
  code: string;
  /** The group of its region. */
  tag: string;
  names: Json<LocalizedText>;
  on_sale: boolean;
  /** `weekly 18:30 1,2,3` (Sunday 1) or `every 5` minutes, on the clock of Asia/Ho_Chi_Minh. */
  timetable: string;
  /** Count x digits per prize level: `5x1~5x2` is one number of five digits, then two. */
  prize_levels: string;
  /** Seconds between close of sale and draw. */
  lock_seconds: number;
  /** Publisher of the results: the draw engine, or `import-draws`. */
  results: Generated<'engine' | 'imported'>;
}

export interface DrawTable {
  game_id: string;
  numero: string;
  draw_at: number;
  close_at: number;
  /** Levels by `~`, numbers by `,`; null until drawn. */
  winning_number: string | null;
  /** `sandbox`: simulated history of a sandbox. */
  source: 'engine' | 'imported' | 'sandbox';
  drawn_at: number | null;
}

export interface RecentLotteryTable {
  member_id: number;
  game_id: string;
  played_at: number;
}

export interface Tables
  extends AccountTables,
    LedgerTables,
    ContentTables,
    ContractTables,
    DepositTables,
    GameTables,
    PointsStoreTables,
    OperatorTables,
    PlayerLimitTables,
    BetTables,
    RewardTables,
    SecretTables,
    SecurityTables,
    ServiceTables,
    SiteTables,
    TeamTables,
    WithdrawalTables {
  audit: AuditTable;
  settings: SettingsTable;
  merchants: MerchantTable;
  merchant_origins: OriginTable;
  lottery_groups: GroupTable;
  lottery_group_games: GroupLotteryTable;
  lotteries: LotteryTable;
  draws: DrawTable;
  draw_corrections: DrawCorrectionTable;
  draw_seeds: DrawSeedTable;
  recent_lotteries: RecentLotteryTable;
  migrations: { name: string; applied_at: number };
}

export type Database = Kysely<Tables>;
/** Inside a transaction only this may be used: the embedded engine has one connection, and the outer one would wait for it. */
export type Trx = Transaction<Tables>;
export type Member = Selectable<AccountTables['members']>;
export type Lottery = Selectable<LotteryTable>;
export type Draw = Selectable<DrawTable>;
export type Game = Selectable<GameTables['games']>;
