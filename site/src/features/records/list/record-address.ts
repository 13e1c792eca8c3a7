/** Stores the filter of a record in its address, for sharing and for Back (BOOK-02). */
import { RECORD_PERIODS, type RecordDays } from 'lobbykit/domain';
import { ALL_RECORDS, type RecordFilter } from '../records-model.ts';

const LONGEST = 128;
const CODES = /^[a-z]+(,[a-z]+)*$/;

/** Parses the filter of a query; invalid values are ignored. */
export function parseFilter(search: string): RecordFilter {
  const query = new URLSearchParams(search);
  const read = (name: string) => (query.get(name) ?? '').slice(0, LONGEST);
  const period = RECORD_PERIODS.find(known => known === read('days'));
  const days: RecordDays = { from: read('from'), to: read('to') };
  const isDates = [days.from, days.to].every(date => /^\d{4}-\d\d-\d\d$/.test(date));
  return {
    days: period ?? (isDates ? days : ALL_RECORDS.days),
    codes: CODES.test(read('kind')) ? read('kind').split(',') : [],
    category: read('category'),
    status: read('state'),
    ...(read('member') && { userName: read('member') }),
  };
}

/** Returns the query of a filter and preserves other parameters of `search`; '' if empty. */
export function filterSearch(search: string, { days, codes, category, status, userName = '' }: RecordFilter): string {
  const query = new URLSearchParams(search);
  const isPeriod = typeof days === 'string';
  const values = {
    days: isPeriod && days !== ALL_RECORDS.days ? days : '',
    from: isPeriod ? '' : days.from,
    to: isPeriod ? '' : days.to,
    kind: codes.join(','),
    category,
    state: status,
    member: userName,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.toString();
}

/** Flags that enable the account record and the betting record (BOOK-01, BOOK-03). */
export const ACCOUNT_FLAG = 'TRANSREC3';
export const BETS_FLAG = 'TRANSBETREPMEM3';

export type RecordTab = 'account' | 'bets' | 'deposits' | 'withdrawals';

/** Records of the account page other than the ledger, as named in its address. */
const SHOWN: readonly RecordTab[] = ['deposits', 'withdrawals'];

const BETS = '/m/gameRecord';
const ACCOUNT = '/m/transaction/record';

/** Record of an address. */
export function tabOf(path: string, search: string): RecordTab {
  if (path === BETS) return 'bets';
  const show = new URLSearchParams(search).get('show');
  return SHOWN.find(tab => tab === show) ?? 'account';
}

/** Returns the enabled records: without the account flag only bets, and vice versa. */
export const tabsOf = (flags: ReadonlySet<string>): readonly RecordTab[] =>
  flags.has(ACCOUNT_FLAG) ? ['account', ...(flags.has(BETS_FLAG) ? (['bets'] as const) : []), ...SHOWN] : ['bets'];

/** Address of a record with the selected days. Kinds and states are dropped, because they differ between records. */
export function tabAddress(tab: RecordTab, search: string): string {
  const before = new URLSearchParams(search);
  const query = new URLSearchParams();
  if (SHOWN.includes(tab)) query.set('show', tab);
  for (const name of ['types', 'days', 'from', 'to']) {
    const value = before.get(name);
    if (value && !(name === 'types' && tab === 'bets')) query.set(name, value);
  }
  const path = tab === 'bets' ? BETS : ACCOUNT;
  return query.size > 0 ? `${path}?${query}` : path;
}
