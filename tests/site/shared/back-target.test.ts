import { describe, expect, it } from 'vitest';
import { routes } from '../../../site/src/router/routes.ts';
import { backTarget } from '../../../site/src/shared/history/back-target.ts';

describe('back button', () => {
  it('FRAME-05 FRAME-06 the back button of the listed pages leads home, and of all others one step back', () => {
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

  it('ROUTE-17 the back button of a game with pageBack=home leads home, else one step back', () => {
    expect(backTarget('/m/launchGame', '?gameId=1&pageBack=home')).toBe('home');
    expect(backTarget('/m/launchGame', '?gameId=1')).toBe('history');
    expect(backTarget('/m/rng', '?pageBack=home')).toBe('history');
  });
});
