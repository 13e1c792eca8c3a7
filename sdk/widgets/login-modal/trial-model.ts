/** Models besides the login form: free trial, social login, and second-factor code (TRIAL-04, LOGIN-08, SAFE-05). */

import { createForm, type Form } from '../../forms/form.ts';
import type { CallError, Lobby } from '../../lobby/types.ts';
import { errorsOf } from '../../protocol/account/field-rules.ts';
import { ERROR_CODES } from '../../protocol/error-codes.ts';

/** Checkbox of the trial, never checked initially (REG-20). */
export type TrialForm = { readonly ageConfirmed: boolean };

/** Creates the trial form. @param failed called with each error */
export const createTrialForm = (
  lobby: Pick<Lobby, 'startTrial'>,
  failed: (error: CallError) => void,
): Form<TrialForm> =>
  createForm<TrialForm>({
    initial: { ageConfirmed: false },
    fields: () => ['ageConfirmed'],
    check: ({ ageConfirmed }) => errorsOf({ ageConfirmed: ageConfirmed ? null : { key: 'error.age' } }),
    errorFields: { [ERROR_CODES.ageUnconfirmed]: 'ageConfirmed' },
    send: ({ ageConfirmed }) =>
      lobby.startTrial({ ageConfirmed }).then(
        () => {},
        reason => {
          failed(reason);
          throw reason;
        },
      ),
  });

export type SocialName = 'facebook' | 'google';

/** Active provider; '' if none. */
export type SocialForm = { readonly provider: SocialName | '' };

/** Creates a form without fields for login with a provider. A closed dialog changes nothing (LOGIN-08). */
export const createSocialForm = (lobby: Pick<Lobby, 'loginBy'>): Form<SocialForm> =>
  createForm<SocialForm>({
    initial: { provider: '' },
    fields: () => [],
    check: () => ({}),
    async send({ provider }) {
      try {
        if (provider) await lobby.loginBy(provider);
      } catch (error) {
        // The screen requests the code.
        if ((error as CallError).code !== ERROR_CODES.loginCodeDue) throw error;
      }
    },
  });

/** Six digits of an authenticator app, or a recovery code. */
export type SecondForm = { readonly code: string };

/** Creates the second-factor form. @param failed called with each error */
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
