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
  /** A member starts a game. Default: the game opens in a new tab, a lottery in the site's /m/launchGame. */
  'launch-request': {
    /** The game to start. */
    readonly game: LaunchGame;
    readonly lobby: string;
  };
  /** An action requires a session. Default: the page's login modal, else the login route. */
  'login-request': {
    /** The action that requires a session. */
    readonly reason: 'favorite' | 'recent' | 'launch';
    /** The game to start, for the reason `launch`. */
    readonly game?: LaunchGame;
    /** Id of the lottery or game to add to the favorites, for the reason `favorite`. */
    readonly id?: string;
    /**
     * Performs the action after a login: once, within five minutes, for the same member; returns false otherwise. The
     * kit calls it after the login unless the request is prevented. Missing in requests emitted by the page.
     */
    readonly resume?: () => boolean;
    readonly lobby: string;
  };
  /** The visitor opens the app download. Default: the popup of the page's download bar, else the route `app`. */
  'download-request': { readonly lobby: string };
  /** Navigation by route name. Default: host route, else the configured site. */
  'navigate-request': {
    /** Route name: `register`, `forget`. */
    readonly to: string;
    readonly lobby: string;
  };
  /** The visitor closes a dialog of a widget: with its button, its mask or Escape, or by completing it. */
  'close-request': {
    /** Origin of the request; `done`: the dialog is completed. */
    readonly source: 'button' | 'mask' | 'escape' | 'done';
    readonly lobby: string;
  };
  /** A dialog has opened. */
  open: { readonly lobby: string };
  /** A dialog has closed. */
  close: { readonly lobby: string };
  /** The gateway rejected a login, or the login did not reach the gateway. */
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
  /** A favorite was added or removed, or a rejected change was reverted. */
  favorite: {
    /** Id of the lottery or the game. */
    readonly id: string;
    /** True if it is a favorite now. */
    readonly on: boolean;
    readonly lobby: string;
  };
  /** A page of a list has loaded. */
  page: {
    /** Number of the page, from 1. */
    readonly page: number;
    /** A next page exists. */
    readonly hasMore: boolean;
    readonly lobby: string;
  };
  /** The tab, vendor, search or filter changed; the names are those of the grid's attributes. */
  filter: {
    /** Category of the games. */
    readonly gameType: string;
    /** Selected tab. */
    readonly tab: GameTab;
    /** Id of the selected vendor; null for all vendors. */
    readonly vendor: string | null;
    /** Search text; empty without a search. */
    readonly query: string;
    /** Selected minimum bet. */
    readonly minBet: MinBet;
    /** Selected class. */
    readonly gameClass: GameClass;
    readonly lobby: string;
  };
  /** A contact window of the operator was opened; the address of a chat is single-use (SERV-03, SERV-09, SERV-13). */
  contact: {
    /** `customer`: the service window; `chat`: the live chat; else a messenger. */
    readonly channel: 'customer' | 'chat' | ChannelName;
    /** URL of the window. */
    readonly url: string;
    readonly lobby: string;
  };
  /** An app link was opened. */
  download: {
    /** Kind of the link: APK, profile of iOS, app of iOS. */
    readonly kind: DownloadKind;
    /** URL of the link. */
    readonly url: string;
    readonly lobby: string;
  };
  /** The download bar was closed permanently. */
  dismiss: { readonly lobby: string };
  /** A result arrived for a visible lottery. */
  draw: {
    /** Id of the lottery. */
    readonly gameId: string;
    /** The draw, as the gateway numbers it. */
    readonly numero: string;
    readonly lobby: string;
  };
  /** The state of a widget changed: `:state(…)` in stylesheets. */
  state: {
    /** The new state. */
    readonly state: 'loading' | 'ready' | 'empty' | 'error';
    readonly lobby: string;
  };
  /** The widget shows its first data. */
  ready: { readonly lobby: string };
  /**
   * Error of a widget or lobby. `first`: the gateway returned no usable prerendered content; the widget renders once
   * its code has loaded. `outdated`: the page's release was replaced and its code no longer exists; a reload fixes
   * this.
   */
  error: {
    /** Kind of the error: that of a failed call, or of a part of the kit. */
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

/** Dispatches an event of a widget. Returns false if the event was prevented. */
export type Emit = <N extends LobbyEventName>(name: N, detail: LobbyEvents[N]) => boolean;

declare global {
  interface HTMLElementEventMap extends LobbyDomEvents {}
  interface DocumentEventMap extends LobbyDomEvents {}
}

export type LobbyDomEvents = { [N in LobbyEventName as `lobby-${N}`]: CustomEvent<LobbyEvents[N]> };
