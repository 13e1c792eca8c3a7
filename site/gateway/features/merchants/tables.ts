/** Tables of merchants, their origins and payment methods, and of operators. Times are ms since 1970. */
import type { Generated } from 'kysely';

export interface PaymentMethodTable {
  /** Code of the payment method, which determines its icon. */
  code: string;
  /** Brand name, the same in all languages. */
  name: string;
  position: number;
  enabled: boolean;
}

/** Operator, who may run commands that change data. */
export interface OperatorTable {
  name: string;
  added_at: number;
  /** Operator who added this one or replaced the token; null for operators created by `setup`. */
  added_by: string | null;
  /**
   * Operator of `setup` from whom this one originates through `added_by`. Stored, because operators in between may be
   * removed.
   */
  root: string;
  /** SHA-256 of the token; null for operators of versions without tokens. */
  token_hash: string | null;
}

export interface MerchantTable {
  code: string;
  /** True in sandboxes: pages of all origins may use the merchant's calls that need a token (S38). */
  any_origin: boolean;
  /** IANA name of the time zone in which days are counted. */
  zone: Generated<string>;
  /** Currency code (ISO 4217). */
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
