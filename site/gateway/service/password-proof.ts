/** Proof of a member by name and password. */
import type { Database, Member } from '../db/schema.ts';
import { findByMobile, findByName, setPasswordHash } from '../store/members.ts';
import type { Passwords } from './passwords.ts';

/**
 * The member whose password it is, null when it is nobody's; both take as long. The name may be a number the member proved to
 * hold, as it is after a recovery by phone (FORGOT-21).
 */
export async function proveByPassword(
  db: Database,
  passwords: Passwords,
  merchant: string,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<Member | null> {
  const name = username.trim();
  const member = (await findByName(db, merchant, name)) ?? (await findByMobile(db, merchant, name));
  const { right, fresh } = await passwords.verify(password, member?.password_hash ?? null);
  if (!right || !member) return null;
  if (fresh) await setPasswordHash(db, member.id, fresh);
  return member;
}
