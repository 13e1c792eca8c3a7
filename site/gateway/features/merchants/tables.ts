/** Tables of merchants, their origins and payment methods, and of operators. Times are ms since 1970. */
import type { Generated } from 'kysely';

export interface PaymentMethodTable {
  /** Determines its icon. */
  code: string;
  /** A trade name, equal in all languages. */
  name: string;
  position: number;
  enabled: boolean;
}

/** Operators, who may change data on the command line. */
export interface OperatorTable {
  name: string;
  added_at: number;
  /** Operator who added this one, or renewed the token; null for `setup`. */
  added_by: string | null;
  /**
   * First operator of the chain of `added_by`, which `setup` created. Stored, because operators within the chain may be
   * removed.
   */
  root: string;
  /** SHA-256 of the token; null for operators added before tokens existed. */
  token_hash: string | null;
}

export interface MerchantTable {
  code: string;
  /** Any origin may use the merchant's calls with a token: sandboxes only (S38). */
  any_origin: boolean;
  /** IANA name of the zone that determines days. */
  zone: Generated<string>;
  /** ISO 4217 */
  currency: Generated<string>;
  currency_symbol: Generated<string>;
}

export interface OriginTable {
  merchant_code: string;
  origin: string;
}

export interface MerchantTables {
  payment_methods: PaymentMethodTable;
  operators: OperatorTable;
  merchants: MerchantTable;
  merchant_origins: OriginTable;
}
