/**
 * Renders all six React components on a page with hostile styles, as one React tree with portals into containers of the
 * host page.
 */
import { createLobby } from 'lobbykit';
import {
  DownloadBar,
  GameGrid,
  LobbyProvider,
  LoginModal,
  LotteryBoard,
  ServiceWidget,
  WinnerBoard,
} from 'lobbykit/react';
import 'lobbykit/styles.css';
import { Fragment, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { followSystemTheme } from '../shared/theme.ts';

const lobby = createLobby({ gateway: location.origin, merchant: 'demo', language: 'EN' });
followSystemTheme();

const widgets: Readonly<Record<string, ReactNode>> = {
  bar: <DownloadBar />,
  board: <LotteryBoard limit={3} />,
  winners: <WinnerBoard limit={5} still />,
  grid: <GameGrid gameType="LIVE" vendor="LOTUS" />,
  login: <LoginModal />,
  service: <ServiceWidget />,
};

createRoot(document.createElement('div')).render(
  <LobbyProvider lobby={lobby}>
    {Object.entries(widgets).map(([name, widget]) => {
      const place = document.querySelector(`[slot=${name}]`);
      return <Fragment key={name}>{place && createPortal(widget, place)}</Fragment>;
    })}
  </LobbyProvider>,
);
