/** Queries of member profiles. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

export const setProfile = async (
  db: Database,
  id: number,
  change: {
    readonly nickname?: string;
    readonly avatar?: string;
    readonly vip_level?: string | null;
    /** JSON of a list. */
    readonly labels?: string;
  },
): Promise<void> => {
  await db.updateTable('members').set(change).where('id', '=', id).execute();
};

export const setEmail = async (db: Database, id: number, email: string, at: number): Promise<void> => {
  await db.updateTable('members').set({ email, email_changed_at: at }).where('id', '=', id).execute();
};

export const setMobile = async (
  db: Database,
  id: number,
  { dialingCode, mobile }: { readonly dialingCode: string; readonly mobile: string },
  at: number,
): Promise<void> => {
  const change = { dialing_code: dialingCode, mobile, mobile_changed_at: at };
  await db.updateTable('members').set(change).where('id', '=', id).execute();
};

/** Sets the account holder's name in the profile; a registration stores the name in the same field. */
export const setPayeeName = async (db: Database, id: number, payeeName: string): Promise<void> => {
  await db
    .updateTable('members')
    .set({ profile: sql`profile || ${JSON.stringify({ payeeName })}::jsonb` })
    .where('id', '=', id)
    .execute();
};
