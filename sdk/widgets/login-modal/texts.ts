/** From what a form says of itself, and from what it was opened for, to words. */

import type { LoginReason } from '../../lobby/events.ts';
import type { Translate } from '../../lobby/types.ts';
import type { FieldError } from '../../protocol/account/field-rules.ts';

/** The server's own words, else the text of the key; undefined for no error. */
export const say = (error: FieldError | undefined, text: Translate): string | undefined =>
  error && (error.text ?? text(error.key, error.params));

/** Why a login is asked for; null where nobody wanted anything, or a page asks for a reason of its own. */
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
