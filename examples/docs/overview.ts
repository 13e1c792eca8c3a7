/** Start page of the documentation: text, and the board of its snippet. */
import 'lobbykit/elements/lottery-board';
import 'lobbykit/undefined.css';
import { startLobby } from './lobby.ts';
import { startPage } from './page.ts';

startPage();
startLobby();
