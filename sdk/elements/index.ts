/** Entry `lobbykit/elements`: defines every tag of the kit. */
import { LobbyLotteryBoard } from '../widgets/lottery-board/element.ts';
import { define } from './define.ts';

define('lobby-lottery-board', LobbyLotteryBoard);

export type { LobbyTags } from './jsx.ts';
export type { ElementState } from './widget.ts';
export { LobbyLotteryBoard };
