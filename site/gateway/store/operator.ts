/** What an operator sets: flags, fields of the registration form, rules, countries, affiliates; no rules of its own. */
import type { Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type {
  AffiliateTable,
  CountryTable,
  FlagTable,
  RegisterFieldTable,
  ValidationRuleTable,
} from '../db/schema-operator.ts';

export type RegisterFieldRow = Selectable<RegisterFieldTable>;

export const readFlagRows = (db: Database): Promise<FlagTable[]> =>
  db.selectFrom('flags').selectAll().orderBy('name').execute();

/** False when there is no flag of that name. */
export async function setFlag(db: Database, name: string, isOn: boolean): Promise<boolean> {
  const result = await db.updateTable('flags').set({ is_on: isOn }).where('name', '=', name).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** In the order of the form. */
export const readFields = (db: Database): Promise<RegisterFieldRow[]> =>
  db.selectFrom('register_fields').selectAll().orderBy('position').execute();

/** False when there is no field of that name. */
export async function setField(
  db: Database,
  name: string,
  show: Pick<RegisterFieldTable, 'enabled' | 'required'>,
): Promise<boolean> {
  const result = await db.updateTable('register_fields').set(show).where('name', '=', name).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export const readRules = (db: Database): Promise<Selectable<ValidationRuleTable>[]> =>
  db.selectFrom('validation_rules').selectAll().orderBy('name').execute();

export const readCountries = (db: Database): Promise<Selectable<CountryTable>[]> =>
  db.selectFrom('countries').selectAll().orderBy('position').execute();

/** The affiliate of a code, in any spelling. */
export async function findAffiliate(db: Database, code: string): Promise<Selectable<AffiliateTable> | null> {
  return (
    (await db.selectFrom('affiliates').selectAll().where('code', '=', code.toUpperCase()).executeTakeFirst()) ?? null
  );
}

/** The affiliate whose visitors come by this host. */
export async function findAffiliateByDomain(db: Database, domain: string): Promise<Selectable<AffiliateTable> | null> {
  return (
    (await db.selectFrom('affiliates').selectAll().where('domain', '=', domain.toLowerCase()).executeTakeFirst()) ??
    null
  );
}
