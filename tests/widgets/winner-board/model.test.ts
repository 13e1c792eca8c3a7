/** Model of the winner board on a real lobby and gateway with wins in the ledger. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LobbyEvents } from '../../../sdk/lobby/events.ts';
import type { Lobby, LobbyConfig } from '../../../sdk/lobby/types.ts';
import { createWinnerBoard, type WinnerState } from '../../../sdk/widgets/winner-board/model.ts';
import { eventually } from '../../helpers/eventually.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { lobbyOn, startSession, stateOf, stubPage } from '../lobby.ts';

const RANK = '/wps/relay/GCSGAME_getRankList';
let server: TestGateway;
let game: Awaited<ReturnType<typeof winRounds>>;
let lobby: Lobby;
/** Queries of the rank list requests in order. */
let requests: Record<string, string>[] = [];

beforeAll(async () => {
  server = await gateway();
  game = await winRounds(server, 'RNG', stakes(22));
  await winRounds(server, 'FISH', stakes(6));
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  requests = [];
  lobby = watched();
});
afterEach(() => {
  lobby.dispose();
});

/** Creates a lobby that records its rank list requests; they fail while `down` returns true. */
function watched(config: Partial<LobbyConfig> = {}, down = () => false): Lobby {
  return lobbyOn(server.url, {
    languages: ['EN', 'VI'],
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      if (url.pathname === RANK) {
        requests.push(Object.fromEntries(url.searchParams));
        if (down()) throw new TypeError('network');
      }
      return fetch(input, init);
    },
    ...config,
  });
}
const ready = (state: WinnerState) => state.status === 'ready';

describe('listed wins', () => {
  it('WIN-06 WIN-07 board fetches 20 wins of all categories in its language and preserves the gateway order', async () => {
    const { winners, loops, sandbox } = await stateOf(createWinnerBoard(lobby), ready);
    expect(requests).toEqual([{ gameCategory: 'ALL', language: 'EN', limitNum: '20' }]);
    expect(winners).toHaveLength(20);
    expect(winners.map(({ amount }) => amount).slice(0, 7)).toEqual([
      '550.00',
      '540.00',
      '530.00',
      '520.00',
      '510.00',
      '500.00',
      '710.00',
    ]);
    expect(winners[0]?.name).toMatch(/^lu\*\*\*.$/);
    expect([loops, sandbox]).toEqual([true, true]);
  });

  it('WIN-01 WIN-06 board uses category and limit, is static with six wins and marks the largest', async () => {
    const { winners, loops, largest } = await stateOf(createWinnerBoard(lobby, { category: 'FISH', limit: 9 }), ready);
    expect(requests).toEqual([{ gameCategory: 'FISH', language: 'EN', limitNum: '9' }]);
    expect(winners).toHaveLength(6);
    expect([loops, largest]).toEqual([false, 0]);
  });

  it('WIN-02 board is empty without wins', async () => {
    const board = createWinnerBoard(lobby, { category: 'COCKFIGHT' });
    expect((await stateOf(board, state => state.status !== 'loading')).status).toBe('empty');
  });

  it('WIN-09 WIN-10 board scrolls one row per 1500 ms by default, is static with the prop still and stops on request', async () => {
    expect((await stateOf(createWinnerBoard(lobby), ready)).speed).toBe(1500);
    const board = createWinnerBoard(lobby, { speed: 900, still: true });
    expect(await stateOf(board, ready)).toMatchObject({ speed: 900, loops: false, stopped: false });
    board.actions.toggle();
    expect(board.$state.get().stopped).toBe(true);
    board.actions.toggle();
    expect(board.$state.get().stopped).toBe(false);
  });

  it('board is ready only after its texts have loaded', async () => {
    const states: string[] = [];
    const board = createWinnerBoard(lobby);
    board.$state.listen(({ status }) => {
      if (status === 'ready') states.push(lobby.$text.get()('winners.title'));
    });
    await stateOf(board, ready);
    expect(new Set(states)).toEqual(new Set(['Just won']));
  });
});

describe('language change', () => {
  it('WIN-03 board refetches 250 ms after the last language change and shows the old wins until then', async () => {
    const board = createWinnerBoard(lobby);
    await stateOf(board, ready);
    const off = board.$state.listen(() => {});
    const changed = performance.now();
    for (const language of ['VI', 'EN', 'VI']) lobby.setLanguage(language);
    expect(board.$state.get().winners).toHaveLength(20);
    await eventually(() => expect(requests).toHaveLength(2));
    expect(performance.now() - changed).toBeGreaterThan(240);
    expect(requests[1]).toMatchObject({ language: 'VI' });
    await stateOf(board, ({ winners }) => winners[6]?.game !== game.name);
    off();
  });
});

