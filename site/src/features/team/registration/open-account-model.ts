/** The form by which an agent opens an account for somebody (TEAM-18). Needs no DOM. */

import type { Lobby } from 'lobbykit';
import type { FieldErrors } from 'lobbykit/domain';
import { createForm, type Form } from 'lobbykit/forms';
import { createDownlineAccount, ERROR_CODES } from 'lobbykit/wire';
import type { Rate } from '../members/member-model.ts';

export type OpenAccountValues = {
  readonly userName: string;
  readonly password: string;
  /** The account is that of an agent, who can bring members. */
  readonly isAgent: boolean;
};

export interface OpenAccountOptions {
  /** Rates for the new account, as they are chosen when it is sent. */
  readonly rates: () => readonly Rate[];
  /** Told the name of the account that is open now. */
  readonly onOpened: (userName: string) => void;
}

const FIELDS = ['userName', 'password'] as const;

/** The form. It says itself what is missing; the gateway judges name and password by the merchant's rules. */
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
