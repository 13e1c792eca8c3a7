/** Members with a session, without a login. */
import { randomBytes } from 'node:crypto';
import { foldName } from 'lobbykit/domain';
import { hashToken } from '../../site/gateway/features/account/sessions/repository.ts';
import type { Database } from '../../site/gateway/platform/db/schema.ts';

export interface SessionOptions {
  readonly userName?: string;
  readonly merchant?: string;
  /** Upline of the member; default: none. */
  readonly uplineId?: number | null;
  /** End of the session, ms since 1970. */
  readonly expiresAt?: number;
}

const LASTS_MS = 12 * 3_600_000;

/** Adds a member with a session of twelve hours from `now`; returns its token. */
export async function addMemberSession(
  db: Database,
  now: number,
  { userName = 'tester', merchant = 'demo', uplineId = null, expiresAt = now + LASTS_MS }: SessionOptions = {},
): Promise<{ token: string; memberId: number }> {
  const { id } = await db
    .insertInto('members')
    .values({
      merchant_code: merchant,
      user_name: userName,
      user_name_folded: foldName(userName),
      type: 0,
      created_at: now,
      upline_id: uplineId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), member_id: id, created_at: now, seen_at: now, expires_at: expiresAt })
    .execute();
  return { token, memberId: id };
}
