/** How many members registered in an agent's team; apart from the other questions, as nobody but an agent asks it (SESS-20). */

import { isoDate } from '../../protocol/iso-date.ts';
import { parseNumber } from '../../protocol/parse-values.ts';
import { teamKpi } from '../../protocol/team/calls.ts';
import type { Found } from '../resource/resource.ts';
import type { Lobby } from '../types.ts';

/**
 * Registrations of today by the server's clock and the merchant's zone; 0 where the answer names no number (AGENT-07, AGENT-25,
 * AGENT-26).
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
