import { describe, expect, it } from 'vitest';
import { tabOf, tabsOf, tabUrl } from '../../../../site/src/features/records/list/record-tabs.ts';
import {
  WITHDRAWAL_STATES,
  withdrawalAppearance,
  withdrawalStateKey,
} from '../../../../site/src/features/records/states.ts';

describe('record tabs', () => {
  it("BOOK-01 BOOK-03 BOOK-05 record tabs follow the merchant's flags", () => {
    expect(tabsOf(new Set(['TRANSREC3', 'TRANSBETREPMEM3']))).toEqual(['account', 'bets', 'deposits', 'withdrawals']);
    expect(tabsOf(new Set(['TRANSREC3']))).toEqual(['account', 'deposits', 'withdrawals']);
    expect(tabsOf(new Set(['TRANSBETREPMEM3']))).toEqual(['bets']);
  });

  it('BOOK-02 BOOK-05 record tab path preserves the days and drops kinds and states', () => {
    for (const tab of tabsOf(new Set(['TRANSREC3', 'TRANSBETREPMEM3']))) {
      const [path = '', search = ''] = tabUrl(tab, '?show=deposits&days=7&state=paid&kind=bet').split('?');
      expect([tabOf(path, search), search.includes('days=7'), /state|kind/.test(search)]).toEqual([tab, true, false]);
    }
    expect(tabOf('/m/transaction/record', '?show=something')).toBe('account');
  });

  it('BOOK-05 every withdrawal state has an appearance and a text with a fallback for unknown states', () => {
    for (const state of WITHDRAWAL_STATES) expect(withdrawalStateKey(state)).toBe(`records.withdrawal.${state}`);
    expect(withdrawalStateKey('sleeping' as never)).toBe('records.withdrawal.pending');
    expect(withdrawalAppearance('sleeping' as never)).toEqual(withdrawalAppearance('pending'));
    expect(withdrawalAppearance('rejected').tone).toBe('danger');
  });
});
