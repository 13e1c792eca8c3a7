/** Entry `lobbykit/elements/game-grid`: defines `<lobby-game-grid>`. */

import { define } from '../host/define.ts';
import { LobbyGameGrid } from '../widgets/game-grid/element.ts';

define('lobby-game-grid', LobbyGameGrid);

export { LobbyGameGrid };
