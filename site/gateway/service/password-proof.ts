/** Proof of a member by name and password. */
import type { Database, Member } from '../db/schema.ts';
import { findByMobile, findByName, setPasswordHash } from '../store/members.ts';
import type { Passwords } from './passwords.ts';
import { redeemTemporary } from './temporary-passwords.ts';

/**
 * The member whose password it is, null when it is nobody's; both take as long. The name may be a number the member proved to
 * hold, as it is after a recovery by phone (FORGOT-21). A temporary password from a mail counts once. `now`: ms since 1970.
 */
export async function proveByPassword(
  db: Database,
  passwords: Passwords,
  merchant: string,
  { username, password }: { readonly username: string; readonly password: string },
  now: number,
): Promise<Member | null> {
  const name = username.trim();
  const member = (await findByName(db, merchant, name)) ?? (await findByMobile(db, merchant, name));
  const { right, fresh } = await passwords.verify(password, member?.password_hash ?? null);
  if (!member) return null;
  if (!right) return redeemTemporary(db, member.id, password, now);
  if (fresh) await setPasswordHash(db, member.id, fresh);
  return member;
}
