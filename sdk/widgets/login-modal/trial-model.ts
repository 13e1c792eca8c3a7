/** The two ways in without the form: the free trial, and sign-in by others (TRIAL-04, LOGIN-08). */
import { errorsOf } from '../../domain/rules.ts';
import { createForm, type Form } from '../../forms/form.ts';
import type { CallError, Lobby } from '../../types.ts';
import { ERROR_CODES } from '../../wire/error-codes.ts';

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
      if (provider) await lobby.loginBy(provider);
    },
  });
