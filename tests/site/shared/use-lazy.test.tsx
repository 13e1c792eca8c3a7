import { fireEvent, render, screen } from '@testing-library/react';
import { createLobby, type Lobby } from 'lobbykit';
import { LobbyProvider } from 'lobbykit/react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { PageTextProvider, pageText } from '../../../site/src/shared/i18n/page-text.ts';
import { SectionBoundary } from '../../../site/src/shared/loading/section-boundary.tsx';
import { useLazy } from '../../../site/src/shared/loading/use-lazy.ts';

let lobby: Lobby;
const load = vi.fn(async () => () => <p>here</p>);

function Part() {
  const Late = useLazy(load);
  return Late ? <Late /> : <p>waiting</p>;
}

beforeEach(() => {
  lobby = createLobby({ gateway: 'http://gateway.test', merchant: 'demo' });
  load.mockClear();
  // React logs errors that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  lobby.dispose();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <LobbyProvider lobby={lobby}>
      <PageTextProvider value={atom(pageText(en))}>
        <SectionBoundary>
          <Part />
        </SectionBoundary>
      </PageTextProvider>
    </LobbyProvider>,
  );

it('useLazy renders a component as soon as its code has loaded', async () => {
  show();
  expect(screen.getByText('waiting')).toBeDefined();
  expect(await screen.findByText('here')).toBeDefined();
});

it('R15 useLazy reports code that failed to load, and a click loads the code again', async () => {
  load.mockRejectedValueOnce(new TypeError('no network'));
  show();
  const retry = await screen.findByRole('button', { name: en['failed.retry'] });
  fireEvent.click(retry);
  expect(await screen.findByText('here')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
