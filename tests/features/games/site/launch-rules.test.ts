import type { LaunchGame } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';
import { listOf, lobbyPage, lotteryBody, mayFrame } from '../../../../site/src/features/games/launch/launch-rules.ts';

const game = (part: Partial<LaunchGame>): LaunchGame => ({
  gameId: '7',
  code: 'mb',
  name: 'North',
  vendor: 'JL',
  ...part,
});

describe('lottery launch body', () => {
  it.each([
    [{ vendor: 'LOTT' }, 'Lott'],
    [{ vendor: 'LOTT', prizeMode: 'ZY' }, 'ZY'],
    [{ vendor: 'ELOTT' }, 'Elott'],
    [{ vendor: 'ELOTT', prizeMode: 'Lott' }, 'Lott'],
  ])('LAUNCH-05 %j is launched by the lottery launcher in prize mode %s', (part, prizeMode) => {
    expect(lotteryBody(game(part))).toEqual({ vendor: 'TCG_LOTTO_VN', gameCode: 'mb', prizeMode });
  });

  it.each(['TCG_LOTTO_VN', 'TCG_SEA', 'JL'])('vendor %s is not launched by the lottery launcher', vendor => {
    expect(lotteryBody(game({ vendor }))).toBeNull();
  });
});

it('ROUTE-19 lottery launch without a game code leads to the page of its prize mode', () => {
  const lobby = (vendor: string) => lobbyPage(game({ vendor, code: 'lobby' }));
  expect(['LOTT', 'ELOTT', 'JL'].map(lobby)).toEqual(['/m/lott', '/m/elott', null]);
  expect(lobbyPage(game({ vendor: 'LOTT' }))).toBeNull();
});

it.each([
  [{ vendor: 'LOTT' }, '/m/lott'],
  [{ vendor: 'ELOTT' }, '/m/elott'],
  [{ vendor: 'TCG_LOTTO_VN' }, '/m/lott'],
  [{ vendor: 'JL', kind: 'FISH' }, '/m/fish'],
  [{ vendor: 'JL', kind: 'TABLE' }, '/m/gameList?gameType=TABLE'],
  [{ vendor: 'JL' }, '/m/hot'],
])('LAUNCH-08 unavailable game %j leads back to %s', (part, path) => {
  expect(listOf(game(part))).toBe(path);
});

describe('S28 frame URLs', () => {
  const secure = ['https://site.test/m/launchGame', 'https://gw.test/api'] as const;
  const plain = ['http://127.0.0.1:8080/m/launchGame', 'http://127.0.0.1:8080'] as const;

  it.each([
    ['https://games.test/play#ticket', secure, true],
    ['https://games.site.test/play', secure, true],
    ['https://site.test:8443/play', secure, true],
    ['http://games.test/play', secure, false],
    ['http://127.0.0.1:8081/play', plain, true],
    ['https://games.test/play', plain, true],
  ] as const)('mayFrame with the game URL %s and the own origins %j returns %s', (address, own, may) => {
    expect(mayFrame(address, own)).toBe(may);
  });

  it.each([
    'https://site.test/m/home',
    'https://SITE.test:443/x',
    'https://gw.test/',
    'https://gw.test./play',
    'https://user@gw.test/play',
  ])('mayFrame rejects %s on the page or gateway origin', address => {
    expect(mayFrame(address, secure)).toBe(false);
  });

  it.each(['/m/home', '', 'about:blank', 'data:text/html,x', 'blob:https://games.test/1', 'javascript:alert(1)'])(
    'mayFrame rejects %j because it is not the URL of another page',
    address => {
      expect(mayFrame(address, secure)).toBe(false);
    },
  );
});
