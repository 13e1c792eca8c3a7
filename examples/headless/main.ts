import { createLobby } from 'lobbykit';
import { showDepartures } from './departures.ts';
import { showTickets } from './tickets.ts';

export const lobby = createLobby({ gateway: location.origin, merchant: 'demo', language: 'EN' });

showDepartures(lobby);
showTickets(lobby);
