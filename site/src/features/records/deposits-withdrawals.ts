/** Deposits and withdrawals as records, out of the answers of the wire (BOOK-05). */

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

/** A deposit as the list shows it. */
export interface DepositRow {
  readonly orderNo: string;
  readonly state: DepositState;
  readonly name: string;
  readonly icon: string | null;
  readonly kind: string;
  /** Received amount once it is known, else the requested amount; decimal text. */
  readonly amount: string;
  readonly amounts: DepositAmounts;
  readonly at: number | null;
  readonly expiresAt: number | null;
  readonly canCancel: boolean;
  /** It is a transfer by hand that waits for its receipt or the transfer itself. */
  readonly reference: string;
}

/** A withdrawal as the list shows it. */
export interface WithdrawalRow {
  readonly orderNo: string;
  readonly state: WithdrawalState;
  /** Bank of the card. */
  readonly name: string;
  readonly icon: string | null;
  /** Of the card's number the last four digits alone. */
  readonly number: string;
  /** What left the balance, decimal text. */
  readonly amount: string;
  readonly fee: string;
  readonly at: number | null;
  /** Why the desk refused it; '' for no reason. */
  readonly note: string;
}

/** What either list is asked by: days, page and one state. */
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

/** Amounts of a deposit, and the one that stands for it. */
function parseAmounts(row: WireDeposit): Pick<DepositRow, 'amount' | 'amounts'> {
  const [requested, fee] = [parseDecimal(row.amount), parseDecimal(row.fee)];
  const received = parseText(row.received) === '' ? '' : parseDecimal(row.received);
  const isPaid = ['paid', 'reversed'].includes(parseText(row.status));
  const credited = isPaid ? toAmount(toUnits(received || requested) - toUnits(fee)) : '';
  return { amount: (isPaid && received) || requested, amounts: { requested, received, fee, credited } };
}

/** Deposits, by their states. */
export const depositRecord: RecordSource<DepositRow, never> = {
  async page(lobby, ...asked) {
    const query = queryOf<DepositState>(lobby, ...asked);
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

/** Withdrawals, by their states. */
export const withdrawalRecord: RecordSource<WithdrawalRow, never> = {
  async page(lobby, ...asked) {
    const query = queryOf<WithdrawalState>(lobby, ...asked);
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
