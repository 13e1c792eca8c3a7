import { describe, expect, it } from 'vitest';
import { redirectReason } from '../../../../site/src/router/access-redirect.ts';
import { actionOf, HOME, routeFor, titleOf } from '../../../../site/src/router/routes.ts';
import { barsOf } from '../../../../site/src/shared/layout/bars.ts';

const pageOf = (path: string) => routeFor(path).page;

describe('game pages', () => {
  it.each([
    ['/m/hot', '', 'kind.HOT'],
    ['/m/rng', '', 'kind.RNG'],
    ['/m/pvp', '?gameType=RNG', 'kind.PVP'],
    ['/m/fish', '', 'kind.FISH'],
    ['/m/gameList', '', 'kind.RNG'],
    ['/m/gameList', '?gameType=live', 'kind.LIVE'],
    ['/m/gameList', '?gameType=POKER', 'kind.other'],
  ])('LIST-01 LIST-02 ROUTE-08 ROUTE-09 ROUTE-12 %s%s opens a game list with the title %s', (path, search, title) => {
    expect(pageOf(path)).toBe(pageOf('/m/rng'));
    expect(titleOf(routeFor(path), search)).toBe(title);
  });

  it.each([
    ['/m/sports', '', 'kind.SPORTS'],
    ['/m/inhouse', '', 'kind.INHOUSE'],
    ['/m/esports', '', 'kind.ESPORTS'],
    ['/m/cockfight', '', 'kind.COCKFIGHT'],
    ['/m/live', '?gameType=RNG', 'kind.LIVE'],
    ['/m/gameCenter', '', 'kind.SPORTS'],
    ['/m/gameCenter', '?gameType=FISH', 'kind.FISH'],
  ])(
    'LIST-03 CENTER-01 CENTER-02 ROUTE-10 ROUTE-11 %s%s opens the game center with the title %s',
    (path, search, title) => {
      expect(pageOf(path)).toBe(pageOf('/m/gameCenter'));
      expect(titleOf(routeFor(path), search)).toBe(title);
    },
  );

  it.each(['/m/slots', '/m/rng/', '/m/gamelist', '/m/launchgame', '/m/hot/x'])(
    'ROUTE-02 unknown path %s opens home',
    path => {
      expect(routeFor(path)).toBe(HOME);
    },
  );

  it('LAUNCH-07 game page has no header and requires a login', () => {
    const action = actionOf(routeFor('/m/launchGame'), '');
    expect([redirectReason(action, null), redirectReason(action, { type: 4 })]).toEqual(['login', null]);
    expect(barsOf('/m/launchGame').header).toBeNull();
  });
});

it.each([
  ['/m/home', false],
  ['/m/changePsw', false],
  ['/m/rng', true],
  ['/m/gameCenter', true],
])('FRAME-03 header of %s has the back button state %s', (path, back) => {
  expect(barsOf(path).back).toBe(back);
});
