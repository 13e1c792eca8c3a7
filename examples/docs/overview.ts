/** The first page of the documentation: words, and the board its snippet makes. */
import 'lobbykit/elements/lottery-board';
import 'lobbykit/undefined.css';
import { startLobby } from './lobby.ts';
import { startPage } from './page.ts';

startPage();
startLobby();
