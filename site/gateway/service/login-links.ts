/** Addresses that sign a member in: their token is good for one renewal within two minutes (S12). */
import { randomBytes } from 'node:crypto';
import type { Database, Member } from '../db/schema.ts';
import { keepLink, takeLink } from '../store/login-links.ts';
import { readMember } from '../store/members.ts';
import { hashToken } from '../store/sessions.ts';
import { openSession, type SessionValue } from './sessions.ts';

export const LINK_LIFE_MS = 120_000;

/** A new token for the start address of a member. `now`: ms since 1970. */
export async function createLoginLink(db: Database, member: Member, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await keepLink(db, { token_hash: hashToken(token), member_id: member.id, expires_at: now + LINK_LIFE_MS }, now);
  return token;
}

/** Signs in whom a token stands for and uses it up; null when it is gone, over, or of somebody who may not sign in. */
export async function openLoginLink(db: Database, token: string, now: number): Promise<SessionValue | null> {
  return db.transaction().execute(async trx => {
    const memberId = await takeLink(trx, hashToken(token), now);
    const member = memberId === undefined ? null : await readMember(trx, memberId);
    return member === null || member.disabled ? null : openSession(trx, member, now);
  });
}
