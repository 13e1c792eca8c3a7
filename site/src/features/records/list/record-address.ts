/** What a record shows stands in its address, so that it can be shared and Back finds it again (BOOK-02). */
import { RECORD_PERIODS, type RecordDays } from 'lobbykit/domain';
import { ALL_RECORDS, type RecordFilter } from '../records-model.ts';

const LONGEST = 128;
const CODES = /^[a-z]+(,[a-z]+)*$/;

/** The filter of a query; what makes no sense in it is left out. */
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

/** The query of a filter, with everything else that stands in `search`; '' when nothing is chosen. */
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

/** Flags of a merchant that has an account record, and one of bets (BOOK-01, BOOK-03). */
export const ACCOUNT_FLAG = 'TRANSREC3';
export const BETS_FLAG = 'TRANSBETREPMEM3';

export type RecordTab = 'account' | 'bets' | 'deposits' | 'withdrawals';

/** Records of the account page besides the ledger entries, as its address names them. */
const SHOWN: readonly RecordTab[] = ['deposits', 'withdrawals'];

const BETS = '/m/gameRecord';
const ACCOUNT = '/m/transaction/record';

/** The record of an address. */
export function tabOf(path: string, search: string): RecordTab {
  if (path === BETS) return 'bets';
  const show = new URLSearchParams(search).get('show');
  return SHOWN.find(tab => tab === show) ?? 'account';
}

/** Records there are, for flags of the merchant: without that of the account there are bets alone, and the other way round. */
export const tabsOf = (flags: ReadonlySet<string>): readonly RecordTab[] =>
  flags.has(ACCOUNT_FLAG) ? ['account', ...(flags.has(BETS_FLAG) ? (['bets'] as const) : []), ...SHOWN] : ['bets'];

/** Address of a record, with the days that are chosen. Kinds and states of one say nothing of another. */
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
