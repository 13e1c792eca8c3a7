/** Entry `lobbykit/elements/lottery-board`: defines `<lobby-lottery-board>`. */
import { createLottery } from '../core/lottery.ts';
import { LobbyLotteryBoard } from '../widgets/lottery-board/element.ts';
import { define } from './define.ts';
import { giveLottery } from './lottery-code.ts';

// Before the element looks at its lobby.
giveLottery(createLottery);
define('lobby-lottery-board', LobbyLotteryBoard);

export { LobbyLotteryBoard };
