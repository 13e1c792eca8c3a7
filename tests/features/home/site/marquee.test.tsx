import { fireEvent, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lobby } from '../../../../sdk/lobby/types.ts';
import { Marquee } from '../../../../site/src/features/home/marquee.tsx';
import { en } from '../../../../site/src/shared/i18n/en.ts';
import { PageTextProvider, pageText } from '../../../../site/src/shared/i18n/page-text.ts';
import { createPopups, PopupsProvider } from '../../../../site/src/shared/overlays/popups.ts';
import { lobbyWith, renderOn } from '../../../react/page.tsx';

const $text = atom(pageText(en));
let lobby: Lobby;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  history.replaceState(null, '', '/m/home');
  lobby = lobbyWith({
    '/session/login': { token: 't', userName: 'ann', customerType: 0 },
    MCSFE_getListAnnouncements: { player: [{ id: 1, title: 'Draws move' }] },
  });
});
afterEach(() => {
  lobby.dispose();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function show() {
  const popups = createPopups();
  renderOn(
    lobby,
    <PageTextProvider value={$text}>
      <PopupsProvider value={popups}>
        <Marquee />
      </PopupsProvider>
    </PageTextProvider>,
  );
  return popups;
}
const matches = () => screen.findByRole('button', { name: en['match.open'] });

it('ANN-01 marquee leads to the messages', async () => {
  show();
  fireEvent.click(await screen.findByRole('link', { name: /Draws move/ }));
  expect(location.pathname).toBe('/m/message');
});

it('ANN-02 hot matches of the marquee lead to the login without a session', async () => {
  const popups = show();
  fireEvent.click(await matches());
  expect([location.pathname, popups.$hotMatch.get()]).toEqual(['/m/login', false]);
});

it('ANN-02 hot matches of the marquee open a panel with a session', async () => {
  await lobby.login({ type: 'username', username: 'ann', password: 'Secret-77' });
  const popups = show();
  fireEvent.click(await matches());
  expect([location.pathname, popups.$hotMatch.get()]).toEqual(['/m/home', true]);
});
