/** Loads and parses ledger entries and bets (BOOK-01, BOOK-03). */
import { parseDecimal, parseNumber, parseText, type RecordDays, toAmount, toUnits } from 'lobbykit/domain';
import { memberTransactions, type orderDetail, orders, type ResponseOf } from 'lobbykit/wire';
import type { RecordPage, RecordSource } from './records-model.ts';

/** Ledger entry of the member. */
export interface LedgerEntry {
  readonly id: string;
  /** Code of the entry kind, as used by the filter. */
  readonly code: string;
  /** Kind of the ledger entry, such as bet, win, or deposit. */
  readonly kind: string;
  readonly name: string;
  /** Explanation of the entry; '' if there is none. */
  readonly note: string;
  /** Amount, decimal text; negative for a debit. */
  readonly amount: string;
  /** Wallet balance after the entry: cash plus bonus. */
  readonly balance: string;
  /** Bonus part of `balance`. */
  readonly bonusBalance: string;
  /** True if the entry changes the bonus balance, false for cash. */
  readonly isBonus: boolean;
  /** Amounts of the deposit; null if the entry is not a deposit. */
  readonly deposit: DepositAmounts | null;
  readonly category: string;
  /** Time of the entry, ms since 1970; null if unknown. */
  readonly at: number | null;
  /** Number of the related bet, deposit, or withdrawal; '' if there is none. */
  readonly orderNo: string;
}

/** Amounts of a deposit, decimal text. */
export interface DepositAmounts {
  readonly requested: string;
  /** Amount received by the operator; '' until known. */
  readonly received: string;
  readonly fee: string;
  /** Amount added to the cash balance; '' until the deposit is paid. */
  readonly credited: string;
}

/** True if the amounts differ, so that showing only one would mislead. */
export const depositAmountsDiffer = ({ requested, received, credited }: DepositAmounts): boolean =>
  [received, credited].some(amount => amount !== '' && toUnits(amount) !== toUnits(requested));

/** Totals of ledger entries, decimal text. */
export interface LedgerEntryTotals {
  readonly in: string;
  readonly out: string;
  readonly net: string;
}

export type BetState = 'waiting' | 'won' | 'lost' | 'refunded' | 'cancelled';
const BET_STATES: readonly BetState[] = ['waiting', 'won', 'lost', 'refunded', 'cancelled'];

/** Bet of the member: a lottery ticket or a game round. */
export interface Bet {
  readonly orderNo: string;
  /** Game category; LOTT for lottery tickets. */
  readonly category: string;
  /** Name of the game; '' if the game no longer exists. */
  readonly name: string;
  readonly icon: string | null;
  readonly vendor: string;
  readonly gameId: string;
  readonly gameCode: string;
  readonly nodeId: string;
  /** Number of the lottery draw; '' for game rounds. */
  readonly drawNumber: string;
  readonly stake: string;
  readonly cancelled: string;
  readonly win: string;
  readonly state: BetState;
  readonly at: number | null;
  readonly settledAt: number | null;
}

export interface BetTotals {
  readonly count: number;
  readonly stake: string;
  readonly win: string;
  readonly net: string;
}

/** Returns the request parameters for the days and the page of a record list. */
export const recordPeriod = ({ from, to }: RecordDays, { size, cursor }: { size: number; cursor: string | null }) => ({
  startDate: from,
  endDate: to,
  pageNo: 1,
  pageSize: size,
  ...(cursor === null ? {} : { cursor }),
});

type Paged = Pick<ResponseOf<typeof orders>['value'], 'cursor' | 'total'>;
/** Parses the cursor of the next page, and the total number of rows. */
export const recordPaging = ({ cursor, total }: Paged): Pick<RecordPage<never, never>, 'cursor' | 'total'> => ({
  cursor: parseText(cursor) || null,
  total: parseNumber(total),
});

/**
 * Loads the ledger entries of the member.
 * @param types 'A' on pages for agents
 */
export const accountRecord = (types?: 'A'): RecordSource<LedgerEntry, LedgerEntryTotals> => ({
  async page(lobby, { codes }, days, page) {
    const { value } = await lobby.call(memberTransactions, {
      query: {
        ...recordPeriod(days, page),
        ...(codes.length > 0 && { txCode: codes.join(',') }),
        ...(types && { types }),
        language: lobby.$language.get(),
      },
    });
    return {
      ...recordPaging(value),
      rows: value.content.map(parseLedgerEntry),
      sums: parseLedgerEntryTotals(value.sums),
    };
  },
});

type WireLedgerEntries = ResponseOf<typeof memberTransactions>['value'];

export const parseLedgerEntry = (row: WireLedgerEntries['content'][number]): LedgerEntry => ({
  id: parseText(row.transactionNo),
  code: parseText(row.txCode),
  kind: parseText(row.kind),
  name: parseText(row.txName),
  note: parseText(row.remark),
  amount: parseDecimal(row.amount),
  balance: parseDecimal(row.balance),
  bonusBalance: parseDecimal(row.bonusBalance),
  isBonus: row.account === 'bonus',
  deposit: row.deposit
    ? {
        requested: parseDecimal(row.deposit.requested),
        received: parseDecimal(row.deposit.received),
        fee: parseDecimal(row.deposit.fee),
        credited: toAmount(toUnits(parseDecimal(row.deposit.received)) - toUnits(parseDecimal(row.deposit.fee))),
      }
    : null,
  category: parseText(row.category),
  at: parseNumber(row.createTime),
  orderNo: parseText(row.orderNo),
});

export const parseLedgerEntryTotals = (sums: WireLedgerEntries['sums']): LedgerEntryTotals | null =>
  sums ? { in: parseDecimal(sums.in), out: parseDecimal(sums.out), net: parseDecimal(sums.net) } : null;

type WireBet = ResponseOf<typeof orders>['value']['content'][number];

export const parseBet = (row: WireBet | ResponseOf<typeof orderDetail>['value']): Bet => ({
  orderNo: parseText(row.orderNo),
  category: parseText(row.category),
  name: parseText(row.remark),
  icon: row.iconUrl ?? null,
  vendor: parseText(row.vendor),
  gameId: parseText(row.gameId),
  gameCode: parseText(row.gameCode),
  nodeId: parseText(row.nodeId),
  drawNumber: parseText(row.numero),
  stake: parseDecimal(row.amount),
  cancelled: parseDecimal(row.cancelledAmount),
  win: parseDecimal(row.winAmount),
  state: BET_STATES.find(state => state === row.status) ?? 'waiting',
  at: parseNumber(row.createTime),
  settledAt: parseNumber(row.settleTime),
});

/** Loads the member's bets: lottery tickets and game rounds. */
export const betRecord: RecordSource<Bet, BetTotals> = {
  async page(lobby, { category, status }, days, page) {
    const state = betState(status);
    const { value } = await lobby.call(orders, {
      query: {
        ...recordPeriod(days, page),
        ...(category && { category }),
        ...(state && { status: state }),
        language: lobby.$language.get(),
      },
    });
    return { ...recordPaging(value), rows: value.content.map(parseBet), sums: parseBetTotals(value.sums) };
  },
};

/** Returns the bet state of a filter value; undefined for other values. */
export const betState = (status: string): BetState | undefined => BET_STATES.find(known => known === status);

export const parseBetTotals = (sums: ResponseOf<typeof orders>['value']['sums']): BetTotals | null =>
  sums
    ? {
        count: parseNumber(sums.count) ?? 0,
        stake: parseDecimal(sums.stake),
        win: parseDecimal(sums.win),
        net: parseDecimal(sums.net),
      }
    : null;
