/** Everything a visitor does about the account. Loaded by the first of it. */

import { logout } from '../wire/session.ts';
import type { AccountActions, AccountParts } from './account-parts.ts';
import { createPasswordChange } from './password-change.ts';
import { createRegistration } from './registration.ts';
import { createRemembered } from './remembered.ts';
import { createRenewal } from './renewal.ts';
import { createSignIn } from './sign-in.ts';
import { createTrial } from './trial.ts';

export function createActions(parts: AccountParts): AccountActions {
  const remembered = createRemembered(parts);
  const { renew, arrive, trade } = createRenewal(parts);
  return {
    ...createSignIn(parts, remembered, trade),
    startTrial: createTrial(parts),
    register: createRegistration(parts),
    changePassword: createPasswordChange(parts, remembered),
    renew,
    arrive,
    remembered,
    async leave(token, everywhere) {
      await parts.client.call(logout, { query: everywhere ? { everywhere: 'true' } : {} }, { token });
    },
  };
}