describe('unavailable gateway', () => {
  it('board shows an error, recovers on retry and does not remove visible wins', async () => {
    let down = true;
    lobby = watched({}, () => down);
    const board = createWinnerBoard(lobby);
    const off = board.$state.listen(() => {});
    expect((await stateOf(board, state => state.status === 'error')).error?.kind).toBe('offline');
    down = false;
    await board.actions.retry();
    expect(board.$state.get().status).toBe('ready');
    down = true;
    await board.actions.retry();
    expect(board.$state.get()).toMatchObject({ status: 'ready', error: { kind: 'offline' } });
    off();
  });
});

describe('click on a win', () => {
  it('WIN-05 LAUNCH-01 a click by a visitor requests a login', async () => {
    const reasons: string[] = [];
    lobby.on('login-request', event => {
      event.preventDefault();
      reasons.push(event.detail.reason);
    });
    const board = createWinnerBoard(lobby);
    await stateOf(board, ready);
    board.actions.launch(0);
    expect(reasons).toEqual(['launch']);
  });

  it('WIN-04 a click by a member notifies the widget and then launches the game of the row', async () => {
    await startSession(server, 'tapper');
    lobby.dispose();
    lobby = watched();
    const events: LobbyEvents['launch-request'][] = [];
    lobby.on('launch-request', event => {
      event.preventDefault();
      events.push(event.detail);
    });
    const first: string[] = [];
    const board = createWinnerBoard(lobby, {}, name => first.push(name) > 0);
    await stateOf(board, ready);
    board.actions.launch(6);
    const { gameId, vendor, nodeId, name } = game;
    const expected = { gameId, vendor, nodeId: String(nodeId), name, kind: 'RNG', code: gameId };
    expect(events).toEqual([{ game: expected, lobby: 'default' }]);
    expect(first).toContain('launch-request');
    board.actions.launch(99);
    expect(events).toHaveLength(1);
  });

  it('LAUNCH-08 a failed launch shows its reason, and the URL if the browser blocked the tab', async () => {
    await startSession(server, 'blocked');
    lobby.dispose();
    lobby = watched();
    Object.assign(window, { open: () => null });
    const board = createWinnerBoard(lobby);
    await stateOf(board, ready);
    const off = board.$state.listen(() => {});
    board.actions.launch(6);
    const { toast } = await stateOf(board, state => state.toast !== null);
    expect(toast).toMatchObject({ kind: 'failed', error: { messageKey: 'launch.blocked' } });
    expect(toast).toHaveProperty('url', expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/.*#/));
    board.actions.dismissToast();
    expect(board.$state.get().toast).toBeNull();
    off();
  });
});

describe('currency of the wins', () => {
  const MERCHANT = '/wps/wallets/merchant';
  const OF_MERCHANT = '₫';

  /** Simulates a gateway whose wins have no currency, as the documentation permits, and records the wallet requests. */
  function undocumented() {
    const wallets: string[] = [];
    lobby.dispose();
    lobby = lobbyOn(server.url, {
      currencySymbol: '¢',
      fetch: async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : String(input));
        if (pathname.startsWith('/wps/wallets/')) wallets.push(pathname);
        const response = await fetch(input, init);
        if (pathname !== RANK) return response;
        const body = await response.json();
        delete body.value.currencySymbol;
        return Response.json(body);
      },
    });
    return wallets;
  }

  it.each(['a visitor', 'a member'])(
    'BAL-04 currency for %s is that of the merchant and arrives with the wins',
    async actor => {
      if (actor === 'a member') await startSession(server, 'rich');
      lobby.dispose();
      lobby = watched({ currencySymbol: '¢' });
      const board = createWinnerBoard(lobby);
      const seen = new Set<string | null>();
      const off = board.$state.listen(state => void (ready(state) && seen.add(state.currency)));
      await stateOf(board, ready);
      expect([...seen]).toEqual([OF_MERCHANT]);
      off();
    },
  );

  it('BAL-08 currency is that of the merchant wallet if the wins have no currency', async () => {
    const wallets = undocumented();
    const board = createWinnerBoard(lobby);
    const seen = new Set<string | null>();
    const off = board.$state.listen(({ currency }) => void seen.add(currency));
    await stateOf(board, state => ready(state) && state.currency !== null);
    expect([...seen]).toEqual([null, OF_MERCHANT]);
    expect(wallets).toEqual([MERCHANT]);
    off();
  });
});
