/** Account actions are declared in two files only: the list of names and the lazy file with the implementation. */
import { expect, it } from 'vitest';
import { ACCOUNT_ACTIONS } from '../../../sdk/lobby/account/actions.ts';
import { parseSource } from '../../helpers/sources/sources.ts';

// `renew` is excluded, because a copied tab and a rejected call use it too.
const names = Object.keys(ACCOUNT_ACTIONS).filter(name => name !== 'renew');

it.each(['sdk/lobby/types.ts', 'sdk/lobby/account/account.ts', 'sdk/lobby/context.ts', 'sdk/lobby/compose.ts'])(
  '%s contains no name of an account action',
  path => {
    const { code } = parseSource(path);
    const calls = names.filter(name => new RegExp(`\\b${name}\\b *[(:,]`).test(code));
    // Ignores `changePassword`, because a flag of `$auth` has the same name.
    expect(calls.filter(name => name !== 'changePassword')).toEqual([]);
  },
);
