/** Sessions of members, looked up by the hash of their token (S14). */
import { createHash } from 'node:crypto';
import type { Database } from '../db/schema.ts';

export interface MemberSession {
  readonly memberId: number;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
}

/** SHA-256 of a token, hex: what the table keeps. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The live session of a token at `now` (ms since 1970), null when unknown or over. */
export async function findSession(db: Database, token: string, now: number): Promise<MemberSession | null> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['m.id', 'm.merchant_code', 'm.user_name', 'm.type'])
    .where('s.token_hash', '=', hashToken(token))
    .where('s.expires_at', '>', now)
    .executeTakeFirst();
  return row ? { memberId: row.id, merchantCode: row.merchant_code, userName: row.user_name, type: row.type } : null;
}
