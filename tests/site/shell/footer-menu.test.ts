import { describe, expect, it } from 'vitest';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { FOOTER_ITEMS, footerTarget, isCurrentPage } from '../../../site/src/shell/menus/footer-menu.tsx';

const targets = (loggedIn: boolean) => FOOTER_ITEMS.map(item => footerTarget(item, loggedIn, '/m/rng?x=1'));

describe('footer menu', () => {
  it('FRAME-11 FRAME-12 the footer menu links to home, promotions, deposit, referral and account, in this order', () => {
    expect(FOOTER_ITEMS.map(({ title }) => en[title])).toEqual(['Home', 'Promotions', 'Deposit', 'Invite', 'Account']);
    expect(targets(true)).toEqual(['/m/home', '/m/activity', '/m/voucherCenter', null, '/m/member/home']);
  });

  it('FRAME-13 FRAME-14 ROLE-04 the last three items of a visitor lead to login with a return URL', () => {
    expect(targets(false)).toEqual([
      '/m/home',
      '/m/activity',
      '/m/login?next=%2Fm%2FvoucherCenter',
      '/m/login?next=%2Fm%2Frng%3Fx%3D1',
      '/m/login?next=%2Fm%2Fmember%2Fhome',
    ]);
  });

  it.each([
    ['/m/home', ['Home']],
    ['/m/member/home', ['Account']],
    ['/m/myAccount/index', ['Account']],
    ['/m/help', []],
  ])('ROUTE-21 the footer menu on %s marks %j', (path, active) => {
    expect(FOOTER_ITEMS.filter(item => isCurrentPage(item, path)).map(({ title }) => en[title])).toEqual(active);
  });
});
