/** Tables an operator sets: flags, registration fields, rules, countries, affiliates; and the books of the play money. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, Names } from './columns.ts';

export interface FlagTable {
  name: string;
  is_on: boolean;
}

export interface RegisterFieldTable {
  name: string;
  position: number;
  enabled: boolean;
  required: boolean;
  /** Regular expression; '' admits everything. */
  pattern: string;
  messages: Json<Names>;
}

export interface ValidationRuleTable {
  name: string;
  pattern: string;
  messages: Json<Names>;
  min_length: number;
  max_length: number;
  /** An empty value passes (PSW-11). */
  optional: boolean;
}

export interface CountryTable {
  /** ISO 3166, two letters. */
  code: string;
  names: Json<Names>;
  /** Digits: 84. */
  dialing_code: string;
  position: number;
}

export interface AffiliateTable {
  code: string;
  /** The member behind it; null for a campaign of the merchant. */
  member_id: number | null;
  /** Host whose visitors belong to it without a code. */
  domain: string | null;
  /** The one code a member invites by; others may be made for campaigns. */
  is_own: Generated<boolean>;
}

export interface LedgerAccountTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  /** null: the merchant's own account, from which play money comes. */
  member_id: number | null;
  /** Sum of the postings as decimal text; the merchant's own account has none. The database keeps it. */
  balance: Generated<string | null>;
}

export type LedgerKind = 'opening' | 'bet' | 'win' | 'refund';

export interface LedgerTransactionTable {
  id: GeneratedAlways<number>;
  kind: LedgerKind;
  at: number;
}

/** The postings of a transaction add up to nothing; the database sees to it. */
export interface LedgerPostingTable {
  transaction_id: number;
  account_id: number;
  /** numeric(20,4) as text */
  amount: string;
}

/** Who may change things by the command line. */
export interface OperatorTable {
  name: string;
  added_at: number;
}

export interface OperatorTables {
  operators: OperatorTable;
  flags: FlagTable;
  register_fields: RegisterFieldTable;
  validation_rules: ValidationRuleTable;
  countries: CountryTable;
  affiliates: AffiliateTable;
  ledger_accounts: LedgerAccountTable;
  ledger_transactions: LedgerTransactionTable;
  ledger_postings: LedgerPostingTable;
}
