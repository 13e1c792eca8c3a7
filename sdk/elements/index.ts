/** Entry point `lobbykit/elements`: defines all tags of the kit. */

import { LobbyDownloadBar } from '../widgets/download-bar/element.ts';
import { LobbyGameGrid } from '../widgets/game-grid/element.ts';
import { LobbyLoginModal } from '../widgets/login-modal/element.ts';
import { LobbyLotteryBoard } from '../widgets/lottery-board/element.ts';
import { LobbyServiceWidget } from '../widgets/service-widget/element.ts';
import { LobbyWinnerBoard } from '../widgets/winner-board/element.ts';
import { define } from './base/define.ts';

define('lobby-lottery-board', LobbyLotteryBoard);
define('lobby-game-grid', LobbyGameGrid);
define('lobby-winner-board', LobbyWinnerBoard);
define('lobby-login-modal', LobbyLoginModal);
define('lobby-download-bar', LobbyDownloadBar);
define('lobby-service-widget', LobbyServiceWidget);

export type { ElementState } from './base/attributes.ts';
export { LobbyDownloadBar, LobbyGameGrid, LobbyLoginModal, LobbyLotteryBoard, LobbyServiceWidget, LobbyWinnerBoard };
