/** What is remembered of names whose login failed; no rules. */
import type { Selectable } from 'kysely';
import type { LoginBrakeTable } from '../../db/schema/accounts.ts';
import type { Database } from '../../db/schema/schema.ts';

export type LoginBrake = Selectable<LoginBrakeTable>;

/** Null: no login failed since the last success. */
export async function readBrake(db: Database, name: string): Promise<LoginBrake | null> {
  return (await db.selectFrom('login_brakes').selectAll().where('name', '=', name).executeTakeFirst()) ?? null;
}

/** Writes a brake, and forgets those whose last failure is older than `before`. */
export async function writeBrake(db: Database, brake: LoginBrake, before: number): Promise<void> {
  const { name, ...rest } = brake;
  await db.deleteFrom('login_brakes').where('failed_at', '<', before).execute();
  await db
    .insertInto('login_brakes')
    .values(brake)
    .onConflict(conflict => conflict.column('name').doUpdateSet(rest))
    .execute();
}

export async function removeBrake(db: Database, name: string): Promise<void> {
  await db.deleteFrom('login_brakes').where('name', '=', name).execute();
}
