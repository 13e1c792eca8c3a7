/** Entry point `lobbykit/elements/service-widget`: defines `<lobby-service-widget>`. */

import { LobbyServiceWidget } from '../widgets/service-widget/element.ts';
import { define } from './base/define.ts';

define('lobby-service-widget', LobbyServiceWidget);

export { LobbyServiceWidget };
