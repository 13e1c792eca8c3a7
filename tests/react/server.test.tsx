// @vitest-environment node
/** React on a server: no requests, no timers that delay the exit, and visible initial data. */
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLobby } from '../../sdk/lobby/create-lobby.ts';
import { gameMenu } from '../../sdk/protocol/lottery/calls.ts';
import {
  DownloadBar,
  GameGrid,
  LobbyProvider,
  type LobbyProviderProps,
  LoginModal,
  LotteryBoard,
  loadLanguage,
  ServiceWidget,
  useCountdown,
  useLanguage,
  useSession,
  useText,
  WinnerBoard,
} from '../../sdk/react/index.ts';
import { menu } from '../fixtures/lottery.ts';

const SERVER_TIME = 1_787_500_000_000;
const wins = {
  list: [
    { vo: { customerName: 'lu***1', gameName: 'Stars', winAmount: '1234.50', gameId: '1', nodeId: '2', vendor: 'V' } },
  ],
  currencySymbol: '₫',
};
const fetch = vi.fn((): Promise<Response> => Promise.reject(new TypeError('asked')));
/** Module-level lobby, which all requests of a server share. */
const lobby = createLobby({ gateway: 'https://gw.example', merchant: 'demo', language: 'EN', fetch });

function Own() {
  return [useSession()?.token, useLanguage(), useText()('action.close'), useCountdown(null).text].join();
}

const menuWith = (number: string) => ({
  value: JSON.parse(JSON.stringify(menu).replace(/("previousWinningNumber":)"[^"]*"/g, `$1"${number}"`)),
  serverTime: SERVER_TIME,
});
const winsOf = (winAmount: string) => ({
  value: { ...wins, list: wins.list.map(({ vo }) => ({ vo: { ...vo, winAmount } })) },
  serverTime: SERVER_TIME,
});

const render = (board: object = {}, winners: object = {}, provider: Partial<LobbyProviderProps> = {}) =>
  renderToString(
    <LobbyProvider lobby={lobby} {...provider}>
      <LotteryBoard {...board} />
      <WinnerBoard {...winners} />
      <GameGrid />
      <ServiceWidget />
      <LoginModal open />
      <DownloadBar />
      <Own />
    </LobbyProvider>,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  fetch.mockReset().mockRejectedValue(new TypeError('asked'));
});

it('EMBED-01 renderToString sends no request and leaves no timer that keeps the process alive', async () => {
  const html = render();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(html).toMatch(/lk-lottery-board.*data-state="loading"/);
});

it('EMBED-01 initial data are rendered: lotteries with their numbers and wins with their currency', () => {
  const html = render(
    { initial: { value: menu, serverTime: SERVER_TIME } },
    { initial: { value: wins, serverTime: SERVER_TIME } },
  );
  expect(html).toContain('₫1,234.50');
  expect(html).toContain('data-state="ready"');
  expect(html.match(/<article/g)?.length).toBeGreaterThan(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(fetch).not.toHaveBeenCalled();
});

it('EMBED-01 each rendering on a shared lobby shows the initial data passed to it', () => {
  const texts = ['11111', '22222', '33333'].map(number =>
    render({ initial: menuWith(number) }, { initial: winsOf(`${number}.50`) }),
  );
  const numbers = texts.map(html =>
    [...html.matchAll(/(1{5}|2{5}|3{5}|(?:1 ){4}1|(?:2 ){4}2|(?:3 ){4}3)/g)].map(([found]) => found[0]),
  );
  expect(numbers.map(found => [...new Set(found)])).toEqual([['1'], ['2'], ['3']]);
  expect(texts.map(html => html.match(/₫[\d,.]+/)?.[0])).toEqual(['₫11,111.50', '₫22,222.50', '₫33,333.50']);
});

it('EMBED-01 a rendering without initial data does not show the initial data of an earlier rendering', () => {
  const lotteries = (html: string) => html.match(/<article/g)?.length ?? 0;
  expect(lotteries(render({ initial: menuWith('11111') }))).toBeGreaterThan(0);
  expect(lotteries(render())).toBe(0);
});

it('I18N-01 THEME-01 a rendering uses only the language and theme of its provider', async () => {
  await Promise.all([loadLanguage('VI'), loadLanguage('pt')]);
  const board = { initial: menuWith('11111') };
  const winners = { initial: winsOf('1.00') };
  const inVietnamese = render(board, winners, { language: 'VI', theme: 'dark' });
  const inPortuguese = render(board, winners, { language: 'pt' });
  const inEnglish = render(board, winners);
  expect(inVietnamese).toContain('VI,Đóng');
  expect(inPortuguese).toContain('PT,Fechar');
  expect(inEnglish).toContain('EN,Close');
  // The winner board has texts in a separate table.
  expect(inVietnamese.match(/lk-winner-board[^>]*data-state="(\w+)"/)?.[1]).toBe('ready');
  expect(inVietnamese).toContain('VI,Đóng');
  expect(inPortuguese).toContain('PT,Fechar');
  expect(inEnglish).toContain('EN,Close');
  // The winner board has texts in a separate table.
  expect(inVietnamese.match(/lk-winner-board[^>]*data-state="(\w+)"/)?.[1]).toBe('ready');
  expect([inVietnamese, inPortuguese, inEnglish].map(html => html.includes('data-theme="dark"'))).toEqual([
    true,
    false,
    false,
  ]);
});

it('EMBED-01 a shared lobby rejects changes by a visitor and sends calls', async () => {
  expect(() => lobby.setLanguage('EN')).toThrow('lobbykit: setLanguage of a lobby on a server');
  expect(() => lobby.setTheme('dark')).toThrow('<LobbyProvider>');
  expect(() => lobby.login({} as never)).toThrow('lobbykit: login of a lobby on a server');
  expect(() => lobby.logout()).toThrow('lobbykit: logout');
  vi.useRealTimers();
  const query = { device: 'MOBILE', language: 'EN', prizeMode: 'Lott' } as const;
  await expect(lobby.call(gameMenu, { query }, { retry: false })).rejects.toMatchObject({ kind: 'offline' });
  expect(fetch).toHaveBeenCalled();
});

it('EMBED-01 two concurrent calls of a shared lobby return separate responses', async () => {
  vi.useRealTimers();
  fetch.mockImplementation(async () => Response.json({ success: true, value: menu, serverTime: SERVER_TIME }));
  const query = { device: 'MOBILE', language: 'EN', prizeMode: 'Lott' } as const;
  const [first, second] = await Promise.all([lobby.call(gameMenu, { query }), lobby.call(gameMenu, { query })]);
  expect(fetch).toHaveBeenCalledTimes(1);
  first.value.length = 0;
  expect(second.value).toHaveLength(menu.length);
});
