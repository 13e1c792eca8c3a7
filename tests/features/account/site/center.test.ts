import { describe, expect, it } from 'vitest';
import {
  centerEntries,
  hasNewLayout,
  otherEntries,
} from '../../../../site/src/features/account/center/center-entries.ts';
import { routeFor, titleOf } from '../../../../site/src/router/routes.ts';

const member = { type: 0 };
const ALL = new Set(['REWCEN3', 'PTSYS3', 'TRANSBETREPMEM3', 'TRANSREC3', 'SECPRIV', 'MAILCEN', 'MYACC']);
const paths = (entries: readonly { path: string }[]) => entries.map(({ path }) => path);

describe('member center', () => {
  it.each([
    ['1', true],
    ['0', false],
    ['true', false],
    [undefined, false],
  ])('MENU-05 template value %j sets the new layout to %j', (value, isNew) => {
    const template = new Map(value === undefined ? [] : [['mem_cen', value] as const]);
    expect(hasNewLayout(template, 'mem_cen')).toBe(isNew);
    expect(hasNewLayout(template, 'dep_func')).toBe(false);
  });

  it('MENU-05 deposit page and member center layouts are chosen separately', () => {
    expect(hasNewLayout(new Map([['dep_func', '1']]), 'dep_func')).toBe(true);
    expect(hasNewLayout(new Map([['dep_func', '1']]), 'mem_cen')).toBe(false);
  });

  it('MENU-01 MENU-02 member center lists the entries with enabled flags and the VIP page but not itself', () => {
    expect(paths(centerEntries(new Set(), member))).toEqual(['/m/activity/signIn', '/m/vip', '/m/member/benefits']);
    expect(paths(centerEntries(ALL, member))).toEqual([
      '/m/activity/signIn',
      '/m/rewardCenter',
      '/m/mall/mallHome',
      '/m/gameRecord',
      '/m/transaction/record',
      '/m/securityCenter',
      '/m/webEmail',
      '/m/vip',
      '/m/member/benefits',
    ]);
    expect(paths(centerEntries(ALL, { type: 20 }))).toContain('/m/agent');
  });

  it('ROUTE-34 /m/other lists the existing pages that are in no other menu', () => {
    expect(paths(otherEntries(member))).toContain('/m/message');
    expect(paths(otherEntries(null))).not.toContain('/m/message');
    expect(paths(otherEntries(null)).slice(0, 2)).toEqual(['/m/trail', '/m/set']);
    for (const path of ['/m/trail', '/m/set']) expect(paths(otherEntries(member))).not.toContain(path);
    const own = new Set(paths(centerEntries(ALL, member)));
    for (const { path, title } of otherEntries(member)) {
      expect(own.has(path)).toBe(false);
      const route = routeFor(path);
      expect(route.path).toBe(path);
      expect(titleOf(route, '')).toBe(title);
    }
  });
});
