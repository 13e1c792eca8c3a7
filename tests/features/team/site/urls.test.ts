import { describe, expect, it } from 'vitest';
import { filterSearch, parseFilter } from '../../../../site/src/features/records/list/filter-url.ts';
import { pnlCsv } from '../../../../site/src/features/team/csv-rows.ts';
import { ALL_MEMBERS } from '../../../../site/src/features/team/members/members-model.ts';
import { membersUrl, parseMembersFilter } from '../../../../site/src/features/team/members/members-url.ts';
import { parsePnlFilter, pnlUrl, sortedBy } from '../../../../site/src/features/team/reports/pnl-url.ts';

const search = (address: string) => address.replace(/^[^?]*\??/, '');
const FIRST = parsePnlFilter('');

describe('TEAM-11 profit and loss URL', () => {
  it.each([
    [FIRST],
    [{ ...FIRST, days: '31' as const, userName: 'sonha_5' }],
    [{ ...FIRST, days: { from: '2026-11-01', to: '2026-11-09' }, category: 'RNG' }],
    [{ ...FIRST, sort: 'deposit' as const, order: 'asc' as const }],
  ])('TEAM-11 profit and loss URL stores the filter %j', filter => {
    expect(parsePnlFilter(search(pnlUrl(filter)))).toEqual(filter);
  });

  it('TEAM-11 profit and loss URL ignores invalid values and omits the default filter', () => {
    expect(parsePnlFilter('sort=password&order=up&days=99')).toEqual(FIRST);
    expect(pnlUrl(FIRST)).toBe('/m/agent/team/pnl');
  });

  it('TEAM-11 first sort of profit and loss is descending for amounts and ascending for names, and a second sort reverses the order', () => {
    const byStake = sortedBy(FIRST, 'stake');
    expect([byStake.sort, byStake.order]).toEqual(['stake', 'desc']);
    expect(sortedBy(byStake, 'stake').order).toBe('asc');
    expect(sortedBy(FIRST, 'userName').order).toBe('asc');
  });
});

describe('TEAM-12 team management URL', () => {
  it.each([
    [ALL_MEMBERS],
    [{ ...ALL_MEMBERS, search: 'min' }],
    [{ ...ALL_MEMBERS, level: 2 }],
    [{ ...ALL_MEMBERS, userName: 'sonha_5', sort: 'balance' as const, order: 'desc' as const }],
  ])('TEAM-12 team management URL stores the filter %j', filter => {
    expect(parseMembersFilter(search(membersUrl(filter)))).toEqual(filter);
  });

  it('TEAM-12 team management URL ignores invalid values', () => {
    expect(parseMembersFilter('level=0&sort=password')).toEqual(ALL_MEMBERS);
  });
});

it('TEAM-15 TEAM-16 team record URL contains the member', () => {
  const filter = { ...parseFilter(''), userName: 'minhanh92' };
  expect(parseFilter(filterSearch('types=A&whose=team', filter)).userName).toBe('minhanh92');
  expect(filterSearch('member=minhanh92', { ...filter, userName: '' })).toBe('');
});

it('TEAM-11 BOOK-06 profit and loss CSV has one line per member and escapes names that start like formulas', () => {
  const money = { deposit: '1.00', withdrawal: '0.00', fees: '0.00', bonus: '0.00', rebate: '0.00' };
  const play = { stake: '10.00', qualifyingStake: '9.00', win: '4.00', result: '-6.00' };
  const text = Object.assign((key: string) => key, { tag: 'en', language: 'EN' });
  const lines = pnlCsv([{ ...money, ...play, userName: '=cmd', teamSize: 3 }], text as never).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe("'=cmd,3,-6.00,10.00,9.00,4.00,0.00,0.00,1.00,0.00,0.00");
});
