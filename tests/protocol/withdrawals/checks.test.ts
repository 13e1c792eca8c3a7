import {
  canCancelWithdrawal,
  canWithdrawalTransition,
  checkPaymentPassword,
  checkWithdrawalAmount,
  foldPayeeName,
  isWithdrawalOpen,
  parseCardNumber,
  WITHDRAWAL_TRANSITIONS,
  type WithdrawalState,
  withdrawalArrives,
  withdrawalFee,
} from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';

const LIMITS = {
  min: '50000.00',
  max: '50000000.00',
  dayLeft: '1000000.00',
  withdrawable: '2000000.00',
  decimals: 0,
};
const issueOf = (amount: string) => checkWithdrawalAmount(amount, LIMITS);

describe('withdrawal amount', () => {
  it('OUT-05 withdrawal amount check returns the exceeded limit', () => {
    expect(issueOf('50000')).toBeNull();
    expect(issueOf('1000000')).toBeNull();
    expect(issueOf('49999')).toEqual({ issue: 'low', limit: '50000.00' });
    expect(issueOf('50000001')).toEqual({ issue: 'high', limit: '50000000.00' });
    expect(issueOf('2000001')).toEqual({ issue: 'funds', limit: '2000000.00' });
    expect(issueOf('1000001')).toEqual({ issue: 'day', limit: '1000000.00' });
    expect(issueOf('50000.5')).toEqual({ issue: 'decimals', decimals: 0 });
    for (const text of ['', '-1', '1e9', '٥٠٠٠٠', ' 50000']) expect(issueOf(text)).toEqual({ issue: 'number' });
  });

  it('OUT-01 withdrawal is free while free withdrawals remain, and afterwards its fee is deducted', () => {
    expect(withdrawalFee('3000000', '11000.00', 1)).toBe('0.00');
    expect(withdrawalFee('3000000', '11000.00', 0)).toBe('11000.00');
    expect(withdrawalArrives('3000000', '11000.00')).toBe('2989000.00');
    expect(withdrawalFee('5', '11000.00', 0)).toBe('5.00');
  });
});

it('OUT-02 withdrawal password has six digits and is not 123456, a repeated digit or the birthday', () => {
  expect(checkPaymentPassword('204817', null)).toBeNull();
  for (const text of ['20481', '2048170', '20481a', '２０４８１７'])
    expect(checkPaymentPassword(text, null)).toBe('digits');
  for (const text of ['123456', '000000', '777777']) expect(checkPaymentPassword(text, null)).toBe('simple');
  for (const text of ['900417', '170490', '041790']) expect(checkPaymentPassword(text, '1990-04-17')).toBe('birthday');
  expect(checkPaymentPassword('900418', '1990-04-17')).toBeNull();
});

it('OUT-03 card number has the number of digits of its bank, and a valid check digit if the bank uses one', () => {
  const sixteen = { min: 16, max: 16, isChecked: true };
  expect(parseCardNumber('4539 1488 0343 6467', sixteen)).toBe('4539148803436467');
  expect(parseCardNumber('4539148803436466', sixteen)).toBeNull();
  expect(parseCardNumber('453914880343646', sixteen)).toBeNull();
  expect(parseCardNumber('4539148803436466', { ...sixteen, isChecked: false })).toBe('4539148803436466');
  expect(parseCardNumber('45391488O3436467', sixteen)).toBeNull();
});

it('OUT-03 foldPayeeName is equal for all spellings of a name', () => {
  expect(foldPayeeName(' Nguyễn  Đức Anh ')).toBe('NGUYEN DUC ANH');
});

it('OUT-06 only pending withdrawals can be canceled, and pending, approved and paying withdrawals count as open', () => {
  const all = Object.keys(WITHDRAWAL_TRANSITIONS) as WithdrawalState[];
  expect(all.filter(canCancelWithdrawal)).toEqual(['pending']);
  expect(all.filter(isWithdrawalOpen)).toEqual(['pending', 'approved', 'paying']);
  expect(canWithdrawalTransition('paying', 'cancelled')).toBe(false);
  expect(canWithdrawalTransition('pending', 'paid')).toBe(false);
});
