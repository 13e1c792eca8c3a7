import { createLobby } from 'lobbykit';
import { LobbyProvider, LotteryBoard, loadLanguage, WinnerBoard } from 'lobbykit/react';

let lobby;

/** Returns the lobby of this module, shared by all requests; the gateway URL is known at run time only. */
export const lobbyOf = gateway => (lobby ??= createLobby({ gateway, merchant: 'demo', language: 'EN' }));

// An island hydrates as soon as its module has loaded, so the texts must have loaded by then.
if (typeof document !== 'undefined') await loadLanguage(document.documentElement.lang);

export const Widgets = ({ gateway, language, menu, wins }) => (
  <LobbyProvider lobby={lobbyOf(gateway)} language={language}>
    <LotteryBoard limit={3} initial={menu} />
    <WinnerBoard limit={5} still initial={wins} />
  </LobbyProvider>
);
