import { act, fireEvent, render, screen } from '@testing-library/react';
import { createLobby, type Lobby } from 'lobbykit';
import { LobbyProvider } from 'lobbykit/react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { PageTextProvider, pageText } from '../../../site/src/shared/i18n/page-text.ts';
import { LazyPage, type PageLoader } from '../../../site/src/shared/loading/lazy-page.tsx';

let lobby: Lobby;
const logged = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
  lobby = createLobby({ gateway: 'http://gateway.test', merchant: 'demo' });
});
afterEach(() => {
  lobby.dispose();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (load: PageLoader) =>
  render(
    <LobbyProvider lobby={lobby}>
      <PageTextProvider value={atom(pageText(en))}>
        <LazyPage load={load} />
      </PageTextProvider>
    </LobbyProvider>,
  ).container;
const Page = () => <p>the page</p>;
const settled = () => act(() => vi.advanceTimersByTimeAsync(0));

it('FRAME-26 a loading page shows a spinner after 200 ms, and no spinner if the page has loaded earlier', async () => {
  let come = (_page: typeof Page) => {};
  const container = show(() => new Promise(resolve => (come = resolve)));
  act(() => vi.advanceTimersByTime(199));
  expect(container.querySelector('.ring')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(container.querySelector('.ring')).not.toBeNull();
  come(Page);
  await settled();
  expect(container.textContent).toBe('the page');
});

it('FRAME-25 a page that fails to load is logged and reported, and a click or a restored connection loads the page again', async () => {
  const imports = [Promise.reject(new Error('gone')), Promise.reject(new Error('gone too')), Promise.resolve(Page)];
  for (const result of imports) result.catch(() => {});
  const reported: string[] = [];
  lobby.on('error', event => reported.push(event.detail.message));
  const container = show(() => imports.shift() ?? Promise.reject(new Error('asked too often')));
  await settled();
  expect(screen.getByRole('alert').textContent).toContain(en['late.title']);
  expect(container.querySelector('.ring')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en['failed.retry'] }));
  await settled();
  expect(reported).toEqual(['Error: gone', 'Error: gone too']);
  expect(logged).toHaveBeenCalledTimes(2);
  fireEvent(window, new Event('online'));
  await settled();
  expect(container.textContent).toBe('the page');
});
