/** Launches: the tickets in addresses of games, and the passes they were exchanged for; no rules. */
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { LaunchTable } from '../db/schema-plays.ts';
import { exchangeTicket, signedIn } from './tickets.ts';

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
export async function keepLaunch(db: Database, launch: Insertable<LaunchTable>, oldest: number): Promise<void> {
  await db.deleteFrom('launches').where('ticket_until', '<', oldest).execute();
  await db.insertInto('launches').values(launch).execute();
}

/** Exchanges a ticket for a pass, once; null when it is used, over or unknown. */
export async function takeTicket(
  db: Database,
  ticketHash: string,
  pass: { readonly hash: string; readonly until: number },
  now: number,
): Promise<Launched | null> {
  return (await exchangeTicket(db, 'launches', ticketHash, pass, now)) ? findLaunch(db, pass.hash, now) : null;
}

/** The launch behind a pass, null when it is over, or its member is disabled or signed out everywhere. */
export async function findLaunch(db: Database, passHash: string, now: number): Promise<Launched | null> {
  const row = await db
    .selectFrom('launches as l')
    .innerJoin('members as m', 'm.id', 'l.member_id')
    .select(['l.member_id', 'm.merchant_code', 'l.vendor', 'l.node_id', 'l.lottery_id', 'l.language'])
    .where('l.pass_hash', '=', passHash)
    .where('l.pass_until', '>', now)
    .where('m.disabled', '=', false)
    .where('l.member_id', 'in', signedIn(db, now))
    .executeTakeFirst();
  if (!row) return null;
  return {
    memberId: row.member_id,
    merchantCode: row.merchant_code,
    vendor: row.vendor,
    nodeId: row.node_id,
    lotteryId: row.lottery_id,
    language: row.language,
  };
}
