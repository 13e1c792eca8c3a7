/** Entry point `lobbykit/elements/game-grid`: defines `<lobby-game-grid>`. */

import { LobbyGameGrid } from '../widgets/game-grid/element.ts';
import { define } from './base/define.ts';

define('lobby-game-grid', LobbyGameGrid);

export { LobbyGameGrid };
