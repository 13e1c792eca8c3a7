import { describe, expect, it } from 'vitest';
import { routes } from '../../../site/src/router/routes.ts';
import { backTarget } from '../../../site/src/shared/history/back-target.ts';

describe('back button', () => {
  it('FRAME-05 FRAME-06 the back button leads home on the listed pages and one step back on all other pages', () => {
    const home = routes.map(({ path }) => path).filter(path => backTarget(path, '') === 'home');
    expect(home.sort()).toEqual([
      '/m/activity',
      '/m/forget',
      '/m/login',
      '/m/message',
      '/m/notice',
      '/m/register',
      '/m/trail',
    ]);
  });

  it('ROUTE-17 the back button of a game leads home if the URL has pageBack=home, and otherwise one step back', () => {
    expect(backTarget('/m/launchGame', '?gameId=1&pageBack=home')).toBe('home');
    expect(backTarget('/m/launchGame', '?gameId=1')).toBe('history');
    expect(backTarget('/m/rng', '?pageBack=home')).toBe('history');
  });
});
