// @vitest-environment node
/** React on a server: no requests, no timers that delay the exit, and visible initial data. */
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageEnv } from '../../sdk/dom/env.ts';
import { buildLobby } from '../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../sdk/lobby/config/config.ts';
import {
  DownloadBar,
  GameGrid,
  LobbyProvider,
  LoginModal,
  LotteryBoard,
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
const fetch = vi.fn(() => Promise.reject(new TypeError('asked')));

function Own() {
  return [useSession()?.token, useLanguage(), useText()('action.close'), useCountdown(null).text].join();
}

const render = (board: object = {}, winners: object = {}) => {
  const config = resolveConfig({ gateway: 'https://gw.example', merchant: 'demo', language: 'EN', fetch });
  const lobby = buildLobby(config, pageEnv);
  const html = renderToString(
    <LobbyProvider lobby={lobby}>
      <LotteryBoard {...board} />
      <WinnerBoard {...winners} />
      <GameGrid />
      <ServiceWidget />
      <LoginModal open />
      <DownloadBar />
      <Own />
    </LobbyProvider>,
  );
  lobby.dispose();
  return html;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  fetch.mockClear();
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
