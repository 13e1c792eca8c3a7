import { describe, expect, it } from 'vitest';
import { routes } from '../../../site/src/router/routes.ts';
import { barsOf, menuOf } from '../../../site/src/shared/layout/bars.ts';

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

  it('FRAME-08 PAY-05 the listed pages have no footer menu, and all other pages have the footer menu', () => {
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

it.each([
  ['/m/home', false],
  ['/m/changePsw', false],
  ['/m/rng', true],
  ['/m/gameCenter', true],
])('FRAME-03 the header of %s has the back button state %s', (path, back) => {
  expect(barsOf(path).back).toBe(back);
});

it('AGENT-18 agent home is the only page whose footer menu is the agent bar', () => {
  expect(where(path => menuOf(path) === 'agent')).toEqual(['/m/agent']);
});
