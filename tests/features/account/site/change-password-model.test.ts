import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPasswordForm } from '../../../../site/src/features/account/password/change-password-model.ts';
import { lobbyOn, stubPage } from '../../../widgets/lobby.ts';

let sessionStorage: ReturnType<typeof stubPage>['sessionStorage'];
const lobbies: ReturnType<typeof lobbyOn>[] = [];
beforeEach(() => {
  sessionStorage = stubPage().sessionStorage;
});
afterEach(() => {
  for (const lobby of lobbies.splice(0)) lobby.dispose();
});

function formWith(session: object) {
  const info = { token: 't1', merchantCode: 'demo', userName: 'lan', type: 0, ...session };
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
  const lobby = lobbyOn('https://gateway.test');
  lobbies.push(lobby);
  return createPasswordForm(lobby);
}

it('ROUTE-05 a password change is forced for a first password and voluntary for any other password', () => {
  expect(formWith({ firstTimeLogin: true }).$isForced.get()).toBe(true);
  expect(formWith({ firstTimeLogin: false }).$isForced.get()).toBe(false);
  expect(formWith({}).$isForced.get()).toBe(false);
});

it('PSW-03 the old password is required on a page that was loaded after the login', () => {
  expect(formWith({}).$requiresOldPassword.get()).toBe(true);
});
