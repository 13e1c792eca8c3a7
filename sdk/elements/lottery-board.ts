/** Entry `lobbykit/elements/lottery-board`: defines `<lobby-lottery-board>`. */
import { LobbyLotteryBoard } from '../widgets/lottery-board/element.ts';
import { define } from './define.ts';

define('lobby-lottery-board', LobbyLotteryBoard);

export type { LobbyTags } from './jsx.ts';
export { LobbyLotteryBoard };
