/** Form in which an agent creates an account for a new member (TEAM-18). Requires no DOM. */

import type { Lobby } from 'lobbykit';
import type { FieldErrors } from 'lobbykit/domain';
import { createForm, type Form } from 'lobbykit/forms';
import { createDownlineAccount, ERROR_CODES } from 'lobbykit/wire';
import type { Rate } from '../members/member-model.ts';

export type OpenAccountValues = {
  readonly userName: string;
  readonly password: string;
  /** True for an agent account, whose owner can invite members. */
  readonly isAgent: boolean;
};

export interface OpenAccountOptions {
  /** Returns the rates of the new account, called on submission. */
  readonly rates: () => readonly Rate[];
  /** Called with the user name of the new account. */
  readonly onOpened: (userName: string) => void;
}

const FIELDS = ['userName', 'password'] as const;

/** Creates the form. It only checks that required fields are filled; the gateway validates user name and password. */
export function createOpenAccount(
  lobby: Pick<Lobby, 'call' | '$language'>,
  { rates, onOpened }: OpenAccountOptions,
): Form<OpenAccountValues> {
  return createForm<OpenAccountValues>({
    initial: { userName: '', password: '', isAgent: false },
    fields: () => FIELDS,
    trim: ['userName'],
    check(values): FieldErrors {
      const missing = FIELDS.filter(name => values[name].trim() === '');
      return Object.fromEntries(missing.map(name => [name, { key: 'field.required' }]));
    },
    errorFields: { [ERROR_CODES.memberExists]: 'userName' },
    async send({ userName, password, isAgent }) {
      const { value } = await lobby.call(createDownlineAccount, {
        body: {
          userName,
          password,
          memberType: isAgent ? 1 : 0,
          rebates: rates()
            .filter(({ tenths }) => tenths > 0)
            .map(({ category, tenths }) => ({ gameType: category, rebate: tenths })),
          language: lobby.$language.get(),
        },
      });
      onOpened(String(value.userName));
    },
  });
}
