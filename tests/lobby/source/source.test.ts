// @vitest-environment jsdom
/** Lobby with the data of a host's own back end: translation of calls, errors, and invalid data. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLobby, type LobbySource } from '../../../sdk/adapter/index.ts';
import { HANDLERS } from '../../../sdk/client/source/send.lazy.ts';
import { resolveConfig } from '../../../sdk/lobby/config/config.ts';
import { ConfigError } from '../../../sdk/lobby/config/config-error.ts';
import type { LobbyEvents } from '../../../sdk/lobby/events.ts';
import type { Lobby, RuleSetting } from '../../../sdk/lobby/types.ts';
import { winsOf } from '../../../sdk/lobby/winners/wins.ts';
import { checkLogin } from '../../../sdk/protocol/account/login.ts';
import { gameList, gameVendors, hotGames } from '../../../sdk/protocol/games/calls.ts';
import { drawHistory, openedGameNumeros } from '../../../sdk/protocol/lottery/calls.ts';
import { WIDGET_CALLS } from '../../../sdk/protocol/widgets/calls.ts';
import { createGameGrid } from '../../../sdk/widgets/game-grid/model.ts';
import { EMPTY_LOGIN } from '../../forms/form-kit.ts';

/** Time of the server, far from the device's clock. */
const NOW = Date.UTC(2031, 0, 1);
const LOTTERY = {
  id: 7,
  name: 'Seven',
  group: 'Fast',
  drawAt: NOW + 60_000,
  closesAt: NOW + 50_000,
  drawNumber: '20310101-1',
  previous: { drawNumber: '20301231-9', numbers: [1, 2, 3], at: NOW - 5_000 },
};

const lobbies: Lobby[] = [];
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  errors.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const lobby of lobbies.splice(0)) lobby.dispose();
});

function lobbyOf(source: LobbySource): Lobby {
  const lobby = createLobby({ source: { now: () => NOW, ...source }, language: 'EN' });
  lobbies.push(lobby);
  return lobby;
}

/** Resolves with the first state of a store that has data or an error. */
const settled = <T>($store: Lobby['$lottery'] | { subscribe(listener: (value: T) => void): () => void }) =>
  new Promise<{ data?: unknown; error?: unknown }>(resolve => {
    let off = () => {};
    off = ($store as Lobby['$lottery']).subscribe(({ data, error }) => {
      if (data === undefined && error === undefined) return;
      resolve({ data, error });
      queueMicrotask(() => off());
    });
  });

const session = { token: 'token-1', userName: 'ann' };
const credentials = { type: 'username', username: 'ann', password: 'secret' } as const;

describe('options of a lobby with a source', () => {
  it('a lobby with a source needs no gateway, no merchant and no site', () => {
    const { gateway, merchant, site } = resolveConfig({ source: {} });
    expect({ gateway, merchant, site }).toEqual({ gateway: location.origin, merchant: 'own', site: '' });
  });

  it.each<[string, unknown, RegExp]>([
    ['a text', 'x', /option "source" is "x"; allowed: an object with methods: now, lotteries/],
    ['a method that is no function', { winners: [] }, /option "source.winners" is object; allowed: a method/],
    ['a misspelled method', { loteries() {} }, /option "source" is "loteries"; allowed: methods named now, lotteries/],
    ['incomplete favorites', { favorites: { ids() {} } }, /option "source.favorites".*ids, games, add, remove/],
  ])('a source that is %s is rejected with the allowed values', (_, source, message) => {
    const create = () => resolveConfig({ source: source as LobbySource });
    expect(create).toThrow(ConfigError);
    expect(create).toThrow(message);
  });

  it('createLobby returns the existing lobby for the same source and rejects another source', () => {
    const source: LobbySource = { now: () => NOW };
    const lobby = createLobby({ source });
    lobbies.push(lobby);
    expect(createLobby({ source })).toBe(lobby);
    expect(() => createLobby({ source: {} })).toThrow('another "source"');
  });
});

describe('calls of a lobby with a source', () => {
  /** Calls of features that a source cannot enable: chat, codes, captchas, and announcements for agents. */
  const OTHERS = [
    'agentAnnouncements',
    'captcha',
    'captchaMail',
    'chatUnread',
    'countries',
    'launchChat',
    'loginCode',
    'slideCheck',
    'slidePuzzle',
    'smsCode',
  ];

  it('a source answers every call of the widgets, except those of features that it cannot enable', () => {
    const calls = new Set(Object.values(WIDGET_CALLS).flatMap(rows => rows.map(({ call }) => call.name)));
    expect([...calls].filter(name => !Object.hasOwn(HANDLERS, name)).sort()).toEqual(OTHERS);
    expect(Object.keys(HANDLERS).filter(name => !calls.has(name))).toEqual([]);
  });
});

