import type { DepositState, WithdrawalState } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';
import {
  depositPoints,
  type Point,
  withdrawalPoints,
} from '../../../../site/src/features/records/receipt/timeline-points.ts';

const steps = <State>(...states: State[]) => states.map((status, time) => ({ status, time }));
const shown = (points: readonly Point[]) => points.map(({ key, tone }) => `${key} ${tone}`);
const deposit = (isTransfer: boolean, ...states: DepositState[]) =>
  shown(depositPoints({ status: states.at(-1)!, steps: steps(...states) }, isTransfer));
const withdrawal = (...states: WithdrawalState[]) =>
  withdrawalPoints({ status: states.at(-1)!, steps: steps(...states) }, 99);

describe('timeline of a deposit', () => {
  it('PAY-09 timeline shows the payment as in transit only after a confirmed transfer', () => {
    expect(deposit(true, 'created')).toEqual(['created done', 'payment now', 'paid todo']);
    expect(deposit(true, 'created', 'pending')).toEqual(['created done', 'sent done', 'way now', 'paid todo']);
    expect(deposit(false, 'created', 'pending')).toEqual(['created done', 'opened done', 'payment now', 'paid todo']);
  });

  it('PAY-09 timeline ends with the final state and shows an earlier review as completed', () => {
    expect(deposit(true, 'created', 'expired', 'review')).toEqual([
      'created done',
      'expired closed',
      'review hand',
      'paid todo',
    ]);
    expect(deposit(true, 'created', 'review', 'paid')).toEqual(['created done', 'review done', 'paid done']);
    expect(deposit(false, 'created', 'failed')).toEqual(['created done', 'failed bad']);
  });
});

describe('timeline of a withdrawal', () => {
  it('OUT-06 timeline shows the current step and the expected time of the payment', () => {
    const points = withdrawal('pending');
    expect(shown(points)).toEqual(['requested done', 'checked now', 'sent todo', 'paid todo']);
    expect(points.at(-1)).toMatchObject({ time: 99, isExpected: true });
    expect(shown(withdrawal('pending', 'approved'))).toEqual([
      'requested done',
      'checked done',
      'sent now',
      'paid todo',
    ]);
  });

  it('OUT-06 timeline of an ended withdrawal omits the steps that did not occur', () => {
    expect(shown(withdrawal('pending', 'cancelled'))).toEqual(['requested done', 'cancelled closed']);
    expect(shown(withdrawal('pending', 'approved', 'paying', 'failed'))).toEqual([
      'requested done',
      'checked done',
      'sent done',
      'failed bad',
    ]);
    expect(withdrawal('pending', 'approved', 'paying', 'paid').at(-1)).toEqual({ key: 'paid', tone: 'done', time: 3 });
  });
});
