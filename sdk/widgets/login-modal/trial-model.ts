/** What is beside the form: the free trial, sign-in by others, and the code of the second factor (TRIAL-04, LOGIN-08, SAFE-05). */

import { createForm, type Form } from '../../forms/form.ts';
import type { CallError, Lobby } from '../../lobby/types.ts';
import { errorsOf } from '../../protocol/account/field-rules.ts';
import { ERROR_CODES } from '../../protocol/error-codes.ts';

/** The box of the trial, never ticked in advance (REG-20). */
export type TrialForm = { readonly ageConfirmed: boolean };

/** @param failed hears of each refusal */
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

/** Which provider is at work; '' for none. */
export type SocialForm = { readonly provider: SocialName | '' };

/** Signing in by a provider: a form without fields. A dialog that was closed leaves everything as it was (LOGIN-08). */
export const createSocialForm = (lobby: Pick<Lobby, 'loginBy'>): Form<SocialForm> =>
  createForm<SocialForm>({
    initial: { provider: '' },
    fields: () => [],
    check: () => ({}),
    async send({ provider }) {
      try {
        if (provider) await lobby.loginBy(provider);
      } catch (error) {
        // The screen asks for the code.
        if ((error as CallError).code !== ERROR_CODES.loginCodeDue) throw error;
      }
    },
  });

/** Six digits of an app, or a recovery code. */
export type SecondForm = { readonly code: string };

/** @param failed hears of each refusal */
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
