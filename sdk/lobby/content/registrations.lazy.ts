/**
 * Number of registrations in an agent's team. Separate from the other requests of the common store, because only agents
 * use it (SESS-20).
 */

import { isoDate } from '../../protocol/iso-date.ts';
import { parseNumber } from '../../protocol/parse-values.ts';
import { teamKpi } from '../../protocol/team/calls.ts';
import type { Found } from '../resource/resource.ts';
import type { Lobby } from '../types.ts';

/**
 * Fetches today's registrations, by server time and in the merchant's time zone. 0 if the response contains no number
 * (AGENT-07, AGENT-25, AGENT-26).
 */
export async function fetchRegistrations({
  call,
  clock,
  config,
}: Pick<Lobby, 'call' | 'clock' | 'config'>): Promise<Found<number>> {
  const today = isoDate(clock.serverNow(), config.timeZone);
  const { value, serverTime } = await call(teamKpi, { query: { startDate: today, endDate: today, size: 0 } });
  return { data: parseNumber(value.footer.teamRegisterMemberCount) ?? 0, at: serverTime };
}
