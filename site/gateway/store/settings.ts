/** Settings kept in the database: one JSON value per key. */
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

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

/** The currency of the play money (BAL-08). */
export interface WalletSetting {
  readonly currencySymbol: string;
}

/** Amounts of play, decimal text with two digits. */
export interface PlaySetting {
  /** Where a game does not say so itself. */
  readonly leastStake: string;
  readonly mostStake: string;
  /** Wins from here on stand on the winner board. */
  readonly winnerThreshold: string;
}

/** How often something may be asked for, where an operator changed it; by the name of the limit. */
export type LimitsSetting = Readonly<
  Record<string, { readonly most: number; readonly perSeconds: number } | undefined>
>;

export interface StoredSettings {
  readonly site: SiteSetting;
  readonly status: StatusSetting;
  readonly refresh: RefreshSetting;
  readonly wallet: WalletSetting;
  readonly play: PlaySetting;
  readonly limits: LimitsSetting;
  /** The data are made up for play, and every answer says so. */
  readonly sandbox: boolean;
  /** How the database began: with accounts everybody knows, or with nothing but what no command makes. Never changed. */
  readonly filledAs: 'sandbox' | 'production';
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
