/** Props that the password form and the SMS form share. */
import type { Translate } from '../../../lobby/types.ts';
import type { LoginModalActions, LoginPanel } from '../model.ts';

export interface FieldProps {
  readonly panel: LoginPanel;
  readonly actions: LoginModalActions;
  readonly text: Translate;
}
