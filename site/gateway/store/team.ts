/** The team of an agent: everybody who was invited by the agent, or by somebody of the team; no rules. */
import type { Database } from '../db/schema.ts';

export interface TeamFilter {
  readonly agentId: number;
  readonly merchant: string;
  /** First instant that counts, ms since 1970. */
  readonly from: number;
  /** First instant that does not count any more. */
  readonly until: number;
  /** A live session that called after this instant is online. */
  readonly seenAfter: number;
  readonly now: number;
}

/** Members, each once however often they signed in or bet. */
export interface TeamCounts {
  readonly registered: number;
  readonly signedIn: number;
  readonly bet: number;
  readonly online: number;
}

export const countTeam = (
  db: Database,
  { agentId, merchant, from, until, seenAfter, now }: TeamFilter,
): Promise<TeamCounts> =>
  db
    .withRecursive('team', cte =>
      cte
        .selectFrom('members as m')
        .innerJoin('affiliates as a', 'a.code', 'm.affiliate_code')
        .select('m.id')
        .where('a.member_id', '=', agentId)
        .where('m.merchant_code', '=', merchant)
        // Without "all": a circle of invitations comes to an end.
        .union(
          cte
            .selectFrom('team as t')
            .innerJoin('affiliates as a', 'a.member_id', 't.id')
            .innerJoin('members as m', 'm.affiliate_code', 'a.code')
            .select('m.id')
            .where('m.merchant_code', '=', merchant),
        ),
    )
    .selectFrom('team as t')
    .innerJoin('members as m', 'm.id', 't.id')
    .select(({ fn, exists, selectFrom }) => {
      const members = fn.countAll<number>();
      const logins = selectFrom('logins as l').select('l.at').whereRef('l.member_id', '=', 'm.id');
      const plays = selectFrom('plays as p').select('p.id').whereRef('p.member_id', '=', 'm.id');
      const sessions = selectFrom('sessions as s').select('s.id').whereRef('s.member_id', '=', 'm.id');
      return [
        members.filterWhere('m.created_at', '>=', from).filterWhere('m.created_at', '<', until).as('registered'),
        members.filterWhere(exists(logins.where('l.at', '>=', from).where('l.at', '<', until))).as('signedIn'),
        members.filterWhere(exists(plays.where('p.played_at', '>=', from).where('p.played_at', '<', until))).as('bet'),
        members
          .filterWhere(exists(sessions.where('s.expires_at', '>', now).where('s.seen_at', '>', seenAfter)))
          .as('online'),
      ];
    })
    .executeTakeFirstOrThrow();
