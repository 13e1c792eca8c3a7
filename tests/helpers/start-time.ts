/** Start times of the test gateways. */
import { isoDate } from 'lobbykit/domain';

/** Unit tests: Friday 2026-11-20, 10:00 in Vietnam. No province has drawn yet on this day. */
export const TEST_NOW = Date.parse('2026-11-20T03:00:00Z');

const HOUR = 3_600_000;
/**
 * Time zone of the lotteries, 7 h ahead of UTC. At ten o'clock there, no province draws, and no day begins or ends
 * within hours.
 */
const ZONE = 'Asia/Ho_Chi_Minh';
const MORNING = 10 * HOUR + 5_000 - 7 * HOUR;

/**
 * Browser tests: 10:00:05 on one of the next days in the draw zone, ms since 1970. The time is equal for all processes
 * of a run that started in this hour, and ahead of any browser clock for the whole run, so that browser caches treat
 * responses as fresh.
 * @param hour in which the run began, hours since 1970
 */
export function startTime(hour: number): number {
  const today = Date.parse(`${isoDate(hour * HOUR, ZONE)}T00:00:00Z`) + MORNING;
  return today > (hour + 6) * HOUR ? today : today + 24 * HOUR;
}
