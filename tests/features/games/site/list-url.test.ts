import { describe, expect, it } from 'vitest';
import { kindUrl, type ListChoice, listUrl, parseList } from '../../../../site/src/features/games/list-url.ts';

const CHOICE: ListChoice = {
  gameType: 'RNG',
  tab: 'all',
  vendor: null,
  query: '',
  minBet: 'ALL',
  gameClass: 'ALL',
  lobby: 'default',
};
const address = (path: string, search: string, choice: Partial<ListChoice>) =>
  listUrl(path, search, { ...CHOICE, ...choice });

describe('game list URL', () => {
  it.each([
    ['LIST-14', '/m/rng', '', { query: 'rồng & co' }],
    ['LIST-28', '/m/rng', 'query=a', { query: 'a', minBet: '0.1', gameClass: 'JP' }],
    ['LIST-19', '/m/rng', '', { vendor: 'BGS' }],
    ['LIST-05', '/m/fish', 'query=a', { gameType: 'FISH', tab: 'fav' }],
    ['LIST-05', '/m/hot', '', { gameType: 'ALL', tab: 'all' }],
    ['LIST-02', '/m/gameList', 'gameType=LIVE', { gameType: 'LIVE', query: 'baccarat' }],
    ['LIST-21', '/m/rng', 'minBet=0.1', { gameType: 'PVP' }],
    ['LIST-21', '/m/rng', '', { gameType: 'LIVE', vendor: 'JL' }],
  ] satisfies [string, string, string, Partial<ListChoice>][])(
    '%s URL of a selection at %s?%s restores this selection',
    (_, path, search, choice) => {
      const [to = '', query = ''] = address(path, search, choice).split('?');
      expect(parseList(to, query)).toEqual({
        gameType: 'RNG',
        tab: 'all',
        query: '',
        minBet: 'ALL',
        gameClass: 'ALL',
        vendor: undefined,
        ...choice,
        inHouse: false,
      });
    },
  );

  it('LIST-08 URL of the list of in-house games keeps the in-house selection after a search', () => {
    const own = 'vassalage=BGS&gameType=RNG';
    expect(parseList('/m/gameList', own)).toMatchObject({ inHouse: true, vendor: 'BGS' });
    expect(address('/m/gameList', own, { vendor: 'BGS', query: 'x' })).toBe(`/m/gameList?${own}&query=x`);
  });

  it('LIST-21 URL drops removed filters, preserves foreign parameters and ignores invalid values', () => {
    expect(address('/m/rng', 'from=mail&query=a&minBet=0.1&vassalage=JL', {})).toBe('/m/rng?from=mail');
    expect(address('/m/rng', 'query=a', { gameType: 'FISH' })).toBe('/m/fish');
    expect(parseList('/m/rng', 'minBet=7&gameClass=XX')).toMatchObject({ minBet: 'ALL', gameClass: 'ALL' });
    expect(parseList('/m/fish', 'minBet=0.1')).toMatchObject({ minBet: 'ALL' });
  });
});

it('ROUTE-14 query parameter type selects the initial tab; without it the tab is all, or hot on the hot page', () => {
  expect(parseList('/m/gameList', 'gameType=RNG&type=fav').tab).toBe('fav');
  expect(parseList('/m/hot', 'type=all').tab).toBe('all');
  expect(['/m/gameList', '/m/hot'].map(path => parseList(path, '').tab)).toEqual(['all', 'hot']);
});

describe('category URL of a vendor', () => {
  it('API-31 ROUTE-12 ROUTE-13 category URL preserves vendor, tab and search text', () => {
    expect(kindUrl('gameType=RNG&vassalage=JL&type=hot&query=a', 'FISH')).toBe(
      '/m/gameList?gameType=FISH&vassalage=JL&type=hot&query=a',
    );
    expect(kindUrl('vassalage=JL', 'PVP')).toBe('/m/gameList?vassalage=JL&gameType=PVP');
  });

  it('LIST-30 category URL omits filters that the category does not have', () => {
    const search = 'gameType=RNG&vassalage=JL&minBet=0.1&gameClass=JP';
    expect(kindUrl(search, 'FISH')).toBe('/m/gameList?gameType=FISH&vassalage=JL');
    expect(kindUrl(search, 'RNG')).toBe(`/m/gameList?${search}`);
  });
});
