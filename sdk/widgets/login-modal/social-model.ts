/** Login with a social login provider (LOGIN-08). */
import { createForm, type Form } from '../../forms/form.ts';
import type { CallError, Lobby } from '../../lobby/types.ts';
import { ERROR_CODES } from '../../protocol/error-codes.ts';

export type SocialName = 'facebook' | 'google';

/** Social login provider that the visitor selected; '' if none. */
export type SocialForm = { readonly provider: SocialName | '' };

/**
 * Creates a form without fields for the login with a social login provider. If the visitor closes the provider's
 * dialog, the form does not change (LOGIN-08).
 */
export const createSocialForm = (lobby: Pick<Lobby, 'loginBy'>): Form<SocialForm> =>
  createForm<SocialForm>({
    initial: { provider: '' },
    fields: () => [],
    check: () => ({}),
    async send({ provider }) {
      try {
        if (provider) await lobby.loginBy(provider);
      } catch (error) {
        // The screen for the second-factor code opens, so there is no error to show.
        if ((error as CallError).code !== ERROR_CODES.loginCodeDue) throw error;
      }
    },
  });
