/** Login links: each token logs its member in once, through the renewal call, within two minutes (S12). */
import { randomBytes } from 'node:crypto';
import type { Database, Member } from '../../../platform/db/schema.ts';
import type { Arriving } from '../../../platform/http/session.ts';
import { readMember } from '../members-repository.ts';
import { hashToken } from '../sessions/repository.ts';
import type { SessionValue } from '../sessions/service.ts';
import type { Arrive } from './login-events.ts';
import { storeLink, takeLink } from './repository.ts';

export const LINK_TTL_MS = 120_000;

/** Creates a token for a URL that logs the member in. `now`: ms since 1970. */
export async function createLoginLink(db: Database, member: Member, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await storeLink(db, { token_hash: hashToken(token), member_id: member.id, expires_at: now + LINK_TTL_MS }, now);
  return token;
}

/**
 * Consumes a token and logs its member in. Returns null if the token is unknown or expired, or if the member is
 * disabled.
 */
export async function openLoginLink(
  { db, now, arrive }: { readonly db: Database; readonly now: () => number; readonly arrive: Arrive },
  token: string,
  from: Arriving,
): Promise<SessionValue | null> {
  const memberId = await takeLink(db, hashToken(token), now());
  const member = memberId === undefined ? null : await readMember(db, memberId);
  return member === null || member.disabled ? null : arrive(member, from);
}
