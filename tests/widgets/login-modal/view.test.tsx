/** Login modal rendered by React: events and customization of the host. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { LoginModal, type LoginModalProps } from '../../../sdk/widgets/login-modal/react.tsx';
import { lobbyWith, renderOn } from '../../react/page.tsx';

const lobbies: Lobby[] = [];
afterEach(() => {
  for (const lobby of lobbies.splice(0)) lobby.dispose();
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.removeAttribute('style');
});

const responses = {
  '/system/whitelabel': { MOBILEVERCODELOGIN3: true },
  '/session/login': { token: 't', userName: 'ann', customerType: 0 },
};

function show(props: LoginModalProps = {}, more: Parameters<typeof lobbyWith>[0] = {}) {
  const lobby = lobbyWith({ ...responses, ...more });
  lobbies.push(lobby);
  return { lobby, ...renderOn(lobby, <LoginModal open {...props} />) };
}

const dialog = () => screen.findByRole('dialog', { name: 'Welcome back' });
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });

describe('login modal view', () => {
  it('LOGIN-01 LOGIN-02 modal offers both login methods if the flag is on, and neither choice nor code otherwise', async () => {
    const first = show();
    await dialog();
    // The method choice is a lazy chunk that loads after the flags.
    await screen.findByRole('button', { name: 'Username', pressed: true });
    expect(screen.getByRole('button', { name: 'Mobile number', pressed: false })).toBeTruthy();
    first.unmount();
    localStorage.clear();
    show({}, { '/system/whitelabel': { MOBILEVERCODELOGIN3: false } });
    await dialog();
    await waitFor(() => expect(document.querySelector('.lk-skeleton')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Mobile number' })).toBeNull();
  });

  it('LOGIN-17 login emits its events once and closes the modal once, also in StrictMode', async () => {
    const onLogin = vi.fn();
    const onClose = vi.fn();
    const lobby = lobbyWith(responses);
    lobbies.push(lobby);
    renderOn(lobby, <StrictMode>{<LoginModal open onLogin={onLogin} onClose={onClose} />}</StrictMode>);
    await dialog();
    type('Username', 'member0');
    type('Password', 'Lobby-2026');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(onLogin).toHaveBeenCalledTimes(1));
    expect(onLogin.mock.calls[0]?.[0].detail).toMatchObject({ session: { userName: 'ann' }, lobby: 'default' });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByText('You’re logged in.').closest('[role=status]')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('modal opens and closes with the prop `open`, and stays open if the host page prevents the close request', async () => {
    const onCloseRequest = vi.fn(event => event.preventDefault());
    const { lobby, rerender } = show({ onCloseRequest });
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    expect(onCloseRequest.mock.calls[0]?.[0].detail).toEqual({ source: 'button', lobby: 'default' });
    expect(screen.getByRole('dialog')).toBeTruthy();
    rerender(<LoginModal open={false} />);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void lobby.request('login-request', { reason: 'launch', lobby: 'default' }));
    await dialog();
  });

  it('login request uses the login route after the modal was unmounted', async () => {
    const { lobby, unmount } = show({ open: false });
    const routes: string[] = [];
    lobby.on('navigate-request', event => {
      event.preventDefault();
      routes.push(event.detail.to);
    });
    lobby.request('login-request', { reason: 'launch', lobby: 'default' });
    expect(routes).toEqual([]);
    unmount();
    lobby.request('login-request', { reason: 'launch', lobby: 'default' });
    expect(routes).toEqual(['login']);
  });

  it('modal applies logo, classes and style set by the host page', async () => {
    show({ logo: <img alt="Acme" />, className: 'mine', classNames: { panel: 'my-panel' }, style: { zIndex: 7 } });
    const panel = await dialog();
    expect(panel.className.split(' ')).toEqual(expect.arrayContaining(['lk-panel', 'my-panel']));
    expect(within(panel).getByRole('img', { name: 'Acme' })).toBeTruthy();
    const base = panel.closest<HTMLElement>('.lk-login-modal');
    expect(base?.className).toContain('mine');
    expect(base?.style.zIndex).toBe('7');
  });

  it('VALID-04 invalid submit focuses the first invalid field', async () => {
    show();
    await dialog();
    type('Username', 'member0');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    expect(screen.getByRole('alert').textContent).toBe('Check your password.');
  });

  it('LOGIN-06 modal offers the trial unless it has the prop noTrial', async () => {
    const first = show();
    await dialog();
    expect(await screen.findByRole('button', { name: 'try it free' })).toBeTruthy();
    first.unmount();
    show({ noTrial: true });
    await dialog();
    expect(screen.queryByRole('button', { name: 'try it free' })).toBeNull();
  });
});
