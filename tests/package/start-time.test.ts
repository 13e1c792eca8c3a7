/** Start time of the gateways of browser tests. */
import { zonedTime } from 'lobbykit/domain';
import { expect, it } from 'vitest';
import { startTime } from '../helpers/start-time.ts';

const HOUR = 3_600_000;

it('the gateways of browser tests start at 10:00 in the draw time zone, ahead of every browser clock', () => {
  const first = Math.floor(Date.parse('2026-11-27T00:00:00Z') / HOUR);
  for (let hour = first; hour < first + 48; hour++) {
    const start = startTime(hour);
    const ahead = start / HOUR - hour;
    expect([hour, ahead > 5 && ahead < 31]).toEqual([hour, true]);
    expect([hour, zonedTime(start, 'en', 'Asia/Ho_Chi_Minh', 0)]).toEqual([hour, expect.stringMatching(/^10:00/)]);
  }
});
