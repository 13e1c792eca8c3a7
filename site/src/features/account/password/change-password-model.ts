/**
 * Form of a change of the password: the fields asked for, their checks, and what a refusal does to them (PSW-03..12, PSW-17). What
 * follows a success is in the page (PSW-13, PSW-16) and in the kit's `password-change.lazy.ts` (PSW-14, PSW-15).
 */
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
  const held = lobby.passwordInMemory();
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
