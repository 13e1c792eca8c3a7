import { describe, expect, it } from 'vitest';
import { menuEntries } from '../../../../site/src/features/account/center/side-menu-entries.ts';
import { routeFor } from '../../../../site/src/router/routes.ts';

const member = { type: 0 };
const paths = (flags: readonly string[], actor: { type: number } | null = member) =>
  menuEntries(new Set(flags), actor, PARTNERS).map(({ path }) => path);

const PARTNERS = 'https://partners.example/join';
const CHECK_IN = '/m/activity/signIn';

describe('member menu entries', () => {
  it('MENU-03 check-in entry is always visible', () => {
    expect(paths([])).toEqual([CHECK_IN]);
  });

  it.each([
    ['REWCEN3', '/m/rewardCenter'],
    ['PTSYS3', '/m/mall/mallHome'],
    ['TRANSBETREPMEM3', '/m/gameRecord'],
    ['TRANSREC3', '/m/transaction/record'],
  ])('MENU-01 flag %s adds %s', (flag, path) => {
    expect(paths([flag])).toEqual([CHECK_IN, path]);
  });

  it.each([
    ['SECPRIV', '/m/securityCenter'],
    ['MAILCEN', '/m/webEmail'],
    ['MYACC', '/m/myAccount/index'],
  ])('MENU-02 flag %s adds %s', (flag, path) => {
    expect(paths([flag])).toEqual([CHECK_IN, path]);
  });

  it('MENU-04 AGENT-24 agent entry leads agents home and visitors to the partner page and is hidden for members', () => {
    expect(paths([], { type: 20 })).toEqual([CHECK_IN, '/m/agent']);
    expect(paths([], null)).toEqual([CHECK_IN, PARTNERS]);
    expect([0, 4, 40].map(type => paths([], { type }))).toEqual([[CHECK_IN], [CHECK_IN], [CHECK_IN]]);
  });

  it('every menu entry leads to an existing page', () => {
    const all = ['REWCEN3', 'PTSYS3', 'TRANSBETREPMEM3', 'TRANSREC3', 'SECPRIV', 'MAILCEN', 'MYACC'];
    const entries = paths(all, { type: 20 });
    expect(entries).toHaveLength(9);
    expect(entries.filter(path => routeFor(path).path !== path)).toEqual([]);
  });
});
