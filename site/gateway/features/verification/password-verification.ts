/** Verifies a member by password. */
import type { Database, Member } from '../../platform/db/schema.ts';
import { setPasswordHash } from '../account/members-repository.ts';
import type { Passwords } from '../account/passwords/hashing.ts';
import { redeemTemporary } from '../account/passwords/temporary-passwords.ts';

/**
 * Returns the member if the password matches, else null. An unknown member takes the same time. A temporary password is
 * accepted once. `now`: ms since 1970.
 */
export async function verifyByPassword(
  db: Database,
  passwords: Passwords,
  member: Member | null,
  password: string,
  now: number,
): Promise<Member | null> {
  const { right, fresh } = await passwords.verify(password, member?.password_hash ?? null);
  if (!member) return null;
  if (!right) return redeemTemporary(db, member.id, password, now);
  if (fresh) await setPasswordHash(db, member.id, fresh);
  return member;
}
