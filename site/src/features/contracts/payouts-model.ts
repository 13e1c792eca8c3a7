/** Lists of contract periods and their payouts (TEAM-23, TEAM-24). */

import { type ContractKind, parseDecimal, parseFlag, parseNumber, parseText } from 'lobbykit/domain';
import { contractPays, dividend, type ResponseOf } from 'lobbykit/wire';
import type { TeamSource } from '../team/list-model.ts';
import { type CurrentPeriod, parseCurrent } from './contracts-model.ts';

export interface ContractPay {
  /** First and last day of the period, such as `2026-11-20`. */
  readonly from: string;
  readonly to: string;
  /** Start of an hourly period, ms since 1970; null if the period consists of days. */
  readonly hour: number | null;
  /** Amount that determines the reached tier: qualifying stake of the team, or its loss for dividends. Decimal text. */
  readonly base: string;
  readonly active: number;
  readonly amount: string;
  /** `owed` while the agent has insufficient funds to pay, `none` if the member earned nothing in the period. */
  readonly status: 'paid' | 'owed' | 'none';
  readonly paidAt: number | null;
  /** User name of the other party of the contract. */
  readonly userName: string;
}

export interface ContractPayoutsHeader {
  /** Sums of the payouts of all periods, decimal text: already paid, and still owed. */
  readonly paid: string;
  readonly owed: string;
}

type Payouts = ResponseOf<typeof contractPays>['value'];

const parseRow = (row: Payouts['content'][number]): ContractPay => {
  const status = parseText(row.status);
  return {
    from: parseText(row.date),
    to: parseText(row.endDate),
    hour: parseNumber(row.startTime),
    base: parseDecimal(row.base),
    active: parseNumber(row.active) ?? 0,
    amount: parseDecimal(row.amount),
    status: status === 'paid' || status === 'owed' ? status : 'none',
    paidAt: parseNumber(row.payoutTime),
    userName: parseText(row.userName),
  };
};

const parsePage = (value: Payouts) => ({
  rows: value.content.map(parseRow),
  total: parseNumber(value.total) ?? value.content.length,
  pages: parseNumber(value.totalPages) ?? 1,
});

const parseHeader = (value: Payouts | null | undefined): ContractPayoutsHeader => ({
  paid: parseDecimal(value?.sums?.paid),
  owed: parseDecimal(value?.sums?.owed),
});

/** Loads the periods of one of the member's contracts. */
export const contractPayoutsSource: TeamSource<
  { readonly kind: ContractKind },
  ContractPay,
  ContractPayoutsHeader
> = async (lobby, { kind }, { no, size }) => {
  const { value } = await lobby.call(contractPays, { query: { kind, pageNo: no, pageSize: size } });
  return { ...parsePage(value), head: parseHeader(value) };
};

export interface DividendFilter {
  readonly side: 'received' | 'given';
}

export interface DividendHeader extends ContractPayoutsHeader {
  /** Current period of the agent's dividend contract. */
  readonly current: CurrentPeriod | null;
  readonly hasReceived: boolean;
  readonly hasPaid: boolean;
}

/** Loads dividend periods: those that the agent receives, or those that the agent pays to direct members. */
export const dividendSource: TeamSource<DividendFilter, ContractPay, DividendHeader> = async (
  lobby,
  { side },
  { no, size },
) => {
  const { value } = await lobby.call(dividend, { query: { side, pageNo: no, pageSize: size } });
  const head = {
    ...parseHeader(value),
    current: parseCurrent(value?.current),
    hasReceived: parseFlag(value?.hasReceived),
    hasPaid: parseFlag(value?.hasGiven),
  };
  return value ? { ...parsePage(value), head } : { rows: [], total: 0, pages: 1, head };
};
