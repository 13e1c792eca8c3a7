/** Entry point `lobbykit/elements/lottery-board`: defines `<lobby-lottery-board>`. */

import { registerLottery } from '../loader/lottery-code.ts';
import { createLottery } from '../lobby/lottery/lottery.ts';
import { LobbyLotteryBoard } from '../widgets/lottery-board/element.ts';
import { define } from './base/define.ts';

// The code of lotteries must be registered before an element uses its lobby.
registerLottery(createLottery);
define('lobby-lottery-board', LobbyLotteryBoard);

export { LobbyLotteryBoard };
