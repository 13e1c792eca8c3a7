import { describe, expect, it } from 'vitest';
import { routes } from '../../../site/src/router/routes.ts';
import { bannerOf } from '../../../site/src/shell/top-banner-pages.ts';

describe('top banner', () => {
  it('FRAME-01 the top banner is shown only on home and on pages of a game category', () => {
    const paths = routes.map(({ path }) => path).filter(path => bannerOf(path, '') !== null);
    expect(paths.sort()).toEqual([
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
