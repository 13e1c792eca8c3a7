/** Parses a deposit from the response of any deposit request (PAY-06, PAY-09). */

import { type DepositState, parseFlag, parseNumber, parseText } from 'lobbykit/domain';
import { depositKind, type depositOrder, depositState, type ResponseOf } from 'lobbykit/wire';

/** Kinds of payment methods. Each kind has a separate request to create a deposit. */
export type DepositKind = (typeof depositKind.options)[number];

/** Recipient and details of a manual bank transfer. */
export interface DepositTransfer {
  readonly bankName: string;
  readonly icon: string | null;
  readonly accountName: string;
  /** Account number, digits without spaces. */
  readonly accountNo: string;
  readonly amount: string;
  /** Reference that the member must enter in the transfer. */
  readonly reference: string;
  /** Text of the QR code that a banking app can scan; null without a QR code. */
  readonly qrText: string | null;
  readonly hasReceipt: boolean;
}

/** Current state of a deposit. Amounts are decimal text, times ms since 1970. */
export interface DepositOrder {
  readonly orderNo: string;
  readonly status: DepositState;
  readonly methodId: string;
  readonly methodName: string;
  readonly icon: string | null;
  /** Kind of the payment method; null if the site does not support it. */
  readonly kind: DepositKind | null;
  readonly amount: string;
  readonly fee: string;
  readonly bonus: string;
  readonly arrives: string;
  /** Amount that the operator has received; '' until known. */
  readonly received: string;
  readonly promoId: string | null;
  readonly promoTitle: string;
  /** Stakes required before a withdrawal; applies when the deposit is paid. */
  readonly turnover: string;
  readonly createTime: number | null;
  /** Deadline of the payment, ms since 1970 by the server clock; null if payment is no longer possible. */
  readonly expireTime: number | null;
  readonly stateTime: number | null;
  /** Reason for a failure or a review; null in other states. `desk` is a decision of the operator. */
  readonly reason: 'provider' | 'desk' | 'late' | 'amount' | 'error' | null;
  /** Note that the operator wrote for the member; '' if there is none. */
  readonly note: string;
  /** State changes so far, oldest first. */
  readonly steps: readonly { readonly status: DepositState; readonly time: number | null }[];
  readonly canCancel: boolean;
  /** Unvalidated URL of the provider's payment page; components pass it through `safeUrl('window')`. */
  readonly payUrl: string | null;
  readonly transfer: DepositTransfer | null;
}

const REASONS = ['provider', 'desk', 'late', 'amount', 'error'] as const;

/** Returns `value` if it is in the list, else undefined. */
const oneOf = <T extends string>(texts: readonly T[], value: unknown): T | undefined =>
  texts.find(text => text === value);

export function parseOrder(row: ResponseOf<typeof depositOrder>['value']): DepositOrder {
  const { transfer } = row;
  return {
    orderNo: parseText(row.orderNo),
    // Shows an unknown state as a review, the state in which the member cannot act.
    status: oneOf(depositState.options, row.status) ?? 'review',
    methodId: parseText(row.bankId),
    methodName: parseText(row.bankName),
    icon: parseText(row.iconUrl) || null,
    kind: oneOf(depositKind.options, row.kind) ?? null,
    amount: parseText(row.amount),
    fee: parseText(row.fee),
    bonus: parseText(row.bonus),
    arrives: parseText(row.arrives),
    received: parseText(row.received),
    promoId: parseText(row.promoId) || null,
    promoTitle: parseText(row.promoTitle),
    turnover: parseText(row.turnover),
    createTime: parseNumber(row.createTime),
    expireTime: parseNumber(row.expireTime),
    stateTime: parseNumber(row.stateTime),
    reason: oneOf(REASONS, row.reason) ?? null,
    note: parseText(row.note),
    steps: (row.steps ?? []).flatMap(({ status, time }) => {
      const known = oneOf(depositState.options, status);
      return known ? [{ status: known, time: parseNumber(time) }] : [];
    }),
    canCancel: parseFlag(row.canCancel),
    payUrl: parseText(row.payUrl) || null,
    transfer: transfer
      ? {
          bankName: parseText(transfer.bankName),
          icon: parseText(transfer.iconUrl) || null,
          accountName: parseText(transfer.accountName),
          accountNo: parseText(transfer.accountNo),
          amount: parseText(transfer.amount),
          reference: parseText(transfer.reference),
          qrText: parseText(transfer.qrText) || null,
          hasReceipt: parseFlag(transfer.hasReceipt),
        }
      : null,
  };
}
