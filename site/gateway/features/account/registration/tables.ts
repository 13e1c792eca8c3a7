/** Tables of the registration form and of affiliates. Times are ms since 1970. */
import type { ColumnType, Generated } from 'kysely';
import type { Json, LocalizedText } from '../../../platform/db/columns.ts';

export interface RegistrationFieldTable {
  name: string;
  position: number;
  enabled: boolean;
  required: boolean;
  /** Regular expression that a value must match; '' accepts every value. */
  pattern: string;
  messages: Json<LocalizedText>;
}

export interface ValidationRuleTable {
  name: string;
  pattern: string;
  messages: Json<LocalizedText>;
  min_length: number;
  max_length: number;
  /** True if an empty value is valid (PSW-11). */
  optional: boolean;
}

export interface CountryTable {
  /** ISO 3166 country code, two letters. */
  code: string;
  names: Json<LocalizedText>;
  /** Digits: 84. */
  dialing_code: string;
  position: number;
}

export interface AffiliateTable {
  code: string;
  /** Member who owns the code; null for a campaign of the merchant. */
  member_id: number | null;
  /** Host name whose visitors belong to the affiliate without a code. */
  domain: string | null;
  /** True for the member's personal invitation code, false for further codes, such as for campaigns. */
  is_primary: Generated<boolean>;
  /** Registrations after this time have no upline, ms since 1970. */
  closed_at: Generated<number | null>;
  /** Type of the new member: 0 member, 1 agent. */
  member_type: Generated<number>;
  /** Rebate rates of the new member by game category, in tenths of a percent. */
  rates: ColumnType<Readonly<Record<string, number>>, string | undefined, string>;
  remark: Generated<string | null>;
  /** ms since 1970; 0 for codes created by earlier versions. */
  created_at: Generated<number>;
  /** Number of times that the registration page was opened with this code. */
  opened: Generated<number>;
}

export interface RegistrationTables {
  registration_fields: RegistrationFieldTable;
  validation_rules: ValidationRuleTable;
  countries: CountryTable;
  affiliates: AffiliateTable;
}
