/** Texts for the errors of a form, and for the reason for a login. */

import type { LoginReason } from '../../lobby/events.ts';
import type { Translate } from '../../lobby/types.ts';
import type { FieldError } from '../../protocol/account/field-rules.ts';

/** Returns the server's message, or the text of the error's key; undefined if there is no error. */
export const fieldErrorText = (error: FieldError | undefined, text: Translate): string | undefined =>
  error && (error.text ?? text(error.key, error.params));

/** Returns the text for the reason for a login; null if there is none or the page defined its own reason. */
export function showLoginReason(reason: LoginReason | null, text: Translate): string | null {
  switch (reason?.reason) {
    case 'launch':
      return reason.game?.name ? text('login.for-game', { name: reason.game.name }) : text('login.for-play');
    case 'favorite':
      return text('login.for-favorite');
    case 'recent':
      return text('login.for-recent');
    default:
      return null;
  }
}
