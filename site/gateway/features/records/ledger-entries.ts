/** Account record of a member: ledger entries of cash and bonus, newest first, with pagination (BOOK-01, BOOK-02). */
import { toAmount, toUnits } from 'lobbykit/domain';
import type { memberTransactions } from 'lobbykit/wire';
import type { InferInput, InferOutput } from 'valibot';
import { ledgerEntryNo } from '../../ledger/posting.ts';
import { invalidCursor, readCursor, requirePage, writeCursor } from '../../platform/cursor.ts';
import type { Database } from '../../platform/db/schema.ts';
import { localize } from '../../platform/localized-text.ts';
import { orderNoOf } from '../lottery/bets/order-number.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { requireDays } from './days.ts';
import { codeOf, kindsOf, nameOf } from './entry-kinds.ts';
import {
  type BalanceAfter,
  balancesAfter,
  causesOf,
  type LedgerEntryCause,
  type LedgerEntryRow,
  type LedgerEntryTotalsRow,
  type ListedAccount,
  listLedgerEntries,
  totalLedgerEntries,
} from './ledger-entries-repository.ts';

type EntriesQuery = InferOutput<typeof memberTransactions.query> & { readonly language: string };
type Page = InferInput<typeof memberTransactions.value>;
export type Row = Page['content'][number];

export interface Reader {
  readonly memberId: number;
  readonly merchantCode: string;
}

/** Returns a page of the account record. Throws ApiError 400 for invalid days, kinds or cursors. */
export async function ledgerEntryPage(db: Database, reader: Reader, query: EntriesQuery, now: number): Promise<Page> {
  const days = requireDays(query, (await readTerms(db, reader.merchantCode)).zone, now);
  const kinds = kindsOf(query.txCode);
  const { size, isFirst } = requirePage(query);
  const accounts = await totalLedgerEntries(db, { memberId: reader.memberId, from: days.from, to: days.to, kinds });
  const below = isFirst ? new Map<number, number>() : readPositions(query.cursor ?? '');
  const spans = accounts.map(account => ({
    ...account,
    lastSeq: Math.min(account.lastSeq, (below.get(account.accountId) ?? Number.POSITIVE_INFINITY) - 1),
    kinds: kinds && account.kinds,
  }));
  const found = await listLedgerEntries(db, spans, { from: days.since, until: days.until }, size + 1);
  const merged = merge(found, size + 1);
  const rows = merged.slice(0, size);
  const names = new Map(accounts.map(({ accountId, account }) => [accountId, account]));
  const causes = await causesOf(db, rows);
  const balances = await balancesAfter(db, rows);
  return {
    content: rows.map(row =>
      toRow(row, names.get(row.account_id) ?? 'cash', {
        cause: causes.get(row.transaction_id),
        after: afterOf(balances, row),
        language: query.language,
      }),
    ),
    cursor: merged.length > size ? writePositions(rows, below) : null,
    pageNum: isFirst ? 1 : null,
    totalPages: null,
    total: isFirst ? accounts.reduce((sum, { count }) => sum + count, 0) : null,
    sums: isFirst ? toTotals(accounts) : null,
  };
}

/**
 * Returns the sum of the ledger entries of a filter code in minor units, negative if more was debited than credited. It
 * equals the total that the account record shows.
 */
export async function netOfCode(
  db: Database,
  memberId: number,
  txCode: string,
  days: { readonly from: string; readonly to: string },
): Promise<bigint> {
  const accounts = await totalLedgerEntries(db, { memberId, ...days, kinds: kindsOf(txCode) });
  return accounts.reduce((sum, { credits, debits }) => sum + toUnits(credits) - toUnits(debits), 0n);
}

/**
 * Returns the newest entries of all accounts, merged by time. Entries of the same account keep their order regardless
 * of their times.
 */
