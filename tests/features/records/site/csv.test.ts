/** Record CSV files: deposit amounts are in separate columns (BOOK-05, BOOK-06). */
import { expect, it } from 'vitest';
import { depositsCsv, ledgerEntriesCsv, withdrawalsCsv } from '../../../../site/src/features/records/csv.ts';
import type { DepositRow, WithdrawalRow } from '../../../../site/src/features/records/deposits-withdrawals.ts';
import { depositAmountsDiffer, type LedgerEntry } from '../../../../site/src/features/records/record-sources.ts';
import type { PageText } from '../../../../site/src/shared/i18n/page-text.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
const text = ((key: string) => key) as PageText;
const linesOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map(line => line.split(','));
const amounts = { requested: '20000.00', received: '10000.00', fee: '200.00', credited: '9800.00' };
const deposit: DepositRow = {
  orderNo: 'D1',
  state: 'paid',
  name: 'Bank',
  icon: null,
  kind: 'transfer',
  amount: '10000.00',
  amounts,
  at: null,
  expiresAt: null,
  canCancel: false,
};
const ledgerEntry: LedgerEntry = {
  id: '1-C',
  code: 'deposit',
  kind: 'deposit',
  name: 'Deposit',
  note: 'Bank',
  amount: '9800.00',
  balance: '29800.00',
  bonusBalance: '20000.00',
  isBonus: false,
  deposit: amounts,
  category: '',
  at: null,
  orderNo: 'D1',
};

it('BOOK-06 deposits CSV contains the requested, received, fee and credited amounts', () => {
  const [head, row] = linesOf(depositsCsv([deposit], ZONE, text));
  expect(head?.slice(4, 8)).toEqual(['records.requested', 'records.received', 'records.fee', 'records.credited']);
  expect(row?.slice(4, 8)).toEqual(['20000.00', '10000.00', '200.00', '9800.00']);
  const open = { ...deposit, state: 'created' as const, amounts: { ...amounts, received: '', credited: '' } };
  expect(linesOf(depositsCsv([open], ZONE, text))[1]?.slice(4, 8)).toEqual(['20000.00', '', '200.00', '']);
});

it('BOOK-06 ledger entries CSV contains the wallet balance, its bonus and the deposit amounts', () => {
  const [, row] = linesOf(ledgerEntriesCsv([ledgerEntry, { ...ledgerEntry, deposit: null }], ZONE, text));
  expect(row?.slice(4, 10)).toEqual(['9800.00', '29800.00', '20000.00', '20000.00', '10000.00', '200.00']);
});

it('BOOK-06 withdrawals CSV contains the debited amount and the fee', () => {
  const withdrawal: WithdrawalRow = {
    orderNo: 'W1',
    state: 'paid',
    name: 'Bank',
    icon: null,
    number: '9364',
    amount: '50000.00',
    fee: '1100.00',
    at: null,
    note: '',
  };
  const [head, row] = linesOf(withdrawalsCsv([withdrawal], ZONE, text));
  expect(head?.slice(4)).toEqual(['records.amount', 'records.fee', 'records.number']);
  expect(row?.slice(4)).toEqual(['50000.00', '1100.00', 'W1']);
});

it.each([
  [{}, true],
  [{ received: '20000.00', fee: '0.00', credited: '20000.00' }, false],
  [{ received: '20000.00', fee: '200.00', credited: '19800.00' }, true],
  [{ received: '', credited: '' }, false],
])('BOOK-05 depositAmountsDiffer compares the amounts of a deposit: %j', (part, differ) => {
  expect(depositAmountsDiffer({ ...amounts, ...part })).toBe(differ);
});
