/** Login modal without a page: opening and closing, name and password, captcha, remembered login. */
import { describe, expect, it, vi } from 'vitest';
import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { createLoginModal } from '../../../sdk/widgets/login-modal/model.ts';
import { lobbyOn } from '../lobby.ts';
import { CAPTCHA, flag, logIn, onGateway, openModal, PASSWORD, server, until } from './login-kit.ts';

onGateway();

const names = (events: readonly (readonly [string, unknown])[]) => events.map(([name]) => name);

describe('opening and closing', () => {
  it('modal sends no request before it is opened', async () => {
    const calls = vi.fn(fetch);
    const lobby = lobbyOn(server.url, { fetch: calls });
    // Loads the account code first, because a request would need it.
    await import('../../../sdk/lobby/account/account.lazy.ts');
    const modal = createLoginModal(lobby);
    const off = modal.$state.listen(() => {});
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(calls).not.toHaveBeenCalled();
    expect(modal.$state.get()).toMatchObject({ open: false, panel: null });
    off();
    lobby.dispose();
  });

  it('modal opens after its texts have loaded, and emits one event for opening and one for closing', async () => {
    const { lobby, modal, events } = await openModal();
    expect(lobby.$text.get()('login.title')).toBe(accountEn['login.title']);
    modal.actions.open();
    modal.actions.close();
    modal.actions.close();
    expect(names(events)).toEqual(['open', 'close']);
    expect(modal.$state.get()).toMatchObject({ open: false, panel: null });
  });

  it('LAUNCH-01 modal shows the reason of its login request, and no reason when it is opened next', async () => {
    const { modal, panel } = await openModal();
    expect(panel().reason).toBeNull();
    const reason = { reason: 'favorite', id: 'mb' } as const;
    modal.actions.close();
    modal.actions.open(reason);
    await until(() => modal.$state.get().panel);
    expect(panel().reason).toEqual(reason);
    modal.actions.close();
    modal.actions.open();
    await until(() => modal.$state.get().panel);
    expect(panel().reason).toBeNull();
  });

  it('modal does not open if it is closed before its texts have loaded', async () => {
    const { modal } = await openModal();
    modal.actions.close();
    modal.actions.open();
    modal.actions.close();
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(modal.$state.get().open).toBe(false);
  });

  it('close request of the modal names its source, and preventing the request leaves the modal open', async () => {
    const { modal, events } = await openModal({ prevent: ['close-request'] });
    modal.actions.requestClose('escape');
    expect(events.at(-1)).toEqual(['close-request', { source: 'escape', lobby: 'default' }]);
    expect(modal.$state.get().open).toBe(true);
  });

  it('a listener of the lobby can prevent the modal from closing', async () => {
    const { lobby, modal } = await openModal();
    lobby.on('close-request', event => event.preventDefault());
    modal.actions.requestClose('mask');
    expect(modal.$state.get().open).toBe(true);
  });

  it('modal preserves the user name and clears the password when closed', async () => {
    const opened = await openModal();
    opened.modal.actions.set('username', 'member0');
    opened.modal.actions.set('password', 'secret-1');
    opened.modal.actions.close();
    opened.modal.actions.open();
    await until(() => opened.modal.$state.get().panel?.methods);
    expect(opened.panel().login.values).toMatchObject({ username: 'member0', password: '' });
  });

  it('LOGIN-05 modal requests navigation to registration and recovery', async () => {
    const { modal, events } = await openModal({ prevent: ['navigate-request'] });
    modal.actions.go('register');
    modal.actions.go('forget');
    expect(events.slice(1)).toEqual([
      ['navigate-request', { to: 'register', lobby: 'default' }],
      ['navigate-request', { to: 'forget', lobby: 'default' }],
    ]);
  });
});

