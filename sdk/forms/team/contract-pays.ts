/** Periods of contracts, and what they paid, as lists (TEAM-23, TEAM-24). */
import type { ContractKind } from '../../domain/agent/contracts.ts';
import { readDecimal, readFlag, readNumber, readText } from '../../domain/read/read.ts';
import { contractPays, dividend } from '../../wire/agent-contracts.ts';
import type { Answer } from '../../wire/endpoint.ts';
import { type CurrentPeriod, readCurrent } from './contracts.ts';
import type { TeamSource } from './list.ts';

export interface ContractPay {
  /** First and last day, `2026-11-20`. */
  readonly from: string;
  readonly to: string;
  /** Of an hour, when it begins: ms since 1970. */
  readonly hour: number | null;
  /** Decimal text. */
  readonly base: string;
  readonly active: number;
  readonly amount: string;
  /** `none` where nothing was earned. */
  readonly status: 'paid' | 'owed' | 'none';
  readonly paidAt: number | null;
  /** The other side. */
  readonly userName: string;
}

export interface ContractPaysHead {
  /** Of all periods, decimal text. */
  readonly paid: string;
  readonly owed: string;
}

type Pays = Answer<typeof contractPays>['value'];

const readRow = (row: Pays['content'][number]): ContractPay => {
  const status = readText(row.status);
  return {
    from: readText(row.date),
    to: readText(row.endDate),
    hour: readNumber(row.startTime),
    base: readDecimal(row.base),
    active: readNumber(row.active) ?? 0,
    amount: readDecimal(row.amount),
    status: status === 'paid' || status === 'owed' ? status : 'none',
    paidAt: readNumber(row.payTime),
    userName: readText(row.userName),
  };
};

const readPage = (value: Pays) => ({
  rows: value.content.map(readRow),
  total: readNumber(value.total) ?? value.content.length,
  pages: readNumber(value.totalPages) ?? 1,
});

const readHead = (value: Pays | null | undefined): ContractPaysHead => ({
  paid: readDecimal(value?.sums?.paid),
  owed: readDecimal(value?.sums?.owed),
});

/** Periods of one of the member's own contracts. */
export const contractPaysSource: TeamSource<{ readonly kind: ContractKind }, ContractPay, ContractPaysHead> = async (
  lobby,
  { kind },
  { no, size },
) => {
  const { value } = await lobby.call(contractPays, { query: { kind, pageNo: no, pageSize: size } });
  return { ...readPage(value), head: readHead(value) };
};

export interface DividendFilter {
  readonly side: 'received' | 'given';
}

export interface DividendHead extends ContractPaysHead {
  /** Of the agent's own contract. */
  readonly current: CurrentPeriod | null;
  readonly hasReceived: boolean;
  readonly hasGiven: boolean;
}

/** Periods of dividends: what the agent gets, or what the agent pays to direct members. */
export const dividendSource: TeamSource<DividendFilter, ContractPay, DividendHead> = async (
  lobby,
  { side },
  { no, size },
) => {
  const { value } = await lobby.call(dividend, { query: { side, pageNo: no, pageSize: size } });
  const head = {
    ...readHead(value),
    current: readCurrent(value?.current),
    hasReceived: readFlag(value?.hasReceived),
    hasGiven: readFlag(value?.hasGiven),
  };
  return value ? { ...readPage(value), head } : { rows: [], total: 0, pages: 1, head };
};
