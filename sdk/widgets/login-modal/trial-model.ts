/** Form of the free trial (TRIAL-04). */

import { createForm, type Form } from '../../forms/form.ts';
import type { CallError, Lobby } from '../../lobby/types.ts';
import { errorsOf } from '../../protocol/account/field-rules.ts';
import { ERROR_CODES } from '../../protocol/error-codes.ts';

/** Value of the age confirmation checkbox, which is never checked initially (REG-20). */
export type TrialForm = { readonly ageConfirmed: boolean };

/** Creates the form of the free trial. @param failed called with each error of the request */
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
