/** Contract rules: tiers, payouts, half months (TEAM-21 to TEAM-23). */
import { type ContractTier, checkTiers, halfMonthOf, payoutOf, toAmount, toUnits } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';

const step = (from: string, active: number, pay: string): ContractTier => ({ from, active, pay });
const STEPS = [step('100', 1, '5'), step('200', 3, '12.5'), step('1000', 3, '40')];
const paid = (kind: 'dailySalary' | 'dividend', base: string, active: number) => {
  const { step: reached, units } = payoutOf(kind, STEPS, { base: toUnits(base), active });
  return [reached, toAmount(units)];
};

describe('contract tiers', () => {
  it('TEAM-21 payout is that of the last tier reached by both amount and active members', () => {
    expect(paid('dailySalary', '99.99', 9)).toEqual([0, '0.00']);
    expect(paid('dailySalary', '100', 0)).toEqual([0, '0.00']);
    expect(paid('dailySalary', '100', 1)).toEqual([1, '5.00']);
    expect(paid('dailySalary', '5000', 2)).toEqual([1, '5.00']);
    expect(paid('dailySalary', '999.99', 3)).toEqual([2, '12.50']);
    expect(paid('dailySalary', '1000', 3)).toEqual([3, '40.00']);
  });

  it('TEAM-21 dividend is a percentage of the loss, rounded down, and 0 without a loss', () => {
    expect(paid('dividend', '200.39', 3)).toEqual([2, '25.04']);
    expect(paid('dividend', '-500', 9)).toEqual([0, '0.00']);
  });

  it('TEAM-21 tiers increase in threshold and payout and use the decimals of the currency', () => {
    const issue = (steps: readonly ContractTier[], kind: 'dailySalary' | 'dividend' = 'dailySalary', decimals = 2) =>
      checkTiers(kind, steps, decimals);
    expect(issue(STEPS)).toBeNull();
    expect(issue([step('0', 1, '5')])).toEqual({ at: 0, issue: 'from' });
    expect(issue([STEPS[1]!, step('200', 3, '20')])).toEqual({ at: 1, issue: 'from' });
    expect(issue([STEPS[1]!, step('300', 2, '20')])).toEqual({ at: 1, issue: 'active' });
    expect(issue([STEPS[1]!, step('300', 3, '12.5')])).toEqual({ at: 1, issue: 'pay' });
    expect(issue(STEPS, 'dailySalary', 0)).toEqual({ at: 1, issue: 'decimals' });
    expect(issue([step('100', 1, '12.5')], 'dividend', 0)).toBeNull();
    expect(issue([step('100', 1, '12.55')], 'dividend', 0)).toEqual({ at: 0, issue: 'decimals' });
    expect(issue([step('100', 1, '100.1')], 'dividend')).toEqual({ at: 0, issue: 'percent' });
  });
});

it('TEAM-23 dividend periods are half months, and the second half ends with the month', () => {
  expect(halfMonthOf('2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-15', next: '2026-11-16' });
  expect(halfMonthOf('2026-11-15').next).toBe('2026-11-16');
  expect(halfMonthOf('2026-12-16')).toEqual({ from: '2026-12-16', to: '2026-12-31', next: '2027-01-01' });
  expect(halfMonthOf('2028-02-29').to).toBe('2028-02-29');
});
