/** Model of an open login modal: its forms and stores. This chunk loads when the modal first opens. */
import { atom } from 'nanostores';
import { login } from '../../i18n/english/login.ts';
import { addEnglish } from '../../i18n/english.ts';
import type { LobbyEventName, LobbyEvents, LoginReason } from '../../lobby/events.ts';
import { createResource } from '../../lobby/resource/resource.ts';
import type { CallError, Lobby } from '../../lobby/types.ts';
import { type Country, parseCountries } from '../../protocol/account/countries.ts';
import { createLoginForm } from './form/form-model.ts';
import { createPanel, type LoginPanel, type PanelActions } from './panel-model.ts';
import type { LoginModalParams } from './props.ts';
import { createSecondForm } from './second-factor-model.ts';
import { createSocialForm } from './social-model.ts';
import { createTrialForm } from './trial-model.ts';

export interface OpenLogin extends PanelActions {
  /**
   * Starts the stores of the open modal and calls `show` at each change; `reason` is the reason for the login. Returns
   * a function that stops the stores.
   */
  follow(reason: LoginReason | null, show: (panel: LoginPanel) => void): () => void;
  /** Clears passwords, codes and captchas. The next opening starts with the login screen. */
  reset(): void;
}

addEnglish(login);

type Emit = <N extends LobbyEventName>(name: N, detail: LobbyEvents[N]) => boolean;

export function createOpenLogin(lobby: Lobby, params: LoginModalParams, emit: Emit): OpenLogin {
  const { name } = lobby;
  const $screen = atom<LoginPanel['screen']>('login');
  const countries = createResource<readonly Country[]>();
  const failed = (error: CallError) => {
    lobby.fact('login-failed', { error, lobby: name });
    emit('login-failed', { error, lobby: name });
  };
  const login = createLoginForm(lobby, failed);
  const trial = createTrialForm(lobby, failed);
  const social = createSocialForm(lobby);
  const second = createSecondForm(lobby, failed);
  const { form, captcha, code } = login;
  const $panel = createPanel(lobby, params, {
    $screen,
    $countries: countries.$state,
    login,
    trial,
    social,
    second,
  });

  const loadCountries = () => {
    const { data, loading } = countries.$state.get();
    if (data || loading) return;
    void countries.request(async () => {
      const { countries: call } = await import('../../protocol/account/registration-form-calls.ts');
      const { value } = await lobby.call(call, { query: { language: lobby.$language.get() } });
      return { data: parseCountries(value) };
    });
  };

  /** True after the initial values of this opening have been set. */
  let initialized = false;
  return {
    follow(reason, show) {
      const stop = $panel.subscribe(panel => {
        show({ ...panel, reason });
        // The provider's window must open in the click handler, so the code for it is loaded in advance.
        if (panel.social.length > 0) void lobby.loginReady();
        const { methods } = panel;
        if (!methods) return;
        const { type } = panel.login.values;
        if (!initialized) {
          initialized = true;
          void login.init(lobby.$flags.get().data ?? new Set(), params.method);
        } else if (!methods.includes(type)) {
          // The cached flags offered a login method that is no longer available.
          void login.select('username');
        }
      });
      const off = form.$state.subscribe(({ values }) => {
        if (values.type !== 'sms') return;
        code.prepare();
        loadCountries();
      });
      return () => {
        stop();
        off();
        code.slide.close();
      };
    },
    reset() {
      initialized = false;
      login.clear();
      trial.actions.reset();
      second.actions.reset();
      void lobby.dropLogin();
      $screen.set('login');
    },
    select: method => void login.select(method),
    set(field, value) {
      form.actions.set(field, value);
      void lobby.loginReady();
    },
    blur: field => form.actions.blur(field),
    async submit() {
      await form.actions.submit();
    },
    sendCode: () => code.request(),
    refreshCaptcha: () => void captcha.actions.refresh(),
    mailCaptcha: captcha.actions.mail,
    slide: code.slide,
    showTrial() {
      // The view of a host needs these texts; the kit's view loads them itself.
      void lobby.textReady('account');
      $screen.set('trial');
    },
    showLogin: () => $screen.set('login'),
    confirmAge: confirmed => trial.actions.set('ageConfirmed', confirmed),
    async startTrial() {
      await trial.actions.submit();
    },
    setCode: code => second.actions.set('code', code),
    async submitCode() {
      await second.actions.submit();
    },
    dropLogin() {
      second.actions.reset();
      void lobby.dropLogin();
    },
    async logInWith(provider) {
      social.actions.put({ provider });
      if (await social.actions.submit()) return;
      const { failure } = social.$state.get();
      if (failure) failed(failure);
    },
  };
}
