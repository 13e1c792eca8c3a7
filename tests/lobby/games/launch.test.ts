import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorText } from '../../../sdk/client/errors.ts';
import type { LaunchGame, LobbyEvents } from '../../../sdk/lobby/events.ts';
import type { CallError, LobbyConfig } from '../../../sdk/lobby/types.ts';
import { accountServerHere, credentials, failureOf, openTab, soon } from '../account/account-kit.ts';

const server = accountServerHere();
const LAUNCH = 'POST /wps/game/launchGame';
const RECENT = 'POST /wps/relay/MCS2_addRecentGame';
const VENDORS = 'GET /wps/relay/GCSGAME_getVendors';
const SLOT: LaunchGame = { gameId: 'g7', nodeId: '70', code: 'c7', name: 'Dragon', vendor: 'PG', kind: 'RNG' };
/** Separate game for each test of recent games, so that requests of earlier tests do not matter. */
let fresh = SLOT;
let ticketCount = 0;
const GAME_URL = 'https://games.example/play?ticket=once';

/** Result of `window.open` as far as a launch uses it. */
const newTab = () => ({ opener: {}, close: vi.fn(), location: { replace: vi.fn() } });

let tab: ReturnType<typeof newTab>;
let open: ReturnType<typeof vi.fn>;
beforeEach(() => {
  tab = newTab();
  fresh = { ...SLOT, nodeId: `n${++ticketCount}` };
  open = vi.fn(() => tab);
  server.on(LAUNCH, () => ({ value: GAME_URL }));
});

/** Page with a lobby and a logged-in member unless `visitor`. */
async function page(config: Partial<LobbyConfig> = {}, visitor = false) {
  const { lobby } = openTab(server.url, config);
  Object.assign(window, { open });
  if (!visitor) await lobby.login(credentials);
  const errors: LobbyEvents['error'][] = [];
  lobby.on('error', event => errors.push(event.detail));
  return { lobby, errors };
}
const bodiesOf = (call: string) => server.of(call).map(({ body }) => JSON.parse(body));
const remembered = () => bodiesOf(RECENT).filter(({ nodeId }) => nodeId === fresh.nodeId);

