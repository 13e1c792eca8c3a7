/** Figures of an agent's team between two calendar dates, each of them counted from the rows (AGENT-07, AGENT-25, AGENT-26). */
import type { teamKpi } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import type { Database } from '../db/schema.ts';
import { invalid, type Query } from '../http/input.ts';
import type { MemberSession } from '../store/sessions.ts';
import { countTeam } from '../store/team.ts';
import { dayOf } from './timetable.ts';

/** Online is who has called within this time. */
const ONLINE_MS = 5 * 60_000;

type Agent = Pick<MemberSession, 'memberId' | 'merchantCode'>;
type Dates = Pick<Query<typeof teamKpi>, 'startDate' | 'endDate'>;

/** Both dates count, on the clock of the draws. Throws Refusal 400 for what is no date, and for an end before the start. */
export async function readTeamKpi(
  db: Database,
  { memberId: agentId, merchantCode: merchant }: Agent,
  { startDate, endDate }: Dates,
  now: number,
): Promise<InferInput<(typeof teamKpi)['value']>> {
  const { from } = requireDay('startDate', startDate);
  const { until } = requireDay('endDate', endDate);
  if (until <= from) throw invalid('"endDate" is before "startDate"', 'endDate');
  const counts = await countTeam(db, { agentId, merchant, from, until, seenAfter: now - ONLINE_MS, now });
  return {
    footer: {
      teamRegisterMemberCount: counts.registered,
      teamLoginMemberCount: counts.signedIn,
      teamBetMemberCount: counts.bet,
      teamOnlineCount: counts.online,
    },
  };
}

function requireDay(field: keyof Dates, date: string) {
  const day = dayOf(date);
  if (!day) throw invalid(`"${field}" is ${date}, which is no date`, field);
  return day;
}
