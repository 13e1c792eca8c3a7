/** Target of a login request: the login modal of the page if offered, otherwise the route (architecture, section 4). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { lobbyOn, stubPage } from '../../widgets/lobby.ts';

let lobby: Lobby;
const routes: string[] = [];
beforeEach(() => {
  stubPage();
  routes.length = 0;
  lobby = lobbyOn('https://gateway.test');
  lobby.on('navigate-request', event => {
    event.preventDefault();
    routes.push(event.detail.to);
  });
});
afterEach(() => {
  lobby.dispose();
});
const requestLogin = () => lobby.request('login-request', { reason: 'launch', lobby: 'default' });

it('login request navigates to the login route if no login modal is registered', () => {
  expect(requestLogin()).toBe(true);
  expect(routes).toEqual(['login']);
});

it('login request opens the login modal that was registered last, or the previous one if the last was unregistered', () => {
  const first = vi.fn();
  const second = vi.fn();
  lobby.offerLogin(first);
  const end = lobby.offerLogin(second);
  requestLogin();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(second).toHaveBeenCalledWith(expect.objectContaining({ reason: 'launch' }));
  end();
  requestLogin();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  expect(routes).toEqual([]);
});

it('unregistering one of two login modals with the same function keeps the other registered', () => {
  const open = vi.fn();
  const end = lobby.offerLogin(open);
  lobby.offerLogin(open);
  end();
  requestLogin();
  expect(open).toHaveBeenCalledTimes(1);
});

it('login request opens no login if the host prevents the event', () => {
  const open = vi.fn();
  lobby.offerLogin(open);
  lobby.on('login-request', event => event.preventDefault());
  expect(requestLogin()).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
