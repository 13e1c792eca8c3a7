import { describe, expect, it } from 'vitest';
import { routes } from '../../../site/src/router/routes.ts';
import { backTarget, bannerOf, barsOf } from '../../../site/src/shared/layout/bars.ts';

const paths = routes.map(({ path }) => path);
const where = (holds: (path: string) => boolean) => paths.filter(holds).sort();

describe('bars around a page', () => {
  it('FRAME-02 log in, register and recover have no header, nor has a running game', () => {
    expect(where(path => barsOf(path).header === null)).toEqual([
      '/m/forget',
      '/m/launchGame',
      '/m/login',
      '/m/register',
    ]);
  });

  it('FRAME-03 FRAME-04 every titled header but that of the password has the way back, home has a header of its own', () => {
    expect(where(path => barsOf(path).header === 'home')).toEqual(['/m/home']);
    expect(where(path => barsOf(path).header === 'page' && !barsOf(path).back)).toEqual(['/m/changePsw']);
    expect(barsOf('/m/home').back).toBe(false);
  });

  it('FRAME-08 PAY-05 these pages have no footer menu, all others have it; in the cashier its one action takes the place', () => {
    expect(where(path => !barsOf(path).footerMenu)).toEqual([
      '/m/activity/signIn',
      '/m/activityDetail',
      '/m/app',
      '/m/changePsw',
      '/m/forget',
      '/m/launchGame',
      '/m/login',
      '/m/register',
      '/m/voucherCenter',
      '/m/withdraw',
    ]);
  });

  it('FRAME-09 FRAME-10 the bar that offers the app does not stand on these pages, nor above a game', () => {
    expect(where(path => !barsOf(path).downloadBar)).toEqual([
      '/m/activity',
      '/m/activityDetail',
      '/m/launchGame',
      '/m/login',
      '/m/register',
    ]);
  });
});

describe('the way back', () => {
  it('FRAME-05 FRAME-06 leads home from these pages, one step back from all others', () => {
    expect(where(path => backTarget(path, '') === 'home')).toEqual([
      '/m/activity',
      '/m/forget',
      '/m/login',
      '/m/message',
      '/m/notice',
      '/m/register',
      '/m/trail',
    ]);
  });

  it('ROUTE-17 a game opened with pageBack=home is left for home, every other one for where it was opened', () => {
    expect(backTarget('/m/launchGame', '?gameId=1&pageBack=home')).toBe('home');
    expect(backTarget('/m/launchGame', '?gameId=1')).toBe('history');
    expect(backTarget('/m/rng', '?pageBack=home')).toBe('history');
  });
});

describe('the banner at the top', () => {
  it('FRAME-01 stands on home and on every page of a category of games, and nowhere else', () => {
    expect(where(path => bannerOf(path, '') !== null)).toEqual([
      '/m/cockfight',
      '/m/elott',
      '/m/esports',
      '/m/fish',
      '/m/gameCenter',
      '/m/gameList',
      '/m/home',
      '/m/hot',
      '/m/inhouse',
      '/m/live',
      '/m/lott',
      '/m/lottery',
      '/m/pvp',
      '/m/rng',
      '/m/sports',
    ]);
  });

  it.each([
    ['/m/home', '', 'home'],
    ['/m/hot', '', { kind: 'HOT' }],
    ['/m/fish', '', { kind: 'FISH' }],
    ['/m/gameList', '?gameType=LIVE', { kind: 'LIVE' }],
    ['/m/inhouse', '', { kind: 'INHOUSE' }],
    ['/m/lottery', '', { kind: 'LOTT' }],
    ['/m/lott', '', { kind: 'LOTT' }],
    ['/m/elott', '', { kind: 'ELOTT' }],
    ['/m/gameCenter', '?gameType=ESPORTS', { kind: 'ESPORTS' }],
  ])('FRAME-01 LIST-04 CENTER-03 %s%s has the banner of its category', (path, search, banner) => {
    expect(bannerOf(path, search)).toEqual(banner);
  });
});
