'use client';

import { createLobby } from 'lobbykit';
import { GameGrid, LobbyProvider, LoginModal, LotteryBoard, loadLanguage, WinnerBoard } from 'lobbykit/react';
import { Suspense, use } from 'react';

let lobby;

/** Returns the lobby of this module, shared by all requests; the gateway URL is known at run time only. */
const lobbyOf = gateway => (lobby ??= createLobby({ gateway, merchant: 'demo', language: 'EN' }));

export function Widgets(props) {
  return (
    <Suspense>
      <Boards {...props} />
    </Suspense>
  );
}

function Boards({ gateway, language, menu, wins }) {
  use(loadLanguage(language));
  return (
    <LobbyProvider lobby={lobbyOf(gateway)} language={language}>
      <LotteryBoard limit={3} initial={menu} />
      <WinnerBoard limit={5} still initial={wins} />
      <GameGrid pageSize={4} />
      <LoginModal />
    </LobbyProvider>
  );
}