describe('reads of data from a source', () => {
  it('lotteries have the times of the source although the clock of the device is wrong', async () => {
    const lotteries = vi.fn(() => [LOTTERY]);
    const { data } = await settled(lobbyOf({ lotteries }).$lottery);
    expect(lotteries).toHaveBeenCalledWith(
      { prizeMode: 'Lott' },
      { language: 'en', token: null, signal: expect.any(AbortSignal) },
    );
    expect(data).toMatchObject({
      groups: [{ tag: 'Fast', label: 'Fast' }],
      all: [
        {
          id: '7',
          code: '7',
          name: 'Seven',
          drawAt: NOW + 60_000,
          closeAt: NOW + 50_000,
          onSale: true,
          drawNumber: '20310101-1',
          previousDrawNumber: '20301231-9',
          previousNumbers: '1,2,3',
          previousAt: NOW - 5_000,
        },
      ],
    });
  });

  it('draws and results of a lottery are those of the source, and several prizes are a list', async () => {
    const draws = vi.fn(() => [{ drawNumber: 'b', drawAt: NOW + 9_000 }]);
    const results = vi.fn(() => ({
      results: [{ drawNumber: 'a', numbers: [['12345'], ['678', '901']] }],
      totalPages: 3,
    }));
    const lobby = lobbyOf({ draws, results });
    const open = await lobby.call(openedGameNumeros, { query: { device: 'MOBILE', gameId: '7', count: 2 } });
    const past = await lobby.call(drawHistory, { query: { gameId: '7', pageNo: 2, pageSize: 20 } });
    expect(draws).toHaveBeenCalledWith({ lotteryId: '7', limit: 2 }, expect.anything());
    expect(results).toHaveBeenCalledWith({ lotteryId: '7', page: 2, pageSize: 20 }, expect.anything());
    expect(open.value).toMatchObject([{ numero: 'b', remainTime: 9_000, lockTime: 0 }]);
    expect(past.value).toEqual({
      content: [{ numero: 'a', winningNumber: '12345~678,901' }],
      pageNum: 2,
      totalPages: 3,
    });
  });

  it('a win launches a game only if it has the id of the game', async () => {
    const wins = [
      { name: 'a***1', game: 'Stars', amount: '12.50', gameId: 5 },
      { name: 'b***2', game: 'Moon', amount: 3 },
    ];
    const { data } = await settled(winsOf(lobbyOf({ winners: () => ({ wins, currency: '₫' }) }), 'RNG', 20).$wins);
    expect(data).toMatchObject({
      currency: '₫',
      winners: [
        { name: 'a***1', game: 'Stars', amount: '12.50', launch: { gameId: '5', vendor: 'own' } },
        { name: 'b***2', amount: '3', launch: null },
      ],
    });
  });

  it('a request for filtered games calls the source with the documented field names', async () => {
    const games = vi.fn(() => ({ games: [{ id: 1, name: 'One', isNew: true }], totalPages: 4 }));
    const { value } = await lobbyOf({ games }).call(gameList, {
      query: {
        merchant: 'own',
        platform: 'html5',
        gameType: 'RNG',
        language: 'EN',
        pageNo: 2,
        pageSize: 10,
        gameName: 'on',
        vassalage: 'V',
        gameClassify: 'JP',
        minBet: '0.05',
        isNew: '1',
      },
    });
    expect(games).toHaveBeenCalledWith(
      { category: 'RNG', page: 2, pageSize: 10, name: 'on', vendor: 'V', class: 'JP', minBet: '0.05', isNew: true },
      expect.anything(),
    );
    expect(value).toMatchObject({
      games: [{ nodeId: 1, gameId: 1, gameName: 'One', vassalage: 'own', gameType: 'RNG', isNew: true }],
      pageNum: 2,
      totalPages: 4,
    });
  });

  it('vendors are grouped by category in the order of the source', async () => {
    const vendors = () => [
      { id: 'A', name: 'Alpha', category: 'LIVE' },
      { id: 'B', name: 'Beta', category: 'RNG' },
      { id: 'C', name: 'Gamma', category: 'LIVE' },
    ];
    const { value } = await lobbyOf({ vendors }).call(gameVendors, { query: { merchant: 'own' } });
    expect(value.sorting).toEqual(['LIVE', 'RNG']);
    expect(value.mapping.LIVE?.vendors.map(({ displayName }) => displayName)).toEqual(['Alpha', 'Gamma']);
  });

  it('contacts and downloads of the source become settings of the lobby', async () => {
    const { data } = await settled(
      lobbyOf({
        services: () => ({ support: 'https://help.example/', links: [{ channel: 'telegram', url: 'https://t.me/x' }] }),
        downloads: () => ({ android: 'https://a.example/app.apk', description: 'Faster', color: '#fff' }),
      }).$settings,
    );
    expect(data).toMatchObject({
      serviceLinks: [{ kind: 'TELEGRAM', url: 'https://t.me/x' }],
      downloadLinks: [{ kind: 'Android', url: 'https://a.example/app.apk' }],
      template: new Map([
        ['app_desc', 'Faster'],
        ['app_desc_font_color', '#fff'],
      ]),
    });
  });

  it('a method of a source is called with the source as its `this`', async () => {
    class Back implements LobbySource {
      readonly #rows = [{ id: 3, name: 'Three' }];
      hotGames() {
        return this.#rows;
      }
    }
    const lobby = createLobby({ source: new Back() });
    lobbies.push(lobby);
    const query = { isPlatform: '2', platform: 'html5', language: 'EN', gameType: 'RNG' } as const;
    expect((await lobby.call(hotGames, { query })).value).toHaveLength(1);
  });
});

