/** Settings kept in the database: one JSON value per key. */
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Mode } from '../mode.ts';

export interface StatusSetting {
  readonly info: string;
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

/** How clients spread their questions after a draw, ms (R5). */
export interface RefreshSetting {
  readonly publishLag: number;
  readonly spreadMs: number;
}

/** What a merchant sets about its site (MENU-05, SESS-21, REG-09, VALID-20). */
export interface SiteSetting {
  readonly template: Readonly<Record<string, string>>;
  readonly imageCdnList: readonly string[];
  /** Years. */
  readonly minimumAge: number;
  readonly agreementTicked: boolean;
}

/** Amounts of play, decimal text with two digits. */
export interface PlaySetting {
  /** Where a game does not say so itself. */
  readonly minStake: string;
  readonly maxStake: string;
  /** Wins from here on stand on the winner board. */
  readonly winnerThreshold: string;
}

/** How the cashier works. */
export interface CashierSetting {
  /** How long a deposit can be paid. */
  readonly payMinutes: number;
  /** Deposits of a member that may be unfinished at the same time. */
  readonly maxOpen: number;
  /** Deposits of this amount and more are approved by two persons; decimal text. */
  readonly secondPersonFrom: string;
}

/** How withdrawals work; amounts are decimal text with two digits. */
export interface WithdrawalSetting {
  readonly isOpen: boolean;
  /** ms since 1970, told to members while it is closed; null where nobody knows. */
  readonly closedUntil: number | null;
  /** Of one request. */
  readonly min: string;
  readonly max: string;
  /** Of a member's day. */
  readonly dayMax: string;
  readonly dayRequests: number;
  /** Requests of a month that cost nothing; what each costs then. */
  readonly freeMonthly: number;
  readonly feeFixed: string;
  /** After which the money is usually there. */
  readonly arrivesMinutes: number;
  /** Requests of this amount and more are approved by two persons. */
  readonly secondPersonFrom: string;
  /** Adapter that pays out; null for transfers by hand. */
  readonly provider: string | null;
}

/** What agents may do; amounts are decimal text with two digits. */
export interface TeamSetting {
  /** Of what one member is given at once. */
  readonly minTransfer: string;
  readonly maxTransfer: string;
  /** Of all that an agent gives on a day. */
  readonly dayMaxTransfer: string;
  /** Links of an agent that may be open at once. */
  readonly maxLinks: number;
  /** Agents may make their direct members agents. */
  readonly upgrades: boolean;
}

/** How often something may be asked for, where an operator changed it; by the name of the limit. */
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
  /** The data are made up for play, and every answer says so. */
  readonly sandbox: boolean;
  readonly filledAs: Mode;
}

/** A setting as a column of a larger query. */
export const settingValue = <K extends keyof StoredSettings>(key: K) =>
  sql<StoredSettings[K]>`(select value from settings where key = ${key})`;

/** Reads one setting. Throws when it is missing: the seed writes them all. */
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
