/** A deposit on its way, read from any of its calls (PAY-06, PAY-09). */

import { type DepositState, parseFlag, parseNumber, parseText } from 'lobbykit/domain';
import { depositKind, type depositOrder, depositState, type ResponseOf } from 'lobbykit/wire';

/** Kinds of ways to deposit; each has a call of its own. */
export type DepositKind = (typeof depositKind.options)[number];

/** Where a transfer by hand goes. */
export interface DepositTransfer {
  readonly bankName: string;
  readonly icon: string | null;
  readonly accountName: string;
  /** Digits without spaces. */
  readonly accountNo: string;
  readonly amount: string;
  /** What the transfer has to carry. */
  readonly reference: string;
  /** Text of the QR code that a bank's app reads; null where there is none. */
  readonly qrText: string | null;
  readonly hasReceipt: boolean;
}

/** A deposit as it stands. Amounts are decimal text, times ms since 1970. */
export interface DepositOrder {
  readonly orderNo: string;
  readonly status: DepositState;
  readonly methodId: string;
  readonly methodName: string;
  readonly icon: string | null;
  /** null for a kind that this page does not know. */
  readonly kind: DepositKind | null;
  readonly amount: string;
  readonly fee: string;
  readonly bonus: string;
  readonly arrives: string;
  /** What came in, '' while that is not known. */
  readonly received: string;
  readonly promoId: string | null;
  readonly promoTitle: string;
  /** What has to be staked before a withdrawal once it is paid. */
  readonly turnover: string;
  readonly createTime: number | null;
  /** By the server's clock; null once nobody may pay any more. */
  readonly expireTime: number | null;
  readonly stateTime: number | null;
  /** Why it failed or is under review; null otherwise. */
  readonly reason: 'provider' | 'desk' | 'late' | 'amount' | 'error' | null;
  /** What the desk says about it, '' for nothing. */
  readonly note: string;
  /** The way so far, oldest first. */
  readonly steps: readonly { readonly status: DepositState; readonly time: number | null }[];
  readonly canCancel: boolean;
  /** The provider's page as given; views pass it through `safeUrl('window')`. */
  readonly payUrl: string | null;
  readonly transfer: DepositTransfer | null;
}

const REASONS = ['provider', 'desk', 'late', 'amount', 'error'] as const;

/** The word that was given where it is a known one. */
const oneOf = <T extends string>(texts: readonly T[], given: unknown): T | undefined =>
  texts.find(word => word === given);

export function parseOrder(row: ResponseOf<typeof depositOrder>['value']): DepositOrder {
  const { transfer } = row;
  return {
    orderNo: parseText(row.orderNo),
    // A state that this page does not know is one in which somebody else has to act.
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
