import { describe, expect, it } from 'vitest';
import { routeFor } from '../../site/src/router/routes.ts';
import { menuEntries } from '../../site/src/rules/menu.ts';

const member = { type: 0 };
const paths = (flags: readonly string[], who: { type: number } | null = member) =>
  menuEntries(new Set(flags), who).map(({ path }) => path);

const SIGN_IN = '/m/activity/signIn';

describe('entries of the member area', () => {
  it('MENU-03 the sign-in is always shown', () => {
    expect(paths([])).toEqual([SIGN_IN]);
  });

  it.each([
    ['REWCEN3', '/m/rewardCenter'],
    ['PTSYS3', '/m/mall/mallHome'],
    ['TRANSBETREPMEM3', '/m/gameRecord'],
    ['TRANSREC3', '/m/transaction/record'],
  ])('MENU-01 %s on brings %s', (flag, path) => {
    expect(paths([flag])).toEqual([SIGN_IN, path]);
  });

  it.each([
    ['SECPRIV', '/m/securityCenter'],
    ['MAILCEN', '/m/webEmail'],
    ['MYACC', '/m/myAccount/index'],
  ])('MENU-02 %s on brings %s', (flag, path) => {
    expect(paths([flag])).toEqual([SIGN_IN, path]);
  });

  it('MENU-04 the agent entry is for visitors and agents, not for the types 0, 4 and 40', () => {
    const withAgent = [SIGN_IN, '/m/agent'];
    expect([null, { type: 20 }].map(who => paths([], who))).toEqual([withAgent, withAgent]);
    expect([0, 4, 40].map(type => paths([], { type }))).toEqual([[SIGN_IN], [SIGN_IN], [SIGN_IN]]);
  });

  it('every entry leads to a page of its own', () => {
    const all = ['REWCEN3', 'PTSYS3', 'TRANSBETREPMEM3', 'TRANSREC3', 'SECPRIV', 'MAILCEN', 'MYACC'];
    const entries = paths(all, null);
    expect(entries).toHaveLength(9);
    expect(entries.filter(path => routeFor(path).path !== path)).toEqual([]);
  });
});
