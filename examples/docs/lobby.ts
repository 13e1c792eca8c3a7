/** The lobby of the documentation: the server that serves the page, and the theme of the reader's system. */
import { createLobby } from 'lobbykit';
import { followSystemTheme } from '../shared/theme.ts';

export function startLobby(): void {
  createLobby({ gateway: location.origin, merchant: 'demo', language: 'EN', languages: ['EN', 'VI', 'PT'] });
  followSystemTheme();
}