describe('name and password', () => {
  it('LOGIN-12 login form holds the values of both methods, the captcha text and the checkbox', async () => {
    const { panel } = await openModal();
    expect(panel().login.values).toEqual({
      type: 'username',
      username: '',
      password: '',
      mobileNum: '',
      messageCode: '',
      identifying: '',
      countryDialingCode: '84',
      remember: false,
    });
  });

  it('LOGIN-17 LOGIN-29 login starts the session, emits its events and closes the modal', async () => {
    const opened = await openModal();
    const { lobby, modal, events } = opened;
    await logIn(opened, '  member0 ');
    expect(lobby.$session.get()).toMatchObject({ userName: 'member0', type: 0 });
    expect(names(events)).toEqual(['open', 'login', 'close-request', 'close']);
    expect(events[1]?.[1]).toMatchObject({ session: { userName: 'member0' }, lobby: 'default' });
    expect(events[2]?.[1]).toEqual({ source: 'done', lobby: 'default' });
    expect(modal.$state.get()).toMatchObject({ open: false, toast: 'now_logged_in' });
    await until(() => modal.$state.get().toast === null);
  });

  it('LOGIN-26 VALID-04 an invalid submit shows all field errors, focuses the first invalid field and sends no request', async () => {
    const { modal, panel, events } = await openModal();
    modal.actions.set('username', 'a b');
    await modal.actions.submit();
    const { errors, focus } = panel().login;
    expect(errors).toMatchObject({ username: { key: 'field.account' }, password: { key: 'field.password' } });
    expect(focus?.field).toBe('username');
    expect(names(events)).toEqual(['open']);
  });

  it('LOGIN-22 field errors follow a language change', async () => {
    const { lobby, modal, panel } = await openModal({ config: { languages: ['EN', 'VI'] } });
    await modal.actions.submit();
    const before = panel().login;
    lobby.setLanguage('VI');
    await until(() => panel().login !== before && lobby.$text.get().language === 'VI');
    expect(panel().login.errors.username).toBeTruthy();
  });

  it('LOGIN-19 LOGIN-20 LOGIN-30 captcha is required only after a failed login, which preserves the typed input', async () => {
    const opened = await openModal();
    const { modal, panel, events } = opened;
    expect(panel().captcha.shown).toBe(false);
    await logIn(opened, 'member40', 'wrong-one');
    expect(panel().login.errors).toEqual({ password: { key: 'in_login_failed' } });
    expect(panel().login.values).toMatchObject({ username: 'member40', password: 'wrong-one' });
    expect(events.at(-1)).toMatchObject(['login-failed', { error: { code: 'login.failed' }, lobby: 'default' }]);
    await until(() => panel().captcha.image);
    await logIn(opened, 'member40');
    expect(panel().login.errors.identifying).toEqual({ key: 'in_vwrite_code' });
    modal.actions.set('identifying', 'WRONG');
    await modal.actions.submit();
    expect(panel().login.errors.identifying).toEqual({ key: 'error.captcha-wrong' });
    expect(panel().login.values.identifying).toBe('');
    await until(() => !panel().captcha.loading && panel().captcha.image);
    modal.actions.set('identifying', CAPTCHA);
    await modal.actions.submit();
    expect(modal.$state.get().open).toBe(false);
  });

  it('LOGIN-19 a captcha that becomes required during the submit is shown and not reported as wrong', async () => {
    const name = 'nobody88';
    await logIn(await openModal(), name, 'wrong-one');
    const later = await openModal();
    expect(later.panel().captcha.shown).toBe(false);
    await logIn(later, name, 'wrong-one');
    expect(later.panel().login.errors).toEqual({ identifying: { key: 'in_vwrite_code' } });
    expect(later.panel().captcha.shown).toBe(true);
  });

  it('ERR-17 a lost connection is reported above the form', async () => {
    let lost = false;
    const opened = await openModal({
      config: { fetch: (input, init) => (lost ? Promise.reject(new TypeError('lost')) : fetch(input, init)) },
    });
    lost = true;
    await logIn(opened, 'member0');
    expect(opened.panel().failure?.key).toBe('error.connection');
    expect(opened.panel().login.values.password).toBe(PASSWORD);
  });
});

describe('remembered login', () => {
  it('LOGIN-04 LOGIN-28 LOGIN-03 modal fills in the remembered user name and checks the box', async () => {
    const first = await openModal();
    first.modal.actions.set('remember', true);
    await logIn(first, 'member0');
    await first.lobby.logout();
    const again = await openModal();
    await until(() => again.panel().login.values.username);
    expect(again.panel().login.values).toMatchObject({ type: 'username', username: 'member0', remember: true });
    expect(window.localStorage.getItem('MC_REMEMBER_LOGIN')).not.toContain(PASSWORD);
  });

  it('LOGIN-02 LOGIN-03 modal starts with the number of a remembered code login while codes are offered', async () => {
    const stored = { type: 'sms', username: '901000000', password: '', countryDialingCode: '84' };
    window.localStorage.setItem('MC_REMEMBER_LOGIN', JSON.stringify(stored));
    const { panel } = await openModal();
    await until(() => panel().login.values.type === 'sms');
    expect(panel().methods).toEqual(['username', 'sms']);
    expect(panel().login.values.mobileNum).toBe('901000000');
    await flag('MOBILEVERCODELOGIN3', false);
    try {
      const without = await openModal();
      await until(() => without.panel().methods?.length === 1);
      await until(() => without.panel().login.values.type === 'username');
    } finally {
      await flag('MOBILEVERCODELOGIN3', true);
    }
  });
});
