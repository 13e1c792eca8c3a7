/** Lobby of the documentation: the gateway that serves the page, and the system theme. */
import { createLobby } from 'lobbykit';
import { followSystemTheme } from '../shared/theme.ts';

export function startLobby(): void {
  createLobby({ gateway: location.origin, merchant: 'demo', language: 'EN', languages: ['EN', 'VI', 'PT'] });
  followSystemTheme();
}
