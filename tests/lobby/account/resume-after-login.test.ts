/** Pending actions of a visitor resume after the login. */
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

/** Opens a visitor's page whose host handles launches and, if `prevents` is true, login requests. */
function visitor(prevents = false) {
  const tab = openTab(server.url, {}, { wall: () => now });
  const requests: LobbyEvents['login-request'][] = [];
  const launched: LaunchGame[] = [];
  tab.lobby.on('login-request', event => {
    requests.push(event.detail);
    if (prevents) event.preventDefault();
  });
  tab.lobby.on('launch-request', event => {
    event.preventDefault();
    launched.push(event.detail.game);
  });
  tab.lobby.offerLogin(() => {});
  return { ...tab, requests, launched };
}

describe('login requests', () => {
  it('LAUNCH-01 FAV-02 login request carries its reason and the game or lottery id', async () => {
    const { lobby, requests } = visitor();
    await lobby.launch(SLOT);
    await lobby.toggleGameFavorite({ nodeId: '70', vendor: 'PG' });
    await lobby.toggleLotteryFavorite('mb');
    expect(requests).toMatchObject([
      { reason: 'launch', game: SLOT, lobby: 'default' },
      { reason: 'favorite', id: '70', lobby: 'default' },
      { reason: 'favorite', id: 'mb', lobby: 'default' },
    ]);
    expect(requests.map(({ resume }) => typeof resume)).toEqual(['function', 'function', 'function']);
  });

  it('LAUNCH-01 a launch resumes automatically once after the login', async () => {
    const { lobby, launched, requests } = visitor();
    await lobby.launch(SLOT);
    expect(requests[0]?.resume?.()).toBe(false);
    await lobby.login(credentials);
    expect(launched).toEqual([SLOT]);
    expect(requests[0]?.resume?.()).toBe(false);
    await lobby.logout();
    await lobby.login(credentials);
    expect(launched).toEqual([SLOT]);
  });

  it('LAUNCH-01 only the last of several pending actions resumes after the login', async () => {
    const { lobby, launched } = visitor();
    await lobby.launch({ ...SLOT, gameId: 'first' });
    await lobby.launch(SLOT);
    await lobby.login(credentials);
    expect(launched).toEqual([SLOT]);
  });

  it.each([
    [5 * 60_000, 1],
    [5 * 60_000 + 1, 0],
  ])('LAUNCH-01 a login after %i ms resumes the launch %i times', async (later, times) => {
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
    'LAUNCH-01 S17 a launch pending since an expired session resumes only for the same member: %s',
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

  it('LAUNCH-01 a host that prevents the login request resumes the launch by calling resume', async () => {
    const { lobby, launched, requests } = visitor(true);
    await lobby.launch(SLOT);
    await lobby.login(credentials);
    expect(launched).toEqual([]);
    expect(requests[0]?.resume?.()).toBe(true);
    expect(launched).toEqual([SLOT]);
  });

  it('ROLE-04 a required password change precedes the resumed launch', async () => {
    const { lobby, launched } = visitor();
    await lobby.launch(SLOT);
    server.on('POST /wps/session/login', () => ({ value: { token: 'x', userName: 'ann', firstTimeLogin: true } }));
    await lobby.login(credentials);
    expect(launched).toEqual([]);
  });

  it('SESS-14 a login resumes no action in a hidden page', async () => {
    const { lobby, launched } = visitor();
    Object.assign(document, { visibilityState: 'hidden' });
    await lobby.launch(SLOT);
    await lobby.login(credentials);
    expect(launched).toEqual([]);
  });

  it.each([
    ['none', [], 1],
    ['it already', ['70'], 0],
  ])(
    'FAV-04 a favorite is added after the login of a member who has %s and is never removed',
    async (_, ids, times) => {
      server.on('POST /wps/relay/MCSFE_getFavoriteGames', () => ({ value: { content: ids, totalPages: 1 } }));
      const { lobby } = visitor();
      await lobby.toggleGameFavorite({ nodeId: '70', vendor: 'PG' });
      await lobby.login(credentials);
      const off = lobby.$favorites.subscribe(() => {});
      await soon(() => expect(lobby.$favorites.get().data?.has('70')).toBe(true));
      // The favorite changes immediately, and its request follows.
      await soon(() => expect(server.of(ADD)).toHaveLength(times));
      off();
    },
  );

  it('FAV-02 a lottery favorite is added after the login and an existing one is preserved', async () => {
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
