/** Entry `lobbykit/elements/winner-board`: defines `<lobby-winner-board>`. */

import { define } from '../host/define.ts';
import { LobbyWinnerBoard } from '../widgets/winner-board/element.ts';

define('lobby-winner-board', LobbyWinnerBoard);

export { LobbyWinnerBoard };
