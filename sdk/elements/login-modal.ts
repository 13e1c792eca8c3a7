/** Entry `lobbykit/elements/login-modal`: defines `<lobby-login-modal>`. */

import { define } from '../host/define.ts';
import { LobbyLoginModal } from '../widgets/login-modal/element.ts';

define('lobby-login-modal', LobbyLoginModal);

export { LobbyLoginModal };
