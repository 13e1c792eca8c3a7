/**
 * Form of a forced or voluntary password change: fields, validation, and errors (ROUTE-05, PSW-03..12, PSW-17). After a
 * success, the page (PSW-13, PSW-16) and the kit's `password-change.lazy.ts` (PSW-14, PSW-15) take over.
 */
import { isCallError, type Lobby } from 'lobbykit';
import { checkPasswordChange } from 'lobbykit/domain';
import { createForm, type Form } from 'lobbykit/forms';
import { ERROR_CODES } from 'lobbykit/wire';
import { atom, computed, type ReadableAtom } from 'nanostores';

export type PasswordValues = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
};

export interface PasswordForm {
  readonly form: Form<PasswordValues>;
  /** True for the forced change of a first password, false for a voluntary change (ROUTE-05). */
  readonly $isForced: ReadableAtom<boolean>;
  /** True if the old password must be typed: the page does not have it from the login (PSW-03), or it is outdated. */
  readonly $requiresOldPassword: ReadableAtom<boolean>;
}

export function createPasswordForm(lobby: Lobby): PasswordForm {
  const held = lobby.passwordInMemory();
  const $isForced = computed(lobby.$auth, ({ changePassword }) => changePassword);
  const $requiresOldPassword = atom(held === null);

  const form = createForm<PasswordValues>({
    initial: { oldPassword: held ?? '', newPassword: '', confirmNewPassword: '' },
    fields: () =>
      $requiresOldPassword.get()
        ? ['oldPassword', 'newPassword', 'confirmNewPassword']
        : ['newPassword', 'confirmNewPassword'],
    check: values => checkPasswordChange(values, lobby.$rules.get().data, [lobby.$session.get()?.userName ?? '']),
    async send(values) {
      try {
        await lobby.changePassword(values);
      } catch (error) {
        if (isCallError(error) && error.code === ERROR_CODES.passwordWrong && !$requiresOldPassword.get()) {
          // The gateway rejected the stored password, so it was changed elsewhere after the login.
          $requiresOldPassword.set(true);
          form.actions.put({ oldPassword: '' });
        }
        throw error;
      }
    },
    errorFields: {
      [ERROR_CODES.passwordWrong]: 'oldPassword',
      [ERROR_CODES.passwordUnchanged]: 'newPassword',
    },
    follows: [lobby.$text, lobby.$rules, $requiresOldPassword],
  });
  return { form, $isForced, $requiresOldPassword };
}
