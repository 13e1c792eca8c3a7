/** Second factor of a login (SAFE-05). */
import { createForm, type Form } from '../../forms/form.ts';
import type { CallError, Lobby } from '../../lobby/types.ts';
import { errorsOf } from '../../protocol/account/field-rules.ts';
import { ERROR_CODES } from '../../protocol/error-codes.ts';

/** Six digits from an authenticator app, or a recovery code. */
export type SecondForm = { readonly code: string };

/** Creates the form for the second-factor code. @param failed called with each error of a login */
export const createSecondForm = (
  lobby: Pick<Lobby, 'loginByCode'>,
  failed: (error: CallError) => void,
): Form<SecondForm> =>
  createForm<SecondForm>({
    initial: { code: '' },
    fields: () => ['code'],
    check: ({ code }) => errorsOf({ code: code.trim() === '' ? { key: 'field.required' } : null }),
    errorFields: { [ERROR_CODES.codeWrong]: 'code' },
    trim: ['code'],
    send: ({ code }) =>
      lobby.loginByCode(code).then(
        () => {},
        reason => {
          failed(reason);
          throw reason;
        },
      ),
  });
