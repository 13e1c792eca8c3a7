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
    /** JSON array of the member's labels. */
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

/** Sets the payee name in the profile, in the same field as at registration. */
export const setPayeeName = async (db: Database, id: number, payeeName: string): Promise<void> => {
  await db
    .updateTable('members')
    .set({ profile: sql`profile || ${JSON.stringify({ payeeName })}::jsonb` })
    .where('id', '=', id)
    .execute();
};
