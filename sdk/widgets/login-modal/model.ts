/** The login modal without its looks: when it is open, which ways in it offers, and what comes of them. */
import { atom, onMount } from 'nanostores';
import { createResource } from '../../core/resource.ts';
import { type Country, readCountries } from '../../domain/countries.ts';
import { SUCCESS_MS } from '../../domain/limits.ts';
import type { LoginMethod } from '../../domain/login.ts';
import type { LobbyEventName, LobbyEvents } from '../../events.ts';
import type { FieldName } from '../../forms/form.ts';
import type { SlideActions } from '../../forms/slide.ts';
import type { CallError, Lobby, Model } from '../../types.ts';
import { countries as countriesCall } from '../../wire/system.ts';
import { createLoginForm, type LoginForm } from './form-model.ts';
import { createPanel, type LoginModalParams, type LoginPanel } from './panel-model.ts';
import { createSocialForm, createTrialForm, type SocialName } from './trial-model.ts';

export type { LoginModalParams, LoginPanel } from './panel-model.ts';

export interface LoginModalState {
  readonly status: 'ready';
  readonly open: boolean;
  readonly panel: LoginPanel | null;
  /** Key of the message of success (LOGIN-29). */
  readonly notice: 'now_logged_in' | null;
}

export interface LoginModalActions {
  /** Opens as soon as its texts are there. */
  open(): void;
  close(): void;
  /** Closes unless somebody prevents the request. */
  ask(source: LobbyEvents['close-request']['source']): void;
  select(method: LoginMethod): void;
  set<N extends FieldName<LoginForm>>(field: N, value: LoginForm[N]): void;
  leave(field: FieldName<LoginForm>): void;
  submit(): Promise<void>;
  sendCode(): void;
  refreshCaptcha(): void;
  readonly slide: Omit<SlideActions, 'challenge'>;
  showTrial(): void;
  showLogin(): void;
  confirmAge(confirmed: boolean): void;
  startTrial(): Promise<void>;
  signInBy(provider: SocialName): Promise<void>;
  /** Leaves for registration or password recovery (LOGIN-05). */
  go(to: 'register' | 'forget'): void;
}

export type LoginModalModel = Model<LoginModalState, LoginModalActions>;

type Emit = <N extends LobbyEventName>(name: N, detail: LobbyEvents[N]) => boolean;

const CLOSED: LoginModalState = { status: 'ready', open: false, panel: null, notice: null };

/**
 * The modal of `params` on `lobby`; a closed one asks nothing of anybody.
 * @param emit lets a widget pass events to its own listeners first; false keeps the default of a request from happening
 */
export function createLoginModal(
  lobby: Lobby,
  params: LoginModalParams = {},
  emit: Emit = () => true,
): LoginModalModel {
  const { name } = lobby;
  const $state = atom<LoginModalState>(CLOSED);
  const $screen = atom<LoginPanel['screen']>('login');
  const countries = createResource<readonly Country[]>();
  const failed = (error: CallError) => {
    lobby.fact('login-failed', { error, lobby: name });
    emit('login-failed', { error, lobby: name });
  };
  const login = createLoginForm(lobby, failed);
  const trial = createTrialForm(lobby, failed);
  const social = createSocialForm(lobby);
  const { form, captcha, code } = login;

  const $panel = createPanel(lobby, params, { $screen, $countries: countries.$state, login, trial, social });

  let wanted = false;
  let unfollow = () => {};
  let begun = false;
  let clearNotice: ReturnType<typeof setTimeout> | undefined;
  const change = (part: Partial<LoginModalState>) => $state.set({ ...($state.value ?? CLOSED), ...part });

  /** The stores behind the panel work while it is open, and no longer. */
  const follow = () => {
    begun = false;
    unfollow = $panel.subscribe(panel => {
      change({ open: true, panel });
      const { methods } = panel;
      if (!methods) return;
      const { type } = panel.login.values;
      if (!begun) {
        begun = true;
        void login.begin(lobby.$flags.get().data ?? new Set(), params.method);
      } else if (!methods.includes(type)) {
        // The flags of the last visit offered a way that is closed now.
        void login.select('username');
      }
    });
    const off = form.$state.subscribe(({ values }) => {
      if (values.type !== 'sms') return;
      code.prepare();
      loadCountries();
    });
    const stop = unfollow;
    unfollow = () => {
      stop();
      off();
      code.slide.close();
    };
  };

  const loadCountries = () => {
    const { data, loading } = countries.$state.get();
    if (data || loading) return;
    void countries.ask(async () => {
      const { value } = await lobby.call(countriesCall, { query: { language: lobby.$language.get() } });
      return { data: readCountries(value) };
    });
  };

  const close = () => {
    wanted = false;
    if (!$state.get().open) return;
    unfollow();
    login.clear();
    trial.actions.reset();
    $screen.set('login');
    change({ open: false, panel: null });
    emit('close', { lobby: name });
  };
  const request = <N extends LobbyEventName>(event: N, detail: LobbyEvents[N]) =>
    emit(event, detail) && lobby.request(event, detail);

  const actions: LoginModalActions = {
    open() {
      if (wanted) return;
      wanted = true;
      void lobby.textReady('account').then(() => {
        if (!wanted || $state.get().open) return;
        follow();
        emit('open', { lobby: name });
      });
    },
    close,
    ask(source) {
      if ($state.get().open && request('close-request', { source, lobby: name })) close();
    },
    select: method => void login.select(method),
    set: (field, value) => form.actions.set(field, value),
    leave: field => form.actions.leave(field),
    async submit() {
      await form.actions.submit();
    },
    sendCode: () => code.request(),
    refreshCaptcha: () => void captcha.actions.refresh(),
    slide: code.slide,
    showTrial: () => $screen.set('trial'),
    showLogin: () => $screen.set('login'),
    confirmAge: confirmed => trial.actions.set('ageConfirmed', confirmed),
    async startTrial() {
      await trial.actions.submit();
    },
    async signInBy(provider) {
      social.actions.put({ provider });
      if (await social.actions.submit()) return;
      const { failure } = social.$state.get();
      if (failure) failed(failure);
    },
    go(to) {
      request('navigate-request', { to, lobby: name });
    },
  };

  onMount($state, () => {
    const off = lobby.on('login', ({ detail }) => {
      if (!$state.get().open) return;
      emit('login', detail);
      change({ notice: 'now_logged_in' });
      clearTimeout(clearNotice);
      clearNotice = setTimeout(() => change({ notice: null }), SUCCESS_MS);
      actions.ask('done');
    });
    return () => {
      off();
      clearTimeout(clearNotice);
      unfollow();
      wanted = false;
      $state.set(CLOSED);
    };
  });

  return { $state, actions };
}
