/** Parses deposit and withdrawal records of API responses (BOOK-05). */

import {
  type DepositState,
  parseDecimal,
  parseFlag,
  parseNumber,
  parseText,
  type RecordDays,
  toAmount,
  toUnits,
  type WithdrawalState,
} from 'lobbykit/domain';
import { depositReport, type ResponseOf, withdrawReport } from 'lobbykit/wire';
import { type DepositAmounts, recordPaging, recordPeriod } from './record-sources.ts';
import type { RecordFilter, RecordLobby, RecordSource } from './records-model.ts';

/** Deposit in a list. */
export interface DepositRow {
  readonly orderNo: string;
  readonly state: DepositState;
  readonly name: string;
  readonly icon: string | null;
  readonly kind: string;
  /** Received amount if known, else the requested amount; decimal text. */
  readonly amount: string;
  readonly amounts: DepositAmounts;
  readonly at: number | null;
  readonly expiresAt: number | null;
  readonly canCancel: boolean;
  /** True for a manual transfer that awaits its receipt or payment. */
  readonly reference: string;
}

/** Withdrawal in a list. */
export interface WithdrawalRow {
  readonly orderNo: string;
  readonly state: WithdrawalState;
  /** Bank of the card. */
  readonly name: string;
  readonly icon: string | null;
  /** Last four digits of the card number. */
  readonly number: string;
  /** Amount debited from the balance, decimal text. */
  readonly amount: string;
  readonly fee: string;
  readonly at: number | null;
  /** Reason for which the operator rejected the order; '' if there is none. */
  readonly note: string;
}

/** Query of both lists: days, page, and one state. */
const queryOf = <State extends string>(
  lobby: RecordLobby,
  { status }: RecordFilter,
  days: RecordDays,
  page: Parameters<typeof recordPeriod>[1],
) => ({
  ...recordPeriod(days, page),
  ...(status && { status: status as State }),
  language: lobby.$language.get(),
});

type WireDeposit = ResponseOf<typeof depositReport>['value']['content'][number];

/** Amounts of a deposit, and the main amount. */
function parseAmounts(row: WireDeposit): Pick<DepositRow, 'amount' | 'amounts'> {
  const [requested, fee] = [parseDecimal(row.amount), parseDecimal(row.fee)];
  const received = parseText(row.received) === '' ? '' : parseDecimal(row.received);
  const isPaid = ['paid', 'reversed'].includes(parseText(row.status));
  const credited = isPaid ? toAmount(toUnits(received || requested) - toUnits(fee)) : '';
  return { amount: (isPaid && received) || requested, amounts: { requested, received, fee, credited } };
}

/** Deposits, filtered by state. */
export const depositRecord: RecordSource<DepositRow, never> = {
  async page(lobby, ...args) {
    const query = queryOf<DepositState>(lobby, ...args);
    const { value } = await lobby.call(depositReport, { query });
    return {
      ...recordPaging(value),
      sums: null,
      rows: value.content.map(row => ({
        orderNo: parseText(row.orderNo),
        state: parseText(row.status) as DepositState,
        name: parseText(row.bankName),
        icon: row.iconUrl ?? null,
        kind: parseText(row.kind),
        ...parseAmounts(row),
        at: parseNumber(row.createTime),
        expiresAt: parseNumber(row.expireTime),
        canCancel: parseFlag(row.canCancel),
        reference: parseText(row.transfer?.reference),
      })),
    };
  },
};

/** Withdrawals, filtered by state. */
export const withdrawalRecord: RecordSource<WithdrawalRow, never> = {
  async page(lobby, ...args) {
    const query = queryOf<WithdrawalState>(lobby, ...args);
    const { value } = await lobby.call(withdrawReport, { query });
    return {
      ...recordPaging(value),
      sums: null,
      rows: value.content.map(row => ({
        orderNo: parseText(row.orderNo),
        state: parseText(row.status) as WithdrawalState,
        name: parseText(row.bankName),
        icon: row.iconUrl ?? null,
        number: parseText(row.accountNo),
        amount: parseDecimal(row.amount),
        fee: parseDecimal(row.fee),
        at: parseNumber(row.createTime),
        note: parseText(row.note),
      })),
    };
  },
};
