/** Queries of game launches: launch tokens in the URLs of games, and access tokens. */
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { touchSession } from '../account/sessions/repository.ts';
import { redeemTicket } from './launch-tokens-repository.ts';
import type { LaunchTable } from './tables.ts';

/** Member and game of a launch. */
export interface Launched {
  readonly memberId: number;
  /** Account type of the member, such as player or trial. */
  readonly memberType: number;
  readonly merchantCode: string;
  readonly vendor: string;
  readonly nodeId: number | null;
  readonly lotteryId: string | null;
  readonly language: string;
}

/** Stores a launch, and deletes launches whose launch token expired before `oldest`, ms since 1970. */
export async function storeLaunch(db: Database, launch: Insertable<LaunchTable>, oldest: number): Promise<void> {
  await db.deleteFrom('launches').where('launch_token_expires_at', '<', oldest).execute();
  await db.insertInto('launches').values(launch).execute();
}

/** Exchanges a launch token for an access token. Returns null if the launch token is used, expired or unknown. */
export async function redeemLaunchToken(
  db: Database,
  launchTokenHash: string,
  pass: { readonly hash: string; readonly until: number },
  now: number,
): Promise<Launched | null> {
  return (await redeemTicket(db, 'launches', launchTokenHash, pass, now)) ? findLaunch(db, pass.hash, now) : null;
}

/** Finds the launch of an access token; null if the token or its session has expired, or the member is disabled. */
export async function findLaunch(db: Database, accessTokenHash: string, now: number): Promise<Launched | null> {
  const launch = await db
    .selectFrom('launches')
    .select(['session_id', 'vendor', 'node_id as nodeId', 'lottery_id as lotteryId', 'language'])
    .where('access_token_hash', '=', accessTokenHash)
    .where('access_token_expires_at', '>', now)
    .executeTakeFirst();
  const session = launch ? await touchSession(db, launch.session_id, now) : null;
  if (!launch || !session) return null;
  const { vendor, nodeId, lotteryId, language } = launch;
  const { memberId, type: memberType, merchantCode } = session;
  return { memberId, memberType, merchantCode, vendor, nodeId, lotteryId, language };
}

/**
 * Returns the member id of an access token without extending the session; null if the token or its session has expired.
 */
export const findVisitor = async (db: Database, accessTokenHash: string, now: number): Promise<number | null> =>
  (
    await db
      .selectFrom('launches as l')
      .innerJoin('sessions as s', 's.id', 'l.session_id')
      .select('s.member_id')
      .where('l.access_token_hash', '=', accessTokenHash)
      .where('l.access_token_expires_at', '>', now)
      .where('s.expires_at', '>', now)
      .executeTakeFirst()
  )?.member_id ?? null;
