/** Parses the deposits and withdrawals of responses (BOOK-05). */

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

/** Deposit in the list of deposits. */
export interface DepositRow {
  readonly orderNo: string;
  readonly state: DepositState;
  readonly name: string;
  readonly icon: string | null;
  readonly kind: string;
  /**
   * Amount shown in the list: the received amount of a paid deposit if known, else the requested amount. Decimal text.
   */
  readonly amount: string;
  readonly amounts: DepositAmounts;
  readonly at: number | null;
  readonly expiresAt: number | null;
  readonly canCancel: boolean;
}

/** Withdrawal in the list of withdrawals. */
export interface WithdrawalRow {
  readonly orderNo: string;
  readonly state: WithdrawalState;
  /** Name of the bank. */
  readonly name: string;
  readonly icon: string | null;
  /** Masked account number with its last four digits. */
  readonly number: string;
  /** Amount debited from the balance, decimal text. */
  readonly amount: string;
  readonly fee: string;
  readonly at: number | null;
  /** Reason that the operator gave for a rejection; '' if there is none. */
  readonly note: string;
}

/** Request parameters of both lists: days, page, state, and language. */
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

/** Parses the amounts of a deposit and selects the one to show in the list. */
function parseAmounts(row: WireDeposit): Pick<DepositRow, 'amount' | 'amounts'> {
  const [requested, fee] = [parseDecimal(row.amount), parseDecimal(row.fee)];
  const received = parseText(row.received) === '' ? '' : parseDecimal(row.received);
  const isPaid = ['paid', 'reversed'].includes(parseText(row.status));
  const credited = isPaid ? toAmount(toUnits(received || requested) - toUnits(fee)) : '';
  return { amount: (isPaid && received) || requested, amounts: { requested, received, fee, credited } };
}

/** Loads the member's deposits, filtered by state. */
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
      })),
    };
  },
};

/** Loads the member's withdrawals, filtered by state. */
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
