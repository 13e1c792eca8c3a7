/** Bodies of the contract endpoints, written by hand (TEAM-21 to TEAM-24). */
import * as wire from 'lobbykit/wire';
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { testRequests, testResponses } from '../call-cases.ts';

const offerId = '7f8d9a52-3f0c-4b1e-9a56-0d6f2f6f4a11';
const steps = [{ from: '1000.00', active: 3, pay: '2.5' }];

describe('contract requests', () => {
  it('TEAM-21 accepting, declining and ending a contract require the offer id', () => {
    expect(is(wire.respondToContract.body, { offerId, accept: false })).toBe(true);
    expect(is(wire.respondToContract.body, { kind: 'dividend', accept: true })).toBe(false);
    expect(is(wire.respondToContract.body, { offerId: "1' or 1=1", accept: true })).toBe(false);
    expect(is(wire.endContract.body, { offerId })).toBe(true);
    expect(is(wire.endContract.body, {})).toBe(false);
  });

  it('TEAM-21 offer has one to ten tiers, amounts as text and integer member counts', () => {
    const offer = (input: readonly unknown[], kind = 'dividend') =>
      is(wire.offerContract.body, { userName: 'lan88', kind, steps: input, paymentPassword: '204817' });
    expect(offer(steps)).toBe(true);
    expect(offer([])).toBe(false);
    expect(offer(Array.from({ length: 11 }, () => steps[0]))).toBe(false);
    expect(offer(steps, 'weeklySalary')).toBe(false);
    for (const wrong of [
      { from: '0' },
      { from: '-5' },
      { pay: 2.5 },
      { pay: '1.005' },
      { active: -1 },
      { active: 2.5 },
    ]) {
      expect([wrong, offer([{ ...steps[0], ...wrong }])]).toEqual([wrong, false]);
    }
  });

  it('TEAM-21 offer requires the withdrawal password and encrypts its body', () => {
    expect(is(wire.offerContract.body, { userName: 'lan88', kind: 'dividend', steps })).toBe(false);
    expect(wire.offerContract).toMatchObject({ sealed: true, secrets: ['paymentPassword'] });
  });

  it('TEAM-24 dividend request needs no parameters and accepts a page and a single side of the contract', () => {
    expect(is(wire.dividend.query, {})).toBe(true);
    expect(is(wire.dividend.query, { side: 'given', pageNo: 1, pageSize: 25 })).toBe(true);
    expect(is(wire.dividend.query, { side: 'both' })).toBe(false);
  });
});

describe('contract responses', () => {
  it('TEAM-23 contract periods are parsed with every field', () => {
    const value = {
      content: [
        {
          date: '2026-11-19',
          endDate: '2026-11-19',
          base: '150.00',
          active: 1,
          amount: '5.00',
          status: 'owed',
          payoutTime: null,
          userName: 'agent1',
        },
      ],
      sums: { paid: '0.00', owed: '5.00' },
      pageNum: 1,
      totalPages: 1,
      total: 1,
    };
    expect(wire.parseResponse(wire.contractPays.value, value)).toEqual({ ok: true, value, dropped: [] });
  });

  it('AGENT-20 dividend response accepts null if there is no dividend', () => {
    expect(wire.parseResponse(wire.dividend.value, null)).toEqual({ ok: true, value: null, dropped: [] });
  });
});

const token = 'f3x-token';

testRequests([{ row: 'CONTRACT-07 contract dividend', endpoint: wire.contractDividend, sent: { token } }]);

testResponses([
  [
    'CONTRACT-03 contracts',
    wire.contractDividend,
    { dailysalreqtype: '1', divtypecompperiodreq: '', contracthoursalreq: null },
  ],
]);
