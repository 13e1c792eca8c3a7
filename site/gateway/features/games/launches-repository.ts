/** Launches: the tickets in addresses of games, and the passes they were exchanged for; no rules. */
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { touchSession } from '../account/sessions/repository.ts';
import { redeemTicket } from './launch-tokens-repository.ts';
import type { LaunchTable } from './tables.ts';

/** Whose game it is and which one. */
export interface Launched {
  readonly memberId: number;
  readonly merchantCode: string;
  readonly vendor: string;
  readonly nodeId: number | null;
  readonly lotteryId: string | null;
  readonly language: string;
}

/** Keeps a launch, and drops those of long ago. `oldest`: ms since 1970. */
export async function storeLaunch(db: Database, launch: Insertable<LaunchTable>, oldest: number): Promise<void> {
  await db.deleteFrom('launches').where('launch_token_expires_at', '<', oldest).execute();
  await db.insertInto('launches').values(launch).execute();
}

/** Exchanges a ticket for a pass, once; null when it is used, over or unknown. */
export async function redeemLaunchToken(
  db: Database,
  launchTokenHash: string,
  pass: { readonly hash: string; readonly until: number },
  now: number,
): Promise<Launched | null> {
  return (await redeemTicket(db, 'launches', launchTokenHash, pass, now)) ? findLaunch(db, pass.hash, now) : null;
}

/** The launch behind a pass, null when it or the session it was made in is over, or its member disabled. */
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
  const { memberId, merchantCode } = session;
  return { memberId, merchantCode, vendor, nodeId, lotteryId, language };
}

/** The member behind a pass, null when the pass or the session it was made in is over. */
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
