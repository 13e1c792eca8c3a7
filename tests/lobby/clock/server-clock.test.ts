import { describe, expect, it } from 'vitest';
import { createServerClock } from '../../../sdk/lobby/clock/server-clock.ts';

/** A clock whose device thinks `wall`, at monotonic `t`. */
function clockAt(wall = 0) {
  const device = { t: 0, wall };
  const clock = createServerClock({ now: () => device.t, wall: () => device.wall + device.t });
  /** An answer with `serverTime`, sent now and received `trip` ms later. */
  const answer = (serverTime: number, trip: number) => {
    const sentAt = device.t;
    device.t += trip;
    return clock.take({ sentAt, receivedAt: device.t, serverTime, noStore: true });
  };
  return { clock, device, answer };
}

describe('server clock', () => {
  it('R1 puts the server time of an answer in the middle of its round trip', () => {
    const { clock, answer } = clockAt();
    expect(answer(1_000_000, 100)).toBe('sample');
    expect(clock.now()).toBe(1_000_050);
    expect(clock.error()).toBe(50);
  });

  it('R1 keeps the sample of the smallest round trip', () => {
    const { clock, device, answer } = clockAt();
    answer(1_000_000, 100);
    device.t = 1_000;
    answer(1_001_500, 900);
    expect(clock.now() - device.t).toBe(1_000_000 - 50);
  });

  it('R1 takes a worse sample once the better one has aged by more than the difference', () => {
    const { clock, device, answer } = clockAt();
    answer(1_000_000, 100);
    // 60 ms of error against 50 ms: the old one is worse after 10 / 50 ppm = 200 s.
    device.t = 199_000;
    answer(1_199_100, 120);
    expect(clock.now() - device.t).toBe(999_950);
    device.t = 260_000;
    answer(1_260_100, 120);
    expect(clock.now() - device.t).toBe(1_000_100 - 60);
  });

  it('R1 forgets a sample after eight newer ones', () => {
    const { clock, device, answer } = clockAt();
    answer(1_000_000, 2);
    for (let i = 0; i < 8; i++) answer(2_000_000 + device.t, 200);
    expect(clock.now() - device.t).toBe(2_000_000 - 100);
  });

  it('R1 reads Date and Age with half a second added where an answer has no serverTime', () => {
    const { clock, device } = clockAt();
    device.t = 100;
    expect(clock.take({ sentAt: 0, receivedAt: 100, date: 5_000_000, age: 20_000, noStore: true })).toBe('sample');
    expect(clock.now()).toBe(5_000_000 + 500 + 20_000 + 50);
    expect(clock.error()).toBe(550);
  });

  it('R1 is set by no-store answers only; a shared answer gives the first guess at most', () => {
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
  ])('R1 guesses within the age a shared body can have when the device is %s', (_, off, expected) => {
    const madeAt = 1_700_000_000_000;
    const { clock } = clockAt(madeAt + off);
    clock.take({ sentAt: 0, receivedAt: 0, serverTime: madeAt, noStore: false });
    expect(clock.now()).toBe(madeAt + expected);
  });

  it('R3 drops the samples from before a sleep but keeps counting on them until a new one comes', () => {
    const { clock, device, answer } = clockAt();
    answer(1_000_000, 2);
    clock.forget();
    expect(clock.now() - device.t).toBe(999_999);
    answer(5_000_000, 400);
    expect(clock.now()).toBe(5_000_200);
  });
});