describe('members of a source', () => {
  it('the login form accepts every name and password format that the source accepts', async () => {
    const { data } = await settled(lobbyOf({ login: () => session }).$rules);
    const rules = data as ReadonlyMap<string, RuleSetting>;
    const values = { ...EMPTY_LOGIN, username: 'a.b@example.com', password: 'x' };
    expect(checkLogin(values, false, rules)).toEqual({});
    const errors = checkLogin(EMPTY_LOGIN, false, rules);
    expect(Object.keys(errors)).toEqual(['username', 'password']);
    expect(errors.username?.text).toBe('Enter your username.');
  });

  it('a login starts a session, whose token every later method receives, until the logout', async () => {
    const login = vi.fn(() => session);
    const logout = vi.fn();
    const hot = vi.fn(() => []);
    const lobby = lobbyOf({
      login,
      logout,
      hotGames: hot,
      favorites: { ids: () => [], games: () => ({ games: [] }), add() {}, remove() {} },
    });
    await lobby.login(credentials);
    expect(login).toHaveBeenCalledWith(
      { userName: 'ann', password: 'secret' },
      expect.objectContaining({ token: null }),
    );
    expect(lobby.$session.get()).toMatchObject({ token: 'token-1', userName: 'ann' });
    await lobby.logout();
    expect(logout).toHaveBeenCalledWith({}, expect.objectContaining({ token: 'token-1' }));
    expect(lobby.$session.get()).toBeNull();
  });

  it.each([
    ['with status 401', { status: 401 }],
    ['with the documented code', { code: 'login.failed' }],
    ['with status 403 and the code of an HTTP library', { status: 403, code: 'ERR_BAD_REQUEST' }],
  ])('a login rejected %s reports a wrong name or password and does not end a session', async (_, error) => {
    const lobby = lobbyOf({ login: () => Promise.reject(Object.assign(new Error('no'), error)) });
    await expect(lobby.login(credentials)).rejects.toMatchObject({ code: 'login.failed', kind: 'api' });
    expect(lobby.$session.get()).toBeNull();
  });

  it('a favorite is added with the token of the member', async () => {
    const ids: string[] = [];
    const add = vi.fn(({ gameId }: { gameId: string }) => void ids.push(gameId));
    const lobby = lobbyOf({
      login: () => session,
      favorites: { ids: () => ids, games: () => ({ games: [] }), add, remove() {} },
    });
    await lobby.login(credentials);
    await lobby.toggleGameFavorite({ nodeId: '5', vendor: 'own' });
    expect(add).toHaveBeenCalledWith(
      { gameId: '5', vendor: 'own' },
      { language: 'en', token: 'token-1', signal: expect.any(AbortSignal) },
    );
  });

  it('a read rejected with status 401 ends the session', async () => {
    const lobby = lobbyOf({
      login: () => session,
      favorites: {
        ids: () => Promise.reject(Object.assign(new Error('old'), { status: 401 })),
        games: () => ({ games: [] }),
        add() {},
        remove() {},
      },
    });
    await lobby.login(credentials);
    const expired = new Promise(resolve => lobby.on('session-expired', resolve));
    const off = lobby.$favorites.listen(() => {});
    await expired;
    off();
    expect(lobby.$session.get()).toBeNull();
  });

  it('games and lotteries open at the URL of the source', async () => {
    const launch = vi.fn(({ id }: { id: string }) => `https://play.example/${id}`);
    const lobby = lobbyOf({ login: () => session, launch });
    await lobby.login(credentials);
    const game = { gameId: '5', nodeId: '5', code: '', name: 'Five', vendor: 'own', kind: 'RNG' };
    expect(await lobby.launchUrl(game)).toBe('https://play.example/5');
    expect(await lobby.launchUrl({ gameId: '7', code: 'seven', name: 'Seven', vendor: 'LOTT' })).toBe(
      'https://play.example/7',
    );
    expect(launch.mock.calls.map(([query]) => query)).toEqual([
      { id: '5', vendor: 'own', category: 'RNG' },
      { id: '7', vendor: 'LOTT', category: 'LOTT' },
    ]);
  });

  it('starting a trial calls one method of the source, which creates the account and logs it in', async () => {
    const trial = vi.fn(() => ({ token: 'trial-1', userName: 'guest9' }));
    const lobby = lobbyOf({ trial });
    const { type, userName } = await lobby.startTrial({ ageConfirmed: true });
    expect(trial).toHaveBeenCalledTimes(1);
    expect({ type, userName }).toEqual({ type: 4, userName: 'guest9' });
  });
});

