/** Tables of settings and operator flags. */
import type { Json } from '../db/columns.ts';

export interface FlagTable {
  name: string;
  enabled: boolean;
}

/** Value of a flag for one merchant, which takes precedence over the default value. */
export interface MerchantFlagTable extends FlagTable {
  merchant_code: string;
}

export interface SettingsTable {
  key: string;
  value: Json<unknown>;
}
