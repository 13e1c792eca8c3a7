/** Tables of the registration form and of affiliates. Times are ms since 1970. */
import type { ColumnType, Generated } from 'kysely';
import type { Json, LocalizedText } from '../../../platform/db/columns.ts';

export interface RegistrationFieldTable {
  name: string;
  position: number;
  enabled: boolean;
  required: boolean;
  /** Regular expression; '' admits everything. */
  pattern: string;
  messages: Json<LocalizedText>;
}

export interface ValidationRuleTable {
  name: string;
  pattern: string;
  messages: Json<LocalizedText>;
  min_length: number;
  max_length: number;
  /** An empty value passes (PSW-11). */
  optional: boolean;
}

export interface CountryTable {
  /** ISO 3166, two letters. */
  code: string;
  names: Json<LocalizedText>;
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
  is_primary: Generated<boolean>;
  /** From then on nobody is registered below the member by it. ms since 1970 */
  closed_at: Generated<number | null>;
  /** What who registers by it becomes: 0 a member, 1 an agent. */
  member_type: Generated<number>;
  /** Rates of who registers by it, tenths of a percent by category. */
  rates: ColumnType<Readonly<Record<string, number>>, string | undefined, string>;
  remark: Generated<string | null>;
  /** ms since 1970; 0 for codes of versions before. */
  created_at: Generated<number>;
  /** How often the register page asked for it. */
  opened: Generated<number>;
}

export interface RegistrationTables {
  registration_fields: RegistrationFieldTable;
  validation_rules: ValidationRuleTable;
  countries: CountryTable;
  affiliates: AffiliateTable;
}
