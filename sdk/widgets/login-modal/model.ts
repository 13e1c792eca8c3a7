/**
 * Model of the login modal: open state and events. The model of an open modal loads separately, when the modal opens.
 */
import { atom, onMount } from 'nanostores';
import type { LobbyEventName, LobbyEvents, LoginReason } from '../../lobby/events.ts';
import { lazyCode } from '../../lobby/resource/lazy-actions.ts';
import type { Lobby, Model, Session } from '../../lobby/types.ts';
import { SUCCESS_MS, TOAST_MS } from '../../protocol/toast-times.ts';
import type { OpenLogin } from './open-model.lazy.ts';
import type { LoginPanel, PanelActions } from './panel-model.ts';
import type { LoginModalParams } from './props.ts';

export type { LoginPanel } from './panel-model.ts';

export interface LoginModalState {
  readonly status: 'ready';
  readonly open: boolean;
  readonly panel: LoginPanel | null;
  /** Text key of a toast: the success message (LOGIN-29), or the error that prevented the modal from opening. */
  readonly toast: 'now_logged_in' | 'error.connection' | 'error.outdated' | null;
}

export interface LoginModalActions extends PanelActions {
  /** Opens the modal after its code and texts have loaded. `reason`: reason for the login, if any. */
  open(reason?: LoginReason): void;
  close(): void;
  /** Emits a close request, and closes the modal unless a listener prevents the request. */
  requestClose(source: LobbyEvents['close-request']['source']): void;
  /**
   * Shows a message and keeps the modal closed, because its code failed to load. The next opening loads the code again.
   */
  lost(why: 'offline' | 'outdated'): void;
  /** Navigates to the registration or the password recovery (LOGIN-05). */
  go(to: 'register' | 'forget'): void;
}

export type LoginModalModel = Model<LoginModalState, LoginModalActions>;

type Emit = <N extends LobbyEventName>(name: N, detail: LobbyEvents[N]) => boolean;

const CLOSED: LoginModalState = { status: 'ready', open: false, panel: null, toast: null };

/**
 * Creates the model with `params` for `lobby`. A closed modal sends no requests.
 * @param emit passes events to the widget's listeners first; returns false if a listener prevents the default action
 */
export function createLoginModal(
  lobby: Lobby,
  params: LoginModalParams = {},
  emit: Emit = () => true,
): LoginModalModel {
  const { name } = lobby;
  const $state = atom<LoginModalState>(CLOSED);
  /** Model of the open modal; null before the first opening. */
  let created: OpenLogin | null = null;
  const { load } = lazyCode(async () => {
    created = (await import('./open-model.lazy.ts')).createOpenLogin(lobby, params, emit);
    return created;
  });

  let opening = false;
  let unfollow = () => {};
  let toastTimer: ReturnType<typeof setTimeout> | undefined;
  const change = (part: Partial<LoginModalState>) => $state.set({ ...($state.value ?? CLOSED), ...part });
  const showToast = (toast: LoginModalState['toast'], ms?: number) => {
    change({ toast });
    clearTimeout(toastTimer);
    if (ms) toastTimer = setTimeout(() => change({ toast: null }), ms);
  };

  const follow = (forms: OpenLogin, reason: LoginReason | null) => {
    unfollow = forms.follow(reason, panel => change({ open: true, panel }));
  };

  const close = () => {
    opening = false;
    if (!$state.get().open) return;
    unfollow();
    created?.reset();
    change({ open: false, panel: null });
    emit('close', { lobby: name });
  };
  const request = <N extends LobbyEventName>(event: N, detail: LobbyEvents[N]) =>
    emit(event, detail) && lobby.request(event, detail);

  const actions: LoginModalActions = {
    open(reason) {
      if (opening) return;
      opening = true;
      Promise.all([load(), lobby.textReady('login')]).then(
        ([forms]) => {
          if (!opening || $state.get().open) return;
          follow(forms, reason ?? null);
          emit('open', { lobby: name });
        },
        ({ kind }) => actions.lost(kind === 'outdated' ? kind : 'offline'),
      );
    },
    close,
    requestClose(source) {
      if ($state.get().open && request('close-request', { source, lobby: name })) close();
    },
    lost(why) {
      if (!opening) return;
      close();
      // Only a reload of the page can fix this, so the message stays.
      if (why === 'outdated') showToast('error.outdated');
      else showToast('error.connection', TOAST_MS);
      emit('error', { kind: why, message: 'The code of the login did not load.', lobby: name });
    },
    select: method => created?.select(method),
    set: (field, value) => created?.set(field, value),
    blur: field => created?.blur(field),
    submit: async () => created?.submit(),
    sendCode: () => created?.sendCode(),
    refreshCaptcha: () => created?.refreshCaptcha(),
    mailCaptcha: async email => created?.mailCaptcha(email) ?? null,
    slide: {
      move: x => created?.slide.move(x),
      drop: async () => created?.slide.drop(),
      mail: async email => created?.slide.mail(email) ?? null,
      verify: async code => created?.slide.verify(code),
      reload: async () => created?.slide.reload(),
      close: () => created?.slide.close(),
    },
    showTrial: () => created?.showTrial(),
    showLogin: () => created?.showLogin(),
    confirmAge: confirmed => created?.confirmAge(confirmed),
    startTrial: async () => created?.startTrial(),
    logInWith: async provider => created?.logInWith(provider),
    setCode: code => created?.setCode(code),
    submitCode: async () => created?.submitCode(),
    dropLogin: () => created?.dropLogin(),
    go(to) {
      request('navigate-request', { to, lobby: name });
    },
  };

  /** Session at the time when the store lost its last listener. */
  let before: Session | null = null;
  onMount($state, () => {
    const { open, panel } = $state.value ?? CLOSED;
    // If the page removes an open modal and inserts it again, it is open again, unless the visitor has logged in
    // elsewhere in the meantime.
    if (open && !before && lobby.$session.get()) close();
    else if (open && created) follow(created, panel?.reason ?? null);
    const off = lobby.on('login', ({ detail }) => {
      if (!$state.get().open) return;
      emit('login', detail);
      showToast('now_logged_in', SUCCESS_MS);
      actions.requestClose('done');
    });
    return () => {
      off();
      clearTimeout(toastTimer);
      unfollow();
      opening = false;
      before = lobby.$session.get();
      if ($state.value?.toast) change({ toast: null });
    };
  });

  return { $state, actions };
}
