/** Model of the login modal: open state and events. The model of an open modal loads when it opens. */
import { atom, onMount } from 'nanostores';
import type { LobbyEventName, LobbyEvents, LoginReason } from '../../lobby/events.ts';
import { lazyCode } from '../../lobby/resource/lazy-actions.ts';
import type { Lobby, Model } from '../../lobby/types.ts';
import { SUCCESS_MS, TOAST_MS } from '../../protocol/constants.ts';
import type { OpenLogin } from './open-model.lazy.ts';
import type { LoginPanel, PanelActions } from './panel-model.ts';
import type { LoginModalParams } from './props.ts';

export type { LoginPanel } from './panel-model.ts';

export interface LoginModalState {
  readonly status: 'ready';
  readonly open: boolean;
  readonly panel: LoginPanel | null;
  /** Text key of the success message (LOGIN-29), or of the error that prevented the opening. */
  readonly toast: 'now_logged_in' | 'error.connection' | 'error.outdated' | null;
}

export interface LoginModalActions extends PanelActions {
  /** Opens once its code and texts have loaded; with the reason of the login, if any. */
  open(reason?: LoginReason): void;
  close(): void;
  /** Closes unless the close request is prevented. */
  ask(source: LobbyEvents['close-request']['source']): void;
  /** Reports that its code failed to load: shows a message and stays closed; the next opening retries. */
  lost(why: 'offline' | 'outdated'): void;
  /** Navigates to registration or password recovery (LOGIN-05). */
  go(to: 'register' | 'forget'): void;
}

export type LoginModalModel = Model<LoginModalState, LoginModalActions>;

type Emit = <N extends LobbyEventName>(name: N, detail: LobbyEvents[N]) => boolean;

const CLOSED: LoginModalState = { status: 'ready', open: false, panel: null, toast: null };

/**
 * Creates the modal with `params` on `lobby`; a closed modal sends no requests.
 * @param emit passes events to the widget's listeners first; false prevents the default action of a request
 */
export function createLoginModal(
  lobby: Lobby,
  params: LoginModalParams = {},
  emit: Emit = () => true,
): LoginModalModel {
  const { name } = lobby;
  const $state = atom<LoginModalState>(CLOSED);
  /** Null before the first opening. */
  let made: OpenLogin | null = null;
  const { load } = lazyCode(async () => {
    made = (await import('./open-model.lazy.ts')).createOpenLogin(lobby, params, emit);
    return made;
  });

  let wanted = false;
  let unfollow = () => {};
  let toastTimer: ReturnType<typeof setTimeout> | undefined;
  const change = (part: Partial<LoginModalState>) => $state.set({ ...($state.value ?? CLOSED), ...part });
  const say = (toast: LoginModalState['toast'], ms?: number) => {
    change({ toast });
    clearTimeout(toastTimer);
    if (ms) toastTimer = setTimeout(() => change({ toast: null }), ms);
  };

  const close = () => {
    wanted = false;
    if (!$state.get().open) return;
    unfollow();
    made?.reset();
    change({ open: false, panel: null });
    emit('close', { lobby: name });
  };
  const request = <N extends LobbyEventName>(event: N, detail: LobbyEvents[N]) =>
    emit(event, detail) && lobby.request(event, detail);

  const actions: LoginModalActions = {
    open(reason) {
      if (wanted) return;
      wanted = true;
      Promise.all([load(), lobby.textReady('login')]).then(
        ([forms]) => {
          if (!wanted || $state.get().open) return;
          unfollow = forms.follow(reason ?? null, panel => change({ open: true, panel }));
          emit('open', { lobby: name });
        },
        ({ kind }) => actions.lost(kind === 'outdated' ? kind : 'offline'),
      );
    },
    close,
    ask(source) {
      if ($state.get().open && request('close-request', { source, lobby: name })) close();
    },
    lost(why) {
      if (!wanted) return;
      close();
      // Only a reload helps, so the message remains.
      if (why === 'outdated') say('error.outdated');
      else say('error.connection', TOAST_MS);
      emit('error', { kind: why, message: 'The code of the login did not load.', lobby: name });
    },
    select: method => made?.select(method),
    set: (field, value) => made?.set(field, value),
    leave: field => made?.leave(field),
    submit: async () => made?.submit(),
    sendCode: () => made?.sendCode(),
    refreshCaptcha: () => made?.refreshCaptcha(),
    mailCaptcha: async email => made?.mailCaptcha(email) ?? null,
    slide: {
      move: x => made?.slide.move(x),
      drop: async () => made?.slide.drop(),
      mail: async email => made?.slide.mail(email) ?? null,
      verify: async code => made?.slide.verify(code),
      reload: async () => made?.slide.reload(),
      close: () => made?.slide.close(),
    },
    showTrial: () => made?.showTrial(),
    showLogin: () => made?.showLogin(),
    confirmAge: confirmed => made?.confirmAge(confirmed),
    startTrial: async () => made?.startTrial(),
    logInWith: async provider => made?.logInWith(provider),
    setCode: code => made?.setCode(code),
    submitCode: async () => made?.submitCode(),
    dropLogin: () => made?.dropLogin(),
    go(to) {
      request('navigate-request', { to, lobby: name });
    },
  };

  onMount($state, () => {
    const off = lobby.on('login', ({ detail }) => {
      if (!$state.get().open) return;
      emit('login', detail);
      say('now_logged_in', SUCCESS_MS);
      actions.ask('done');
    });
    return () => {
      off();
      clearTimeout(toastTimer);
      unfollow();
      wanted = false;
      $state.set(CLOSED);
    };
  });

  return { $state, actions };
}
