/** Entry point `lobbykit/elements/winner-board`: defines `<lobby-winner-board>`. */

import { LobbyWinnerBoard } from '../widgets/winner-board/element.ts';
import { define } from './base/define.ts';

define('lobby-winner-board', LobbyWinnerBoard);

export { LobbyWinnerBoard };
