/** Login with a provider (LOGIN-08). */
import { createForm, type Form } from '../../forms/form.ts';
import type { CallError, Lobby } from '../../lobby/types.ts';
import { ERROR_CODES } from '../../protocol/error-codes.ts';

export type SocialName = 'facebook' | 'google';

/** Provider that the visitor chose for the login; '' if none. */
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
