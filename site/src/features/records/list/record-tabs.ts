/** Tabs of the record pages, the flags that enable them, and their URLs (BOOK-01, BOOK-03, BOOK-05). */

/** Flags that enable the account record and the betting record (BOOK-01, BOOK-03). */
export const ACCOUNT_FLAG = 'TRANSREC3';
export const BETS_FLAG = 'TRANSBETREPMEM3';

export type RecordTab = 'account' | 'bets' | 'deposits' | 'withdrawals';

/** Tabs of the account record page that its `show` parameter selects instead of the ledger entries. */
const SHOWN: readonly RecordTab[] = ['deposits', 'withdrawals'];

const BETS = '/m/gameRecord';
const ACCOUNT = '/m/transaction/record';

/** Returns the tab that a URL selects. */
export function tabOf(path: string, search: string): RecordTab {
  if (path === BETS) return 'bets';
  const show = new URLSearchParams(search).get('show');
  return SHOWN.find(tab => tab === show) ?? 'account';
}

/** Returns the enabled tabs. Without the flag of the account record, only the bets are enabled. */
export const tabsOf = (flags: ReadonlySet<string>): readonly RecordTab[] =>
  flags.has(ACCOUNT_FLAG) ? ['account', ...(flags.has(BETS_FLAG) ? (['bets'] as const) : []), ...SHOWN] : ['bets'];

/**
 * Returns the URL of a tab with the selected days. Entry kinds and states are dropped, because they differ between
 * tabs.
 */
export function tabUrl(tab: RecordTab, search: string): string {
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
