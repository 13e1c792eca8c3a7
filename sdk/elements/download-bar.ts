/** Entry point `lobbykit/elements/download-bar`: defines `<lobby-download-bar>`. */

import { LobbyDownloadBar } from '../widgets/download-bar/element.ts';
import { define } from './base/define.ts';

define('lobby-download-bar', LobbyDownloadBar);

export { LobbyDownloadBar };
