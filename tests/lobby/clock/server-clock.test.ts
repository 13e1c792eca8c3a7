import { describe, expect, it } from 'vitest';
import { createServerClock } from '../../../sdk/lobby/clock/server-clock.ts';

/** Clock of a device with wall clock `wall` at monotonic time `t`. */
function clockAt(wall = 0) {
  const device = { t: 0, wall };
  const clock = createServerClock({ now: () => device.t, wall: () => device.wall + device.t });
  /** Response with `serverTime`, sent now and received `trip` ms later. */
  const receive = (serverTime: number, trip: number) => {
    const sentAt = device.t;
    device.t += trip;
    return clock.take({ sentAt, receivedAt: device.t, serverTime, noStore: true });
  };
  return { clock, device, receive };
}

describe('server clock', () => {
  it('R1 server clock places the server time of a response in the middle of its round trip', () => {
    const { clock, receive } = clockAt();
    expect(receive(1_000_000, 100)).toBe('sample');
    expect(clock.now()).toBe(1_000_050);
    expect(clock.error()).toBe(50);
  });

  it('R1 server clock uses the sample with the smallest round trip', () => {
    const { clock, device, receive } = clockAt();
    receive(1_000_000, 100);
    device.t = 1_000;
    receive(1_001_500, 900);
    expect(clock.now() - device.t).toBe(1_000_000 - 50);
  });

  it('R1 server clock replaces an old sample if its possible drift exceeds the error of a newer sample', () => {
    const { clock, device, receive } = clockAt();
    receive(1_000_000, 100);
    // The samples have errors of 60 ms and 50 ms, so the old sample becomes worse after 10 ms / 50 ppm = 200 s.
    device.t = 199_000;
    receive(1_199_100, 120);
    expect(clock.now() - device.t).toBe(999_950);
    device.t = 260_000;
    receive(1_260_100, 120);
    expect(clock.now() - device.t).toBe(1_000_100 - 60);
  });

  it('R1 server clock drops a sample after eight newer samples', () => {
    const { clock, device, receive } = clockAt();
    receive(1_000_000, 2);
    for (let i = 0; i < 8; i++) receive(2_000_000 + device.t, 200);
    expect(clock.now() - device.t).toBe(2_000_000 - 100);
  });

  it('R1 server clock reads Date and Age plus half a second if a response has no serverTime', () => {
    const { clock, device } = clockAt();
    device.t = 100;
    expect(clock.take({ sentAt: 0, receivedAt: 100, date: 5_000_000, age: 20_000, noStore: true })).toBe('sample');
    expect(clock.now()).toBe(5_000_000 + 500 + 20_000 + 50);
    expect(clock.error()).toBe(550);
  });

  it('R1 server clock samples no-store responses only and uses a shared response at most as first guess', () => {
    const { clock, device } = clockAt();
    const shared = { sentAt: 0, receivedAt: 0, date: 7_000_000, serverTime: 6_000_000, noStore: false };
    expect(clock.take(shared)).toBe('guess');
    expect(clock.now()).toBe(7_000_500);
    expect(clock.take({ ...shared, date: 9_000_000 })).toBeNull();
    expect(clock.now() - device.t).toBe(7_000_500);
    expect(clock.error()).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    ['a year behind', -365 * 86_400_000, 0],
    ['a minute ahead of a body that a cache may have held', 60_000, 60_000],
    ['a year ahead', 365 * 86_400_000, 600_000],
  ])('R1 server clock guesses within the maximum age of a shared response if the device is %s', (_, off, expected) => {
    const createdAt = 1_700_000_000_000;
    const { clock } = clockAt(createdAt + off);
    clock.take({ sentAt: 0, receivedAt: 0, serverTime: createdAt, noStore: false });
    expect(clock.now()).toBe(createdAt + expected);
  });

  it('R3 server clock replaces samples from before a sleep only after a new one arrives', () => {
    const { clock, device, receive } = clockAt();
    receive(1_000_000, 2);
    clock.reset();
    expect(clock.now() - device.t).toBe(999_999);
    receive(5_000_000, 400);
    expect(clock.now()).toBe(5_000_200);
  });
});
