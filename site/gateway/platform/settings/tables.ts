/** Tables of settings and operator flags. */
import type { Json } from '../db/columns.ts';

export interface FlagTable {
  name: string;
  enabled: boolean;
}

/** What a merchant has switched otherwise than `flags` say. */
export interface MerchantFlagTable extends FlagTable {
  merchant_code: string;
}

export interface SettingsTable {
  key: string;
  value: Json<unknown>;
}
