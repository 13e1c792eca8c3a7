/** Entry `lobbykit/elements/service-widget`: defines `<lobby-service-widget>`. */

import { define } from '../host/define.ts';
import { LobbyServiceWidget } from '../widgets/service-widget/element.ts';

define('lobby-service-widget', LobbyServiceWidget);

export { LobbyServiceWidget };
