/** Entry `lobbykit/elements/download-bar`: defines `<lobby-download-bar>`. */

import { define } from '../host/define.ts';
import { LobbyDownloadBar } from '../widgets/download-bar/element.ts';

define('lobby-download-bar', LobbyDownloadBar);

export { LobbyDownloadBar };
