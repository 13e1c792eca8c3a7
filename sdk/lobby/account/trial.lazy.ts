/** Free trial: creates an account, then logs in to it (TRIAL-01, TRIAL-05, TRIAL-06). */

import { invalidResponse, isCallError } from '../../client/errors.ts';
import { TRIAL_TYPE } from '../../protocol/access.ts';
import { freePlayLogin, trialUser } from '../../protocol/account/session-calls.ts';
import { parseText } from '../../protocol/parse-values.ts';
import type { AccountContext } from '../context.ts';
import { sessionOf, startSession } from '../session/start-session.ts';
import type { AccountActions } from './actions.ts';

export function createTrial(context: AccountContext): AccountActions['startTrial'] {
  const { client, config, auth } = context;
  /**
   * Name of a trial account whose login received no response. The next attempt logs in to this account instead of
   * creating another one.
   */
  let waiting: string | null = null;

  return async ({ ageConfirmed }) => {
    waiting ??= parseText((await client.call(trialUser, { body: { moduleId: 'REG3', ageConfirmed } })).value.userName);
    const name = waiting;
    if (!name) {
      waiting = null;
      throw invalidResponse(200);
    }
    try {
      const { value } = await client.call(freePlayLogin, { body: { username: name } });
      waiting = null;
      const now = sessionOf(value, config.merchant, { userName: name, type: TRIAL_TYPE });
      startSession(context, now);
      auth.saveTrial(name);
      return now;
    } catch (error) {
      // The gateway rejected the login to this trial account, so the next attempt creates another account.
      if (isCallError(error) && error.code !== undefined) waiting = null;
      throw error;
    }
  };
}
