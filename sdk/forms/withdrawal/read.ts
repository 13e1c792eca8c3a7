/** What a gateway says about withdrawals, read leniently into what a page shows. */

import type { WithdrawalState } from '../../domain/money/withdrawal-states.ts';
import { readDecimal, readFlag, readNumber, readText } from '../../domain/read/read.ts';
import type { Answer } from '../../wire/endpoint.ts';
import type { bankCards, withdrawBanks, withdrawSetting } from '../../wire/withdrawal.ts';
import { type withdraw, withdrawalState } from '../../wire/withdrawal-order.ts';

/** What holds for the next withdrawal; amounts are decimal text. */
export interface WithdrawalSetting {
  readonly withdrawable: string;
  readonly least: string;
  readonly most: string;
  /** Decimals of the currency. */
  readonly decimals: number;
  readonly dayLeft: string;
  readonly requestsLeft: number;
  readonly dayRequests: number;
  /** Withdrawals of this month that still cost nothing; what each costs then. */
  readonly freeLeft: number;
  readonly feeFixed: string;
  /** Minutes after which the money is usually there. */
  readonly arrivesIn: number;
  readonly hasPassword: boolean;
  /** A withdrawal wants a code of the second factor, too. */
  readonly wantsCode: boolean;
  readonly mostCards: number;
  readonly payeeName: string | null;
  /** Code of what keeps the member from withdrawing, and when that is over, ms since 1970. */
  readonly blockedBy: string | null;
  readonly blockedUntil: number | null;
  /** The newest withdrawal that is not over. */
  readonly orderNo: string | null;
}

/** A card; of its number the last four digits alone. */
export interface WithdrawalCard {
  readonly id: string;
  readonly bankName: string;
  readonly icon: string | null;
  readonly number: string;
  readonly payeeName: string;
  /** From when a withdrawal may go to it, ms since 1970. */
  readonly usableTime: number;
}

export interface WithdrawalBank {
  readonly id: string;
  readonly name: string;
  /** Fewest and most digits of its numbers. */
  readonly least: number;
  readonly most: number;
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
  /** ms since 1970, null once that is of no matter. */
  readonly expectTime: number | null;
  readonly note: string | null;
  readonly canCancel: boolean;
  readonly steps: readonly { readonly status: WithdrawalState; readonly time: number }[];
}

type Wire = string | number | null | undefined;

export const readSetting = (value: Answer<typeof withdrawSetting>['value']): WithdrawalSetting => ({
  withdrawable: readDecimal(value.withdrawable),
  least: readDecimal(value.least),
  most: readDecimal(value.most),
  decimals: readNumber(value.decimals) ?? 2,
  dayLeft: readDecimal(value.dayLeft),
  requestsLeft: readNumber(value.requestsLeft) ?? 0,
  dayRequests: readNumber(value.dayRequests) ?? 0,
  freeLeft: readNumber(value.freeLeft) ?? 0,
  feeFixed: readDecimal(value.feeFixed),
  arrivesIn: readNumber(value.arrivesIn) ?? 0,
  hasPassword: readFlag(value.hasPassword),
  wantsCode: readFlag(value.wantsCode),
  mostCards: readNumber(value.mostCards) ?? 5,
  payeeName: readText(value.payeeName) || null,
  blockedBy: readText(value.blockedBy) || null,
  blockedUntil: readNumber(value.blockedUntil) ?? null,
  orderNo: readText(value.orderNo) || null,
});

export const readCards = (value: Answer<typeof bankCards>['value']): WithdrawalCard[] =>
  value.map(card => ({
    id: String(card.cardId),
    bankName: readText(card.bankName),
    icon: card.iconUrl ?? null,
    number: readText(card.accountNo),
    payeeName: readText(card.payeeName),
    usableTime: readNumber(card.usableTime) ?? 0,
  }));

export const readBanks = (value: Answer<typeof withdrawBanks>['value']): WithdrawalBank[] =>
  value.map(bank => ({
    id: String(bank.bankId),
    name: readText(bank.bankName) ?? String(bank.bankId),
    least: readNumber(bank.digitsLeast) ?? 1,
    most: readNumber(bank.digitsMost) ?? 34,
  }));

const stateOf = (value: Wire): WithdrawalState => withdrawalState.options.find(one => one === value) ?? 'pending';

export const readOrder = (value: Answer<typeof withdraw>['value']): WithdrawalOrder => ({
  orderNo: String(value.orderNo),
  status: stateOf(value.status),
  amount: readDecimal(value.amount),
  fee: readDecimal(value.fee),
  arrives: readDecimal(value.arrives),
  bankName: readText(value.bankName),
  number: readText(value.accountNo),
  payeeName: readText(value.payeeName),
  expectTime: readNumber(value.expectTime) ?? null,
  note: value.note ?? null,
  canCancel: readFlag(value.canCancel),
  steps: (value.steps ?? []).map(({ status, time }) => ({ status: stateOf(status), time: readNumber(time) ?? 0 })),
});
