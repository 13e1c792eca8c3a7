/** Parses the responses of the withdrawal requests; drops invalid values. */

import { parseDecimal, parseFlag, parseNumber, parseText, type WithdrawalState } from 'lobbykit/domain';
import {
  type bankCards,
  type ResponseOf,
  type withdraw,
  withdrawalState,
  type withdrawBanks,
  type withdrawSetting,
} from 'lobbykit/wire';

/** Limits, fees, and available balance of the next withdrawal. Amounts are decimal text. */
export interface WithdrawalSetting {
  readonly withdrawable: string;
  readonly min: string;
  readonly max: string;
  /** Number of decimals of the currency. */
  readonly decimals: number;
  readonly dayLeft: string;
  readonly requestsLeft: number;
  readonly dayRequests: number;
  /** Number of free withdrawals left this month. `feeFixed` is the fee of each further withdrawal. */
  readonly freeLeft: number;
  readonly feeFixed: string;
  /** Usual time until the amount is paid, minutes. */
  readonly arrivesIn: number;
  readonly hasPassword: boolean;
  /** True if a withdrawal requires a code of the second factor. */
  readonly requiresCode: boolean;
  readonly maxCards: number;
  readonly payeeName: string | null;
  /**
   * Error code of the reason that blocks withdrawals, or null. `blockedUntil` is the end of the block, ms since 1970.
   */
  readonly blockedBy: string | null;
  readonly blockedUntil: number | null;
  /** Number of the newest withdrawal without a final state; null without one. */
  readonly orderNo: string | null;
}

/** Bank account of the member. `number` is masked except for its last four digits. */
export interface WithdrawalCard {
  readonly id: string;
  readonly bankName: string;
  readonly icon: string | null;
  readonly number: string;
  readonly payeeName: string;
  /** Earliest time of a withdrawal to this bank account, ms since 1970. */
  readonly usableTime: number;
}

/** Bank or e-wallet that receives withdrawals. */
export interface WithdrawalBank {
  readonly id: string;
  readonly isWallet: boolean;
  readonly name: string;
  readonly icon: string | null;
  /** Minimum and maximum number of digits of an account number. */
  readonly min: number;
  readonly max: number;
}

export interface WithdrawalOrder {
  readonly orderNo: string;
  readonly status: WithdrawalState;
  readonly amount: string;
  readonly fee: string;
  readonly arrives: string;
  readonly bankName: string;
  readonly number: string;
  readonly payeeName: string;
  /** Expected time of the payment, ms since 1970; null after the final state. */
  readonly expectTime: number | null;
  readonly note: string | null;
  readonly canCancel: boolean;
  readonly steps: readonly { readonly status: WithdrawalState; readonly time: number }[];
}

type Wire = string | number | null | undefined;

export const parseSetting = (value: ResponseOf<typeof withdrawSetting>['value']): WithdrawalSetting => ({
  withdrawable: parseDecimal(value.withdrawable),
  min: parseDecimal(value.min),
  max: parseDecimal(value.max),
  decimals: parseNumber(value.decimals) ?? 2,
  dayLeft: parseDecimal(value.dayLeft),
  requestsLeft: parseNumber(value.requestsLeft) ?? 0,
  dayRequests: parseNumber(value.dayRequests) ?? 0,
  freeLeft: parseNumber(value.freeLeft) ?? 0,
  feeFixed: parseDecimal(value.feeFixed),
  arrivesIn: parseNumber(value.arrivesIn) ?? 0,
  hasPassword: parseFlag(value.hasPassword),
  requiresCode: parseFlag(value.wantsCode),
  maxCards: parseNumber(value.maxCards) ?? 5,
  payeeName: parseText(value.payeeName) || null,
  blockedBy: parseText(value.blockedBy) || null,
  blockedUntil: parseNumber(value.blockedUntil) ?? null,
  orderNo: parseText(value.orderNo) || null,
});

export const parseCards = (value: ResponseOf<typeof bankCards>['value']): WithdrawalCard[] =>
  value.map(card => ({
    id: String(card.cardId),
    bankName: parseText(card.bankName),
    icon: card.iconUrl ?? null,
    number: parseText(card.accountNo),
    payeeName: parseText(card.payeeName),
    usableTime: parseNumber(card.usableTime) ?? 0,
  }));

export const parseBanks = (value: ResponseOf<typeof withdrawBanks>['value']): WithdrawalBank[] =>
  value.map(bank => ({
    id: String(bank.bankId),
    isWallet: bank.kind === 'wallet',
    name: parseText(bank.bankName) || String(bank.bankId),
    icon: bank.iconUrl ?? null,
    min: parseNumber(bank.digitsMin) ?? 1,
    max: parseNumber(bank.digitsMax) ?? 34,
  }));

const stateOf = (value: Wire): WithdrawalState => withdrawalState.options.find(one => one === value) ?? 'pending';

export const parseOrder = (value: ResponseOf<typeof withdraw>['value']): WithdrawalOrder => ({
  orderNo: String(value.orderNo),
  status: stateOf(value.status),
  amount: parseDecimal(value.amount),
  fee: parseDecimal(value.fee),
  arrives: parseDecimal(value.arrives),
  bankName: parseText(value.bankName),
  number: parseText(value.accountNo),
  payeeName: parseText(value.payeeName),
  expectTime: parseNumber(value.expectTime) ?? null,
  note: value.note ?? null,
  canCancel: parseFlag(value.canCancel),
  steps: (value.steps ?? []).map(({ status, time }) => ({ status: stateOf(status), time: parseNumber(time) ?? 0 })),
});
