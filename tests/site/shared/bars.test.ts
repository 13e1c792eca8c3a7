import { describe, expect, it } from 'vitest';
import { routes } from '../../../site/src/router/routes.ts';
import { backTarget, bannerOf, barsOf } from '../../../site/src/shared/layout/bars.ts';

const paths = routes.map(({ path }) => path);
const where = (holds: (path: string) => boolean) => paths.filter(holds).sort();

describe('bars of a page', () => {
  it('FRAME-02 login, registration, recovery and a running game have no header', () => {
    expect(where(path => barsOf(path).header === null)).toEqual([
      '/m/forget',
      '/m/launchGame',
      '/m/login',
      '/m/register',
    ]);
  });

  it("FRAME-03 FRAME-04 every page header except the password's has a back button, and home has a separate header", () => {
    expect(where(path => barsOf(path).header === 'home')).toEqual(['/m/home']);
    expect(where(path => barsOf(path).header === 'page' && !barsOf(path).back)).toEqual(['/m/changePsw']);
    expect(barsOf('/m/home').back).toBe(false);
  });

  it('FRAME-08 PAY-05 the listed pages have no footer menu, and all other pages have one', () => {
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

  it('FRAME-09 FRAME-10 the app download bar is hidden on the listed pages and above a game', () => {
    expect(where(path => !barsOf(path).downloadBar)).toEqual([
      '/m/activity',
      '/m/activityDetail',
      '/m/launchGame',
      '/m/login',
      '/m/register',
    ]);
  });
});

describe('back button', () => {
  it('FRAME-05 FRAME-06 the back button of the listed pages leads home, and of all others one step back', () => {
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

  it('ROUTE-17 the back button of a game with pageBack=home leads home, else one step back', () => {
    expect(backTarget('/m/launchGame', '?gameId=1&pageBack=home')).toBe('home');
    expect(backTarget('/m/launchGame', '?gameId=1')).toBe('history');
    expect(backTarget('/m/rng', '?pageBack=home')).toBe('history');
  });
});

describe('top banner', () => {
  it('FRAME-01 the top banner is shown only on home and on pages of a game category', () => {
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
