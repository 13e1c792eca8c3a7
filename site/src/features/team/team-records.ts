/** Loads bets and ledger entries of the downline, in the format of a member's own records (TEAM-15, TEAM-16). */
import { parseText } from 'lobbykit/domain';
import { teamBetting, teamTransactions } from 'lobbykit/wire';
import {
  type Bet,
  type BetTotals,
  betState,
  type LedgerEntry,
  type LedgerEntryTotals,
  parseBet,
  parseBetTotals,
  parseLedgerEntry,
  parseLedgerEntryTotals,
  recordPaging,
  recordPeriod,
} from '../records/record-sources.ts';
import type { RecordSource } from '../records/records-model.ts';

/** Additional field of team records: the member to whom the row belongs. */
export interface OfMember {
  readonly userName: string;
}

/** Loads the bets of the whole downline or of one member (TEAM-15). */
export const teamBetRecord: RecordSource<Bet & OfMember, BetTotals> = {
  async page(lobby, { category, status, userName }, days, page) {
    const state = betState(status);
    const { value } = await lobby.call(teamBetting, {
      query: {
        ...recordPeriod(days, page),
        ...(category && { category }),
        ...(state && { status: state }),
        ...(userName && { userName }),
        language: lobby.$language.get(),
      },
    });
    return {
      ...recordPaging(value),
      rows: value.content.map(row => ({ ...parseBet(row), userName: parseText(row.userName) })),
      sums: parseBetTotals(value.sums),
    };
  },
};

/** Loads the ledger entries of the whole downline or of one member (TEAM-16). */
export const teamLedgerEntryRecord: RecordSource<LedgerEntry & OfMember, LedgerEntryTotals> = {
  async page(lobby, { codes, userName }, days, page) {
    const { value } = await lobby.call(teamTransactions, {
      query: {
        ...recordPeriod(days, page),
        ...(codes.length > 0 && { txCode: codes.join(',') }),
        ...(userName && { userName }),
        language: lobby.$language.get(),
      },
    });
    return {
      ...recordPaging(value),
      rows: value.content.map(row => ({ ...parseLedgerEntry(row), userName: parseText(row.userName) })),
      sums: parseLedgerEntryTotals(value.sums),
    };
  },
};
