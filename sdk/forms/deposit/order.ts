/** A deposit on its way, read from any of its calls (PAY-06, PAY-09). */
import type { DepositState } from '../../domain/money/deposit-states.ts';
import { readFlag, readNumber, readText } from '../../domain/read/read.ts';
import { depositKind } from '../../wire/deposit.ts';
import { type depositOrder, depositState } from '../../wire/deposit-order.ts';
import type { Answer } from '../../wire/endpoint.ts';

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
  readonly hasSlip: boolean;
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
const oneOf = <T extends string>(words: readonly T[], given: unknown): T | undefined =>
  words.find(word => word === given);

export function readOrder(row: Answer<typeof depositOrder>['value']): DepositOrder {
  const { transfer } = row;
  return {
    orderNo: readText(row.orderNo),
    // A state that this page does not know is one in which somebody else has to act.
    status: oneOf(depositState.options, row.status) ?? 'review',
    methodId: readText(row.bankId),
    methodName: readText(row.bankName),
    icon: readText(row.iconUrl) || null,
    kind: oneOf(depositKind.options, row.kind) ?? null,
    amount: readText(row.amount),
    fee: readText(row.fee),
    bonus: readText(row.bonus),
    arrives: readText(row.arrives),
    received: readText(row.received),
    promoId: readText(row.promoId) || null,
    promoTitle: readText(row.promoTitle),
    turnover: readText(row.turnover),
    createTime: readNumber(row.createTime),
    expireTime: readNumber(row.expireTime),
    stateTime: readNumber(row.stateTime),
    reason: oneOf(REASONS, row.reason) ?? null,
    note: readText(row.note),
    steps: (row.steps ?? []).flatMap(({ status, time }) => {
      const known = oneOf(depositState.options, status);
      return known ? [{ status: known, time: readNumber(time) }] : [];
    }),
    canCancel: readFlag(row.canCancel),
    payUrl: readText(row.payUrl) || null,
    transfer: transfer
      ? {
          bankName: readText(transfer.bankName),
          icon: readText(transfer.iconUrl) || null,
          accountName: readText(transfer.accountName),
          accountNo: readText(transfer.accountNo),
          amount: readText(transfer.amount),
          reference: readText(transfer.reference),
          qrText: readText(transfer.qrText) || null,
          hasSlip: readFlag(transfer.hasSlip),
        }
      : null,
  };
}
