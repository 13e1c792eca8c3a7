/** Queries of the registration form and of affiliates. */
import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { canonicalHost } from '../../../platform/origins.ts';
import type { AffiliateTable, CountryTable, RegistrationFieldTable, ValidationRuleTable } from './tables.ts';

export type Affiliate = Selectable<AffiliateTable>;

export type RegisterFieldRow = Selectable<RegistrationFieldTable>;

/** Returns the registration fields in the order of the form. */
export const readFields = (db: Database): Promise<RegisterFieldRow[]> =>
  db.selectFrom('registration_fields').selectAll().orderBy('position').execute();

/** Changes a registration field; returns false if the field does not exist. */
export async function setField(
  db: Database,
  name: string,
  show: Pick<RegistrationFieldTable, 'enabled' | 'required'>,
): Promise<boolean> {
  const result = await db.updateTable('registration_fields').set(show).where('name', '=', name).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export const readRules = (db: Database): Promise<Selectable<ValidationRuleTable>[]> =>
  db.selectFrom('validation_rules').selectAll().orderBy('name').execute();

export const readCountries = (db: Database): Promise<Selectable<CountryTable>[]> =>
  db.selectFrom('countries').selectAll().orderBy('position').execute();

/** Finds an affiliate by code, ignoring case, including closed ones. */
export const findCode = async (db: Database, code: string): Promise<Affiliate | null> =>
  (await db.selectFrom('affiliates').selectAll().where('code', '=', code.toUpperCase()).executeTakeFirst()) ?? null;

/** Finds the affiliate to which a host name belongs. */
export async function findAffiliateByDomain(db: Database, domain: string): Promise<Affiliate | null> {
  return (
    (await db
      .selectFrom('affiliates')
      .selectAll()
      .where('domain', '=', canonicalHost(domain))
      .where('closed_at', 'is', null)
      .executeTakeFirst()) ?? null
  );
}
