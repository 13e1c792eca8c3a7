/** Queries of settings, which are stored as one JSON value per key. */
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Mode } from '../mode.ts';

export interface StatusSetting {
  readonly info: string;
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

/** Times with which clients spread their requests after a draw, ms (R5). */
export interface RefreshSetting {
  readonly publishLag: number;
  readonly spreadMs: number;
}

/** Settings of a merchant's site (MENU-05, SESS-21, REG-09, VALID-20). */
export interface SiteSetting {
  readonly template: Readonly<Record<string, string>>;
  readonly imageCdnList: readonly string[];
  /** Minimum age of members, years. */
  readonly minimumAge: number;
  readonly agreementTicked: boolean;
}

/** Limits of bets, decimal text with two digits. */
export interface PlaySetting {
  /** Minimum stake of games without a minimum of their own. */
  readonly minStake: string;
  readonly maxStake: string;
  /** Smallest win that the winner board shows. */
  readonly winnerThreshold: string;
}

/** Deposit settings. */
export interface CashierSetting {
  /** Time in which a deposit must be paid, minutes. */
  readonly payMinutes: number;
  /** Maximum number of a member's deposits that are pending at the same time. */
  readonly maxOpen: number;
  /** Smallest amount that requires the approval of two operators, decimal text. */
  readonly secondPersonFrom: string;
}

/** Settings for withdrawals. Amounts are decimal text with two digits. */
export interface WithdrawalSetting {
  readonly isOpen: boolean;
  /** Time at which withdrawals open again, ms since 1970, shown to members while they are closed; null if unknown. */
  readonly closedUntil: number | null;
  /** Minimum amount of a withdrawal. */
  readonly min: string;
  readonly max: string;
  /** Maximum sum of a member's withdrawals per day. */
  readonly dayMax: string;
  readonly dayRequests: number;
  /** Number of withdrawals per month without a fee, and fee of each further one. */
  readonly freeMonthly: number;
  readonly feeFixed: string;
  /** Usual time until the money arrives, minutes. */
  readonly arrivesMinutes: number;
  /** Smallest amount that requires the approval of two operators. */
  readonly secondPersonFrom: string;
  /** Name of the payout provider's adapter; null for manual transfers. */
  readonly provider: string | null;
}

/** Settings for agents' teams. Amounts are decimal text with two digits. */
export interface TeamSetting {
  /** Minimum amount of a transfer to a member. */
  readonly minTransfer: string;
  readonly maxTransfer: string;
  /** Maximum sum of an agent's transfers per day. */
  readonly dayMaxTransfer: string;
  /** Maximum number of an agent's open registration links. */
  readonly maxLinks: number;
  /** True if agents may promote direct downline members to agents. */
  readonly upgrades: boolean;
}

/** Rate limits that an operator has changed, by name. */
export type LimitsSetting = Readonly<Record<string, { readonly max: number; readonly perSeconds: number } | undefined>>;

export interface StoredSettings {
  readonly site: SiteSetting;
  readonly status: StatusSetting;
  readonly refresh: RefreshSetting;
  readonly play: PlaySetting;
  readonly cashier: CashierSetting;
  readonly withdrawal: WithdrawalSetting;
  readonly team: TeamSetting;
  readonly limits: LimitsSetting;
  /** True if the data are simulated; every response reports this. */
  readonly sandbox: boolean;
  readonly filledAs: Mode;
}

/** Returns SQL for a setting as a column of another query. */
export const settingValue = <K extends keyof StoredSettings>(key: K) =>
  sql<StoredSettings[K]>`(select value from settings where key = ${key})`;

/** Returns a setting. Throws if it is missing, because a new database contains all settings. */
export async function readSetting<K extends keyof StoredSettings>(db: Database, key: K): Promise<StoredSettings[K]> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  if (!row) throw new Error(`The settings table has no "${key}".`);
  return row.value as StoredSettings[K];
}

export async function writeSetting<K extends keyof StoredSettings>(
  db: Database,
  key: K,
  value: StoredSettings[K],
): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('key', '=', key)
    .execute();
}
