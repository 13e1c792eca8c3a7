/** Entry `lobbykit/elements/lottery-board`: defines `<lobby-lottery-board>`. */

import { registerLottery } from '../loader/lottery-code.ts';
import { createLottery } from '../lobby/lottery/lottery.ts';
import { LobbyLotteryBoard } from '../widgets/lottery-board/element.ts';
import { define } from './base/define.ts';

// Must run before the element accesses its lobby.
registerLottery(createLottery);
define('lobby-lottery-board', LobbyLotteryBoard);

export { LobbyLotteryBoard };