describe('failures of a source', () => {
  const errorsOf = (lobby: Lobby) => {
    const seen: LobbyEvents['error'][] = [];
    lobby.on('error', ({ detail }) => seen.push(detail));
    return seen;
  };

  it('invalid rows are removed and reported, and the valid rows are shown', async () => {
    const rows = [LOTTERY, { ...LOTTERY, id: 8 }, { id: 9 }] as unknown as (typeof LOTTERY)[];
    const lobby = lobbyOf({ lotteries: () => rows });
    const seen = errorsOf(lobby);
    const { data } = await settled(lobby.$lottery);
    expect(data).toMatchObject({ all: [{ id: '7' }, { id: '8' }] });
    expect(seen).toMatchObject([{ kind: 'rows', detail: { count: 1 } }]);
  });

  it('a source result with a wrong shape fails, and the console names method and field', async () => {
    const lobby = lobbyOf({ winners: () => ({ wins: 'none' }) as never });
    const { error } = await settled(winsOf(lobby, 'RNG', 20).$wins);
    expect(error).toMatchObject({ kind: 'invalid-response' });
    expect(errors.mock.calls[0]?.[0]).toMatch(/^lobbykit: source\.winners\(\): wins: expected Array/);
  });

  it.each([
    ['an error in the code', new TypeError('x is undefined')],
    ['a network error of an HTTP library', Object.assign(new Error('Network Error'), { code: 'ERR_NETWORK' })],
  ])('%s counts as a lost connection, and the console shows the error', async (_, reason) => {
    const { error } = await settled(lobbyOf({ lotteries: () => Promise.reject(reason) }).$lottery);
    expect(error).toMatchObject({ kind: 'offline' });
    expect(errors.mock.calls[0]?.[1]).toBe(reason);
  });

  it('a call for which the source has no method is rejected as not available', async () => {
    await expect(lobbyOf({}).login(credentials)).rejects.toMatchObject({ status: 501 });
  });

  it('a changed filter aborts the pending request for the previous filter', async () => {
    const signals: AbortSignal[] = [];
    const lobby = lobbyOf({
      games: (_, { signal }) => {
        signals.push(signal);
        return signals.length === 1 ? new Promise(() => {}) : { games: [] };
      },
    });
    const { $state, actions } = createGameGrid(lobby, {});
    const off = $state.subscribe(() => {});
    await expect.poll(() => signals.length).toBe(1);
    actions.selectVendor('x');
    await expect.poll(() => signals.length).toBe(2);
    off();
    expect(signals[0]?.aborted).toBe(true);
  });
});
