/** When the gateways of tests begin. */
import { isoDate } from 'lobbykit/domain';

/** Of unit tests: Friday 2026-11-20, 10:00 in Vietnam. No province has drawn yet today. */
export const TEST_NOW = Date.parse('2026-11-20T03:00:00Z');

const HOUR = 3_600_000;
/** The lotteries' own zone, 7 h before UTC: no province draws at ten, and no day begins or ends within hours. */
const ZONE = 'Asia/Ho_Chi_Minh';
const MORNING = 10 * HOUR + 5_000 - 7 * HOUR;

/**
 * Of browser tests: 10:00:05 of one of the next days where the lotteries are drawn, ms since 1970: the same for all of a run that began in this hour, and
 * ahead of any browser's clock for as long as it takes. What browsers keep, they keep as from a server that is right: an answer
 * with a date of hours ago would be old when it comes.
 * @param hour in which the run began, hours since 1970
 */
export function startTime(hour: number): number {
  const today = Date.parse(`${isoDate(hour * HOUR, ZONE)}T00:00:00Z`) + MORNING;
  return today > (hour + 6) * HOUR ? today : today + 24 * HOUR;
}
