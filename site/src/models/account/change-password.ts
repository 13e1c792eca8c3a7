/** Change of the password (PSW-03..17). */
import { isCallError, type Lobby } from 'lobbykit';
import { checkPasswordChange } from 'lobbykit/domain';
import { createForm, type Form } from 'lobbykit/forms';
import { ERROR_CODES } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';

export type PasswordValues = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
};

export interface PasswordForm {
  readonly form: Form<PasswordValues>;
  /** The old password has to be typed: the page holds none (PSW-03), or not the right one any more. */
  readonly $asksOld: ReadableAtom<boolean>;
}

export function createPasswordForm(lobby: Lobby): PasswordForm {
  const held = lobby.heldPassword();
  const $asksOld = atom(held === null);

  const form = createForm<PasswordValues>({
    initial: { oldPassword: held ?? '', newPassword: '', confirmNewPassword: '' },
    fields: () =>
      $asksOld.get() ? ['oldPassword', 'newPassword', 'confirmNewPassword'] : ['newPassword', 'confirmNewPassword'],
    check: values => checkPasswordChange(values, lobby.$rules.get().data, [lobby.$session.get()?.userName ?? '']),
    async send(values) {
      try {
        await lobby.changePassword(values);
      } catch (error) {
        if (isCallError(error) && error.code === ERROR_CODES.passwordWrong && !$asksOld.get()) {
          // The password was changed elsewhere since this page learnt it.
          $asksOld.set(true);
          form.actions.put({ oldPassword: '' });
        }
        throw error;
      }
    },
    errorFields: {
      [ERROR_CODES.passwordWrong]: 'oldPassword',
      [ERROR_CODES.passwordUnchanged]: 'newPassword',
    },
    follows: [lobby.$text, lobby.$rules, $asksOld],
  });
  return { form, $asksOld };
}
