/**
 * All events of the kit: DOM events are `lobby-<name>`, React props `on<Name>`. Names of requests end in `-request`,
 * and requests are cancelable.
 */
import type { DownloadKind } from '../protocol/content/download-links.ts';
import type { GameClass, GameTab, MinBet } from '../protocol/games/game-filters.ts';
import type { LaunchGame } from '../protocol/games/launch.ts';
import type { ChannelName } from '../protocol/service/channels.ts';
import type { CallError, Session, Theme } from './values.ts';

export type { LaunchGame } from '../protocol/games/launch.ts';

export interface LobbyEvents {
  /**
   * A member starts a game. Default action: the game opens in a new tab, and a lottery opens the site's page
   * /m/launchGame.
   */
  'launch-request': {
    /** The game to start. */
    readonly game: LaunchGame;
    readonly lobby: string;
  };
  /**
   * An action requires a session. Default action: opens the page's login modal, or navigates to the login route if the
   * page has no modal.
   */
  'login-request': {
    /** The action that requires a session. */
    readonly reason: 'favorite' | 'recent' | 'launch';
    /** The game to start, for the reason `launch`. */
    readonly game?: LaunchGame;
    /** Id of the lottery or game to add to the favorites, for the reason `favorite`. */
    readonly id?: string;
    /**
     * Performs the action after a login, at most once, within five minutes and for the same member; otherwise returns
     * false. The kit calls this function after the login unless the request is prevented. Missing in requests emitted
     * by the page.
     */
    readonly resume?: () => boolean;
    readonly lobby: string;
  };
  /**
   * The visitor opens the app download. Default action: opens the popup of the page's download bar, or navigates to the
   * route `app` if the page has no bar.
   */
  'download-request': { readonly lobby: string };
  /**
   * Requests a navigation by route name. Default action: navigates to the host's route, or to the configured site if
   * the host has no such route.
   */
  'navigate-request': {
    /** Route name, such as `register` or `forget`. */
    readonly to: string;
    readonly lobby: string;
  };
  /**
   * The visitor closes a dialog of a widget: with its close button, by clicking the backdrop, with Escape, or by
   * completing it.
   */
  'close-request': {
    /** Cause of the request. `mask`: click on the backdrop; `done`: the visitor completed the dialog. */
    readonly source: 'button' | 'mask' | 'escape' | 'done';
    readonly lobby: string;
  };
  /** A dialog has opened. */
  open: { readonly lobby: string };
  /** A dialog has closed. */
  close: { readonly lobby: string };
  /** The gateway rejected a login, or the login request received no response. */
  'login-failed': {
    /** The error, without any input of the visitor. */
    readonly error: CallError;
    readonly lobby: string;
  };
  /** A session has started, in this tab or in another one. */
  login: {
    /** The new session. */
    readonly session: Session;
    readonly lobby: string;
  };
  /** The member has logged out, in this tab or in another one. */
  logout: { readonly lobby: string };
  /** The session ended without a logout. */
  'session-expired': { readonly lobby: string };
  /** The language has changed. */
  language: {
    /** Language code: `EN`. */
    readonly language: string;
    readonly lobby: string;
  };
  /** The visible theme has changed. */
  theme: {
    /** The visible theme. */
    readonly theme: Theme;
    readonly lobby: string;
  };
  /** A favorite was added or removed, or a change that the gateway rejected was reverted. */
  favorite: {
    /** Id of the lottery or game. */
    readonly id: string;
    /** True if the lottery or game is now a favorite. */
    readonly on: boolean;
    readonly lobby: string;
  };
  /** A page of a paginated list has loaded. */
  page: {
    /** Number of the page, from 1. */
    readonly page: number;
    /** True if the list has another page. */
    readonly hasMore: boolean;
    readonly lobby: string;
  };
  /**
   * The tab, vendor, search text or a filter of a game grid changed. The fields have the names of the grid's
   * attributes.
   */
  filter: {
    /** Category of the games. */
    readonly gameType: string;
    /** Selected tab. */
    readonly tab: GameTab;
    /** Id of the selected vendor; null if all vendors are shown. */
    readonly vendor: string | null;
    /** Search text; empty if the visitor searches for nothing. */
    readonly query: string;
    /** Selected minimum bet of the filter. */
    readonly minBet: MinBet;
    /** Selected game class of the filter. */
    readonly gameClass: GameClass;
    readonly lobby: string;
  };
  /** A contact window of the operator was opened. The URL of a chat works only once (SERV-03, SERV-09, SERV-13). */
  contact: {
    /** `customer`: the customer service window; `chat`: the live chat; any other value: a messenger. */
    readonly channel: 'customer' | 'chat' | ChannelName;
    /** URL of the window. */
    readonly url: string;
    readonly lobby: string;
  };
  /** The visitor opened a link to an app. */
  download: {
    /** Kind of the app link: Android APK, iOS configuration profile, or iOS app. */
    readonly kind: DownloadKind;
    /** URL of the link. */
    readonly url: string;
    readonly lobby: string;
  };
  /** The visitor closed the download bar permanently. */
  dismiss: { readonly lobby: string };
  /** The result of a draw arrived for a visible lottery. */
  draw: {
    /** Id of the lottery. */
    readonly gameId: string;
    /** Draw number, as assigned by the gateway. */
    readonly numero: string;
    readonly lobby: string;
  };
  /** The state of a widget changed. Stylesheets can select the state with `:state(…)`. */
  state: {
    /** The new state. */
    readonly state: 'loading' | 'ready' | 'empty' | 'error';
    readonly lobby: string;
  };
  /** The widget shows data for the first time. */
  ready: { readonly lobby: string };
  /**
   * Error of a widget or lobby. `first`: the gateway returned no usable prerendered content, so the widget renders only
   * after its code has loaded. `outdated`: a new release replaced the page's code, so a reload is required.
   */
  error: {
    /** Kind of the error: the kind of a failed call, or the part of the kit that failed. */
    readonly kind: CallError['kind'] | 'asset-load' | 'degraded' | 'first' | 'render' | 'rows';
    /** Description for developers, in English. */
    readonly message: string;
    readonly lobby: string;
    /** Further data, depending on the kind. */
    readonly detail?: unknown;
  };
}

export type LobbyEventName = keyof LobbyEvents;

/** Reason of a login request. */
export type LoginReason = Omit<LobbyEvents['login-request'], 'resume' | 'lobby'>;

/** Dispatches an event of a widget. Returns false if a listener prevented the event. */
export type Emit = <N extends LobbyEventName>(name: N, detail: LobbyEvents[N]) => boolean;

declare global {
  interface HTMLElementEventMap extends LobbyDomEvents {}
  interface DocumentEventMap extends LobbyDomEvents {}
}

export type LobbyDomEvents = { [N in LobbyEventName as `lobby-${N}`]: CustomEvent<LobbyEvents[N]> };
