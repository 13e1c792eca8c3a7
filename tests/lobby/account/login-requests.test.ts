/** What a visitor wanted is done after the login. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LaunchGame, LobbyEvents } from '../../../sdk/lobby/events.ts';
import { accountServerHere, credentials, openTab, soon } from './account-kit.ts';

const server = accountServerHere();
const SLOT: LaunchGame = { gameId: 'g7', nodeId: '70', code: 'c7', name: 'Dragon', vendor: 'PG', kind: 'RNG' };
const ADD = 'POST /wps/relay/MCSFE_addFavoriteGameV2';

let now: number;
beforeEach(() => {
  now = 1_000_000;
});

/** A visitor's page whose host takes launches itself; `prevents`: login requests too. */
function visitor(prevents = false) {
  const tab = openTab(server.url, {}, { wall: () => now });
  const asked: LobbyEvents['login-request'][] = [];
  const launched: LaunchGame[] = [];
  tab.lobby.on('login-request', event => {
    asked.push(event.detail);
    if (prevents) event.preventDefault();
  });
  tab.lobby.on('launch-request', event => {
    event.preventDefault();
    launched.push(event.detail.game);
  });
  tab.lobby.offerLogin(() => {});
  return { ...tab, asked, launched };
}

describe('a login request', () => {
  it('LAUNCH-01 FAV-02 says what it is for: reason, game or id', async () => {
    const { lobby, asked } = visitor();
    await lobby.launch(SLOT);
    await lobby.toggleGameFavorite({ nodeId: '70', vendor: 'PG' });
    await lobby.toggleLotteryFavorite('mb');
    expect(asked).toMatchObject([
      { reason: 'launch', game: SLOT, lobby: 'default' },
      { reason: 'favorite', id: '70', lobby: 'default' },
      { reason: 'favorite', id: 'mb', lobby: 'default' },
    ]);
    expect(asked.map(({ resume }) => typeof resume)).toEqual(['function', 'function', 'function']);
  });

  it('LAUNCH-01 a launch goes on by itself after the login, once', async () => {
    const { lobby, launched, asked } = visitor();
    await lobby.launch(SLOT);
    expect(asked[0]?.resume?.()).toBe(false);
    await lobby.login(credentials);
    expect(launched).toEqual([SLOT]);
    expect(asked[0]?.resume?.()).toBe(false);
    await lobby.logout();
    await lobby.login(credentials);
    expect(launched).toEqual([SLOT]);
  });

  it('LAUNCH-01 only what was wanted last goes on', async () => {
    const { lobby, launched } = visitor();
    await lobby.launch({ ...SLOT, gameId: 'first' });
    await lobby.launch(SLOT);
    await lobby.login(credentials);
    expect(launched).toEqual([SLOT]);
  });

  it.each([
    [5 * 60_000, 1],
    [5 * 60_000 + 1, 0],
  ])('LAUNCH-01 after %i ms it goes on %i times', async (later, times) => {
    const { lobby, launched } = visitor();
    await lobby.launch(SLOT);
    now += later;
    await lobby.login(credentials);
    expect(launched).toHaveLength(times);
  });

  it.each([
    ['ann', 1],
    ['bob', 0],
  ])(
    'LAUNCH-01 S17 what was wanted after the session of ann had ended is not done for another member: %s',
    async (userName, times) => {
      const { lobby, launched } = visitor();
      await lobby.login(credentials);
      server.on('GET /wps/member/info', () => ({ status: 401, errorCode: 'session.expired' }));
      await lobby.refreshMember();
      expect(lobby.$session.get()).toBeNull();
      await lobby.launch(SLOT);
      server.on('POST /wps/session/login', () => ({ value: { token: 'x', userName } }));
      await lobby.login(credentials);
      expect(launched).toHaveLength(times);
    },
  );

  it('LAUNCH-01 a host that prevents it takes over: nothing goes on until it calls resume', async () => {
    const { lobby, launched, asked } = visitor(true);
    await lobby.launch(SLOT);
    await lobby.login(credentials);
    expect(launched).toEqual([]);
    expect(asked[0]?.resume?.()).toBe(true);
    expect(launched).toEqual([SLOT]);
  });

  it('ROLE-04 a password that is due comes first', async () => {
    const { lobby, launched } = visitor();
    await lobby.launch(SLOT);
    server.on('POST /wps/session/login', () => ({ value: { token: 'x', userName: 'ann', firstTimeLogin: true } }));
    await lobby.login(credentials);
    expect(launched).toEqual([]);
  });

  it('SESS-14 a login in another tab starts nothing in a page out of sight', async () => {
    const { lobby, launched } = visitor();
    Object.assign(document, { visibilityState: 'hidden' });
    await lobby.launch(SLOT);
    await lobby.login(credentials);
    expect(launched).toEqual([]);
  });

  it.each([
    ['none', [], 1],
    ['it already', ['70'], 0],
  ])('FAV-04 a favorite is added after the login of a member who has %s, and never dropped', async (_, ids, times) => {
    server.on('POST /wps/relay/MCSFE_getFavoriteGames', () => ({ value: { content: ids, totalPages: 1 } }));
    const { lobby } = visitor();
    await lobby.toggleGameFavorite({ nodeId: '70', vendor: 'PG' });
    await lobby.login(credentials);
    const off = lobby.$favorites.subscribe(() => {});
    await soon(() => expect(lobby.$favorites.get().data?.has('70')).toBe(true));
    // A heart is filled at once, and its call goes after it.
    await soon(() => expect(server.of(ADD)).toHaveLength(times));
    off();
  });

  it('FAV-02 a lottery favorite is added after the login, and stays where the member has it', async () => {
    const { lobby } = visitor();
    for (let i = 0; i < 2; i++) {
      await lobby.toggleLotteryFavorite('mb');
      await lobby.login(credentials);
      await soon(() => expect(lobby.$lotteryFavorites.get()).toEqual(['mb']));
      await lobby.logout();
    }
  });
});

vi.setConfig({ testTimeout: 60_000 });
