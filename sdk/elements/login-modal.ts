/** Entry point `lobbykit/elements/login-modal`: defines `<lobby-login-modal>`. */

import { LobbyLoginModal } from '../widgets/login-modal/element.ts';
import { define } from './base/define.ts';

define('lobby-login-modal', LobbyLoginModal);

export { LobbyLoginModal };
