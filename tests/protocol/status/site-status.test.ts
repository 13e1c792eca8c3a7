import { describe, expect, it } from 'vitest';
import {
  gateOf,
  type KnownStatus,
  parseKnownStatus,
  STATUS_HOLD_MS,
  statusDelay,
  statusHoldLeft,
  systemStatusOf,
} from '../../../sdk/protocol/status/site-status.ts';

const NOW = 1_787_500_000_000;
const known = (status: KnownStatus['status'], age = 0): KnownStatus => ({
  status,
  info: 'Back at 8',
  location: '203.0.113.7',
  at: NOW - age,
});

describe('status of a response', () => {
  it.each([
    ['GATE-05 status is 0 without maintenance and restriction', false, false, 0],
    ['GATE-05 status is 2 with only a region restriction', false, true, 2],
    ['GATE-04 status is 1 with maintenance', true, false, 1],
    ['GATE-04 status is 1 with maintenance and a region restriction', true, true, 1],
  ] as const)('%s', (_, maintenance, regionRestriction, status) => {
    expect(systemStatusOf({ maintenance, regionRestriction })).toBe(status);
  });
});

describe('site status gate', () => {
  it.each([0, 1, 2] as const)(
    'GATE-08 status gate shows the stored status %i of any age until the request has failed',
    status => {
      expect(gateOf(known(status, 30 * STATUS_HOLD_MS), false, NOW)).toEqual({
        status,
        info: 'Back at 8',
        location: '203.0.113.7',
        unsure: false,
      });
    },
  );

  it.each([0, 1, 2] as const)(
    'GATE-08 R16 status gate holds the status %i for 5 minutes after the request failed',
    status => {
      expect(gateOf(known(status, STATUS_HOLD_MS - 1), true, NOW)).toMatchObject({ status, unsure: false });
      expect(gateOf(known(status, STATUS_HOLD_MS), true, NOW)).toMatchObject({ status: 0, unsure: true });
    },
  );

  it('GATE-08 R16 status gate shows the app without a known status, and a banner after a failed request', () => {
    expect(gateOf(null, false, NOW)).toMatchObject({ status: 0, unsure: false });
    expect(gateOf(null, true, NOW)).toMatchObject({ status: 0, unsure: true });
  });

  it('GATE-08 status gate ignores a stored status with a time in the future because its age is unknown', () => {
    expect(gateOf(known(1, -1), true, NOW)).toMatchObject({ status: 0, unsure: true });
    expect(statusHoldLeft(known(1, -1), NOW)).toBe(0);
  });

  it('R16 statusHoldLeft returns the remaining time for which a status is held', () => {
    expect(STATUS_HOLD_MS).toBe(300_000);
    expect([0, 299_000, 300_000, 900_000].map(age => statusHoldLeft(known(1, age), NOW))).toEqual([
      300_000, 1_000, 0, 0,
    ]);
  });
});

describe('stored status', () => {
  it.each([0, 1, 2] as const)('GATE-07 stored status is parsed: %i', status => {
    expect(parseKnownStatus(JSON.parse(JSON.stringify(known(status))))).toEqual(known(status));
  });

  it.each([
    null,
    1,
    'closed',
    [],
    {},
    { ...known(1), status: 3 },
    { ...known(1), status: '1' },
    { ...known(1), info: null },
    { ...known(1), location: 5 },
    { ...known(1), at: 'now' },
    { ...known(1), at: null },
  ])('R17 an invalid stored status is null: %j', stored => {
    expect(parseKnownStatus(stored)).toBeNull();
  });
});

describe('status polling', () => {
  const ends = (failing: boolean, retryAfter?: number) =>
    [0, 0.5, 1].map(at => Math.round(statusDelay(failing, retryAfter, () => at)));

  it('R1 next status request follows after 60 s ±20 %', () => expect(ends(false)).toEqual([48_000, 60_000, 72_000]));
  it('R16 next status request after a failure follows after 15 s ±20 %', () =>
    expect(ends(true)).toEqual([12_000, 15_000, 18_000]));
  it('R8 status polling respects a Retry-After between 15 s and 5 minutes', () => {
    expect(ends(true, 60_000)).toEqual([48_000, 60_000, 72_000]);
    expect(ends(true, 1_000)).toEqual([12_000, 15_000, 18_000]);
    expect(ends(true, 3_600_000)).toEqual([240_000, 300_000, 360_000]);
  });
});
