/** Settings stored in the database: one JSON value per key. */
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Mode } from '../mode.ts';

export interface StatusSetting {
  readonly info: string;
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

/** Spread of client requests after a draw, ms (R5). */
export interface RefreshSetting {
  readonly publishLag: number;
  readonly spreadMs: number;
}

/** Site settings of a merchant (MENU-05, SESS-21, REG-09, VALID-20). */
export interface SiteSetting {
  readonly template: Readonly<Record<string, string>>;
  readonly imageCdnList: readonly string[];
  /** Years. */
  readonly minimumAge: number;
  readonly agreementTicked: boolean;
}

/** Bet amounts, decimal text with two digits. */
export interface PlaySetting {
  /** Default minimum stake of games. */
  readonly minStake: string;
  readonly maxStake: string;
  /** Minimum win for the winner board. */
  readonly winnerThreshold: string;
}

/** Deposit settings. */
export interface CashierSetting {
  /** Payment deadline of a deposit, minutes. */
  readonly payMinutes: number;
  /** Maximum number of pending deposits of a member. */
  readonly maxOpen: number;
  /** Minimum amount that requires approval by two operators; decimal text. */
  readonly secondPersonFrom: string;
}

/** Withdrawal settings; amounts are decimal text with two digits. */
export interface WithdrawalSetting {
  readonly isOpen: boolean;
  /** ms since 1970, shown to members while withdrawals are closed; null if unknown. */
  readonly closedUntil: number | null;
  /** Minimum of one request. */
  readonly min: string;
  readonly max: string;
  /** Maximum per member and day. */
  readonly dayMax: string;
  readonly dayRequests: number;
  /** Free requests per month, and the fee of each further request. */
  readonly freeMonthly: number;
  readonly feeFixed: string;
  /** Usual time until the money arrives, minutes. */
  readonly arrivesMinutes: number;
  /** Minimum amount that requires approval by two operators. */
  readonly secondPersonFrom: string;
  /** Payout adapter; null for manual transfers. */
  readonly provider: string | null;
}

/** Team settings; amounts are decimal text with two digits. */
export interface TeamSetting {
  /** Minimum of one transfer to a member. */
  readonly minTransfer: string;
  readonly maxTransfer: string;
  /** Maximum of all transfers of an agent per day. */
  readonly dayMaxTransfer: string;
  /** Maximum number of an agent's active links. */
  readonly maxLinks: number;
  /** True if agents may promote members of their direct downline to agents. */
  readonly upgrades: boolean;
}

/** Rate limits that an operator changed, by name. */
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
  /** True if the data are simulated, which every response reports. */
  readonly sandbox: boolean;
  readonly filledAs: Mode;
}

/** A setting as a column of a larger query. */
export const settingValue = <K extends keyof StoredSettings>(key: K) =>
  sql<StoredSettings[K]>`(select value from settings where key = ${key})`;

/** Returns one setting. Throws if it is missing, because the seed writes all settings. */
export async function readSetting<K extends keyof StoredSettings>(db: Database, key: K): Promise<StoredSettings[K]> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  if (!row) throw new Error(`The settings table has no "${key}".`);
  return row.value as StoredSettings[K];
}

/** Sets a setting. */
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