function merge(rows: readonly LedgerEntryRow[], max: number): LedgerEntryRow[] {
  const accounts = [...new Set(rows.map(({ account_id }) => account_id))];
  const lines = accounts.map(account =>
    rows.filter(({ account_id }) => account_id === account).sort((a, b) => b.seq - a.seq),
  );
  const merged: LedgerEntryRow[] = [];
  while (merged.length < max) {
    const line = lines.reduce<LedgerEntryRow[] | null>((newest, line) => {
      if (line.length === 0) return newest;
      const [a, b] = [line[0]!, newest?.[0]];
      // Of two entries with the same time, the entry of the later transaction is newer.
      return !b || a.at > b.at || (a.at === b.at && a.transaction_id > b.transaction_id) ? line : newest;
    }, null);
    if (!line) break;
    merged.push(line.shift()!);
  }
  return merged;
}

/**
 * Returns the cursor: `17.230_18.4` continues with the entries of account 17 before sequence number 230, and of account
 * 18 before sequence number 4.
 */
function writePositions(rows: readonly LedgerEntryRow[], below: ReadonlyMap<number, number>): string {
  const next = new Map(below);
  for (const { account_id, seq } of rows) next.set(account_id, seq);
  return [...next].map(([account, seq]) => writeCursor(account, seq)).join('_');
}

function readPositions(cursor: string): Map<number, number> {
  const parts = cursor.split('_');
  // A member has at most two accounts in the record: cash and bonus.
  if (parts.length > 2) throw invalidCursor();
  return new Map(parts.map(part => readCursor(part, 2) as [account: number, seq: number]));
}

function toTotals(accounts: readonly LedgerEntryTotalsRow[]): Page['sums'] {
  const sum = (part: 'credits' | 'debits') => accounts.reduce((total, one) => total + toUnits(one[part]), 0n);
  const [credits, debits] = [sum('credits'), sum('debits')];
  return { in: toAmount(credits), out: toAmount(debits), net: toAmount(credits - debits) };
}

/** Maximum number of payees that are listed by name; further payees are only counted. */
const MAX_NAMES = 3;

/**
 * Returns the subject of an entry, or the other party of a transfer. A payee of a transfer to several members does not
 * see the other payees.
 */
function remarkOf({ names, payer, paid }: LedgerEntryCause, isOut: boolean, language: string): string | null {
  if (names) return localize(names, language);
  if (!isOut) return payer;
  if (!paid) return null;
  const rest = paid.length - MAX_NAMES;
  return `${paid.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` +${rest}` : ''}`;
}

/** Returns the member's cash and bonus after a ledger entry. */
export const afterOf = (
  balances: ReadonlyMap<string, BalanceAfter>,
  { account_id, transaction_id }: Pick<LedgerEntryRow, 'account_id' | 'transaction_id'>,
): BalanceAfter => balances.get(`${account_id}.${transaction_id}`) ?? { cash: '0', bonus: '0' };

interface RelatedRows {
  readonly cause: LedgerEntryCause | undefined;
  readonly after: BalanceAfter;
  readonly language: string;
}

/** Returns requested amount, received amount and fee if the entry belongs to a deposit; null for other entries. */
function depositOf(cause: LedgerEntryCause | undefined) {
  if (!cause || cause.requested === null || cause.received === null || cause.fee === null) return null;
  const { requested, received, fee } = cause;
  return {
    requested: toAmount(toUnits(requested)),
    received: toAmount(toUnits(received)),
    fee: toAmount(toUnits(fee)),
  };
}

export function toRow(row: LedgerEntryRow, account: ListedAccount, { cause, after, language }: RelatedRows): Row {
  const isPlay = cause?.bet_id !== null && cause?.bet_id !== undefined;
  return {
    transactionNo: ledgerEntryNo(row.transaction_id, account),
    txCode: codeOf(row.kind),
    txName: nameOf(row.kind, language),
    kind: row.kind,
    account,
    amount: toAmount(toUnits(row.amount)),
    balance: toAmount(toUnits(after.cash) + toUnits(after.bonus)),
    bonusBalance: toAmount(toUnits(after.bonus)),
    deposit: depositOf(cause),
    createTime: row.at,
    remark: cause ? remarkOf(cause, row.amount.startsWith('-'), language) : null,
    category: row.category || null,
    orderNo: isPlay
      ? orderNoOf({ id: cause.bet_id!, playedAt: cause.played_at!, isTicket: cause.lottery_id !== null })
      : (cause?.order_no ?? null),
  };
}
