/** A new account action is edited in two files: the list that names it, and the lazy file that defines it. */
import { expect, it } from 'vitest';
import { ACCOUNT_ACTIONS } from '../../../sdk/lobby/account/actions.ts';
import { parseSource } from '../../helpers/sources/sources.ts';

// A copied tab and a refused call renew the session by themselves.
const names = Object.keys(ACCOUNT_ACTIONS).filter(name => name !== 'renew');

it.each(['sdk/lobby/types.ts', 'sdk/lobby/account/account.ts', 'sdk/lobby/context.ts', 'sdk/lobby/compose.ts'])(
  '%s repeats no account action',
  path => {
    const { code } = parseSource(path);
    const calls = names.filter(name => new RegExp(`\\b${name}\\b *[(:,]`).test(code));
    // `changePassword` is also a flag of `$auth`.
    expect(calls.filter(name => name !== 'changePassword')).toEqual([]);
  },
);