describe('game launch', () => {
  it('LAUNCH-01 launch by a visitor requests a login, uses the login route by default and starts no game', async () => {
    const { lobby } = await page({ routes: { login: '/check-in' } }, true);
    const assign = vi.fn();
    vi.stubGlobal('location', { href: 'https://host.example/', assign });
    await lobby.launch(SLOT);
    expect(assign).toHaveBeenCalledWith('https://host.example/check-in');
    lobby.on('login-request', event => event.preventDefault());
    await lobby.launch(SLOT);
    expect(assign).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
    expect(server.of(LAUNCH)).toEqual([]);
  });

  it('LAUNCH-02 S27 launch opens a tab without opener during the click and navigates the tab to the game URL', async () => {
    const { lobby } = await page();
    const launched = lobby.launch(SLOT);
    expect(open.mock.calls).toEqual([['about:blank', '_blank']]);
    expect(tab.opener).toBeNull();
    await launched;
    expect(tab.location.replace).toHaveBeenCalledWith(GAME_URL);
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('LAUNCH-02 launch emits a request event whose default action can be prevented by widget and host', async () => {
    const { lobby } = await page();
    const requests: unknown[] = [];
    await lobby.launch(SLOT, { emit: (name, detail) => requests.push([name, detail]) === 0 });
    expect(requests).toEqual([['launch-request', { game: SLOT, lobby: 'default' }]]);
    lobby.on('launch-request', event => event.preventDefault());
    await lobby.launch(SLOT);
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['LAUNCH-03', { ...SLOT, vendor: 'TCG_LOTTO_VN', prizeMode: 'ZY' }, { gameCode: 'c7', prizeMode: 'ZY' }],
    ['LAUNCH-04', { ...SLOT, vendor: 'TCG_SEA', prizeMode: 'Lott' }, { gameCode: 'c7', prizeMode: 'SEA' }],
    ['LAUNCH-06', SLOT, { gameId: 'g7', nodeId: '70', gameCategory: 'RNG' }],
  ])('%s launch sends the parameters that the vendor of the game accepts', async (_id, game, body) => {
    const { lobby } = await page();
    await lobby.launch(game);
    expect(bodiesOf(LAUNCH)).toEqual([{ vendor: game.vendor, language: 'EN', ...body }]);
  });

  it('LAUNCH-06 launch derives a missing game category from the vendors and falls back to ALL', async () => {
    const mapping = { LIVE: { vendors: [{ vassalage: 'EVO' }] }, RNG: { vendors: [{ vassalage: 'PG' }] } };
    server.on(VENDORS, () => ({ value: { sorting: ['LIVE', 'RNG'], mapping } }));
    const { lobby } = await page();
    await lobby.launch({ ...SLOT, kind: undefined });
    server.on(VENDORS, () => ({ status: 500 }));
    await lobby.launch({ ...SLOT, kind: undefined });
    expect(bodiesOf(LAUNCH).map(body => body.gameCategory)).toEqual(['RNG', 'ALL']);
  });

  it.each(['LOTT', 'ELOTT'])(
    'LAUNCH-05 launch opens the game page for a game of %s without its launcher',
    async vendor => {
      const { lobby } = await page({ site: 'https://site.example/m' });
      await lobby.launch({ gameId: '7', code: 'MB', name: 'A & B', vendor, prizeMode: 'Lott' });
      const query = `playType=trad&vendor=${vendor}&gameId=7&code=MB&gameName=A+%26+B&prize_mode=Lott`;
      expect(tab.location.replace).toHaveBeenCalledWith(`https://site.example/m/launchGame?${query}`);
      expect(server.of(LAUNCH)).toEqual([]);
    },
  );

  it('LAUNCH-05 launch uses the route of the host page and preserves its query', async () => {
    const { lobby } = await page({ routes: { launchGame: 'https://host.example/play?from=lobby' } });
    const url = await lobby.launchUrl({ gameId: '7', code: 'MB', name: 'B', vendor: 'LOTT' });
    expect(url).toMatch(/^https:\/\/host\.example\/play\?from=lobby&playType=trad&vendor=LOTT&/);
  });

  it('LAUNCH-07 launchUrl returns the URL to the host page and adds a recent game', async () => {
    const { lobby } = await page();
    expect(await lobby.launchUrl(fresh)).toBe(GAME_URL);
    await soon(() => expect(remembered()).toEqual([{ nodeId: fresh.nodeId, vendor: 'PG' }]));
    expect(open).not.toHaveBeenCalled();
  });
});

describe('failed launches', () => {
  const failing = async (game: LaunchGame = fresh) => {
    const { lobby, errors } = await page();
    const error = (await failureOf(lobby.launch(game))) as CallError;
    return { lobby, errors, error, text: errorText(error, lobby.$text.get()) };
  };

  it('LAUNCH-08 failed launch closes the tab, shows the SDK text and emits the message of the server', async () => {
    server.on(LAUNCH, () => ({ errorCode: 'game.closed', message: 'The table is closed', status: 200 }));
    const { text, errors } = await failing();
    expect(text).toBe('Something went wrong. Please try again.');
    expect(tab.close).toHaveBeenCalledOnce();
    expect(errors).toMatchObject([{ message: 'The table is closed' }]);
    expect(remembered()).toEqual([]);
  });

  it('LAUNCH-08 failed launch shows the SDK text if the server sends no message', async () => {
    server.on(LAUNCH, () => ({ errorCode: 'game.closed' }));
    expect((await failing()).text).toBe('Something went wrong. Please try again.');
  });

  it.each(['javascript:alert(1)', 'http://games.example/', 'https://a:b@games.example/', ''])(
    'S8 LAUNCH-07 launch rejects the URL %j',
    async value => {
      server.on(LAUNCH, () => ({ value }));
      expect((await failing()).text).toBe('Something went wrong. Please try again.');
      expect(tab.close).toHaveBeenCalledOnce();
      expect(tab.location.replace).not.toHaveBeenCalled();
    },
  );

  it('S27 launch returns the URL in its error if the browser blocks the tab', async () => {
    open.mockReturnValue(null);
    const { error, text } = await failing();
    expect(error).toMatchObject({ messageKey: 'launch.blocked', data: { url: GAME_URL } });
    expect(text).toBe('Your browser blocked the game from opening');
  });
});

describe('recent games', () => {
  it('LAUNCH-09 launch adds the recent game without waiting for the response', async () => {
    let respond = () => {};
    server.on(
      RECENT,
      () =>
        new Promise(resolve => {
          respond = () => resolve({ value: {} });
        }),
    );
    const { lobby } = await page();
    await lobby.launch(fresh);
    expect(tab.location.replace).toHaveBeenCalledWith(GAME_URL);
    await soon(() => expect(remembered()).toEqual([{ nodeId: fresh.nodeId, vendor: 'PG' }]));
    respond();
  });

  it('LAUNCH-09 a failed request to add a recent game is repeated once and reported as degraded, and the launch succeeds', async () => {
    server.on(RECENT, () => ({ status: 500 }));
    const { lobby, errors } = await page();
    await lobby.launch(fresh);
    await soon(() => expect(errors).toMatchObject([{ kind: 'degraded' }]));
    expect(remembered()).toHaveLength(2);
    expect(tab.close).not.toHaveBeenCalled();
  });
});
