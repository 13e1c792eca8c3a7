import { describe, expect, it } from 'vitest';
import { tabAddress, tabOf, tabsOf } from '../../../../site/src/features/records/list/record-address.ts';
import {
  WITHDRAWAL_STATES,
  withdrawalAppearance,
  withdrawalStateKey,
} from '../../../../site/src/features/records/states.ts';

describe('records of a member', () => {
  it('BOOK-01 BOOK-03 BOOK-05 are those that the merchant has switched on', () => {
    expect(tabsOf(new Set(['TRANSREC3', 'TRANSBETREPMEM3']))).toEqual(['account', 'bets', 'deposits', 'withdrawals']);
    expect(tabsOf(new Set(['TRANSREC3']))).toEqual(['account', 'deposits', 'withdrawals']);
    expect(tabsOf(new Set(['TRANSBETREPMEM3']))).toEqual(['bets']);
  });

  it('BOOK-02 BOOK-05 have an address each, which keeps the days and leaves kinds and states behind', () => {
    for (const tab of tabsOf(new Set(['TRANSREC3', 'TRANSBETREPMEM3']))) {
      const [path = '', search = ''] = tabAddress(tab, '?show=deposits&days=7&state=paid&kind=bet').split('?');
      expect([tabOf(path, search), search.includes('days=7'), /state|kind/.test(search)]).toEqual([tab, true, false]);
    }
    expect(tabOf('/m/transaction/record', '?show=something')).toBe('account');
  });

  it('BOOK-05 have a look and a word for each state of a withdrawal, and for one that a later gateway may name', () => {
    for (const state of WITHDRAWAL_STATES) expect(withdrawalStateKey(state)).toBe(`records.withdrawal.${state}`);
    expect(withdrawalStateKey('sleeping' as never)).toBe('records.withdrawal.pending');
    expect(withdrawalAppearance('sleeping' as never)).toEqual(withdrawalAppearance('pending'));
    expect(withdrawalAppearance('rejected').tone).toBe('danger');
  });
});
