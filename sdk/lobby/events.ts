/**
 * All events of the kit: DOM events are `lobby-<name>`, React props `on<Name>`. Names of requests end in `-request`,
 * and requests are cancelable.
 */
import type { DownloadKind } from '../protocol/content/download-links.ts';
import type { GameClass, GameTab, MinBet } from '../protocol/games/game-list.ts';
import type { LaunchGame } from '../protocol/games/launch.ts';
import type { ChannelName } from '../protocol/service/channels.ts';
import type { CallError, Session, Theme } from './values.ts';

export type { LaunchGame } from '../protocol/games/launch.ts';

export interface LobbyEvents {
  /** A member starts a game. Default: the game opens in a new tab, a lottery in the site's /m/launchGame. */
  'launch-request': { readonly game: LaunchGame; readonly lobby: string };
  /** An action requires a session. Default: the page's login modal, else the login route. */
  'login-request': {
    readonly reason: 'favorite' | 'recent' | 'launch';
    /** The game to start. */
    readonly game?: LaunchGame;
    /** Id of the lottery or game to add to the favorites. */
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
  'navigate-request': { readonly to: string; readonly lobby: string };
  /** The visitor closes a dialog of a widget: with its button, its mask or Escape, or by completing it. */
  'close-request': { readonly source: 'button' | 'mask' | 'escape' | 'done'; readonly lobby: string };
  open: { readonly lobby: string };
  close: { readonly lobby: string };
  'login-failed': { readonly error: CallError; readonly lobby: string };
  login: { readonly session: Session; readonly lobby: string };
  logout: { readonly lobby: string };
  'session-expired': { readonly lobby: string };
  language: { readonly language: string; readonly lobby: string };
  theme: { readonly theme: Theme; readonly lobby: string };
  favorite: { readonly id: string; readonly on: boolean; readonly lobby: string };
  /** A page of a list has loaded; `hasMore`: a next page exists. */
  page: { readonly page: number; readonly hasMore: boolean; readonly lobby: string };
  /** The tab, vendor, search or filter changed; the names are those of the grid's attributes. */
  filter: {
    readonly gameType: string;
    readonly tab: GameTab;
    readonly vendor: string | null;
    readonly query: string;
    readonly minBet: MinBet;
    readonly gameClass: GameClass;
    readonly lobby: string;
  };
  /** A contact window of the operator was opened; the address of a chat is single-use (SERV-03, SERV-09, SERV-13). */
  contact: { readonly channel: 'customer' | 'chat' | ChannelName; readonly url: string; readonly lobby: string };
  /** An app link was opened. */
  download: { readonly kind: DownloadKind; readonly url: string; readonly lobby: string };
  /** The download bar was closed permanently. */
  dismiss: { readonly lobby: string };
  /** A result arrived for a visible lottery. */
  draw: { readonly gameId: string; readonly numero: string; readonly lobby: string };
  /** The state of a widget changed: `:state(…)` in stylesheets. */
  state: { readonly state: 'loading' | 'ready' | 'empty' | 'error'; readonly lobby: string };
  /** The widget shows its first data. */
  ready: { readonly lobby: string };
  /**
   * Error of a widget or lobby. `first`: the gateway returned no usable prerendered content; the widget renders once
   * its code has loaded. `outdated`: the page's release was replaced and its code no longer exists; a reload fixes
   * this.
   */
  error: {
    readonly kind: CallError['kind'] | 'config' | 'degraded' | 'first' | 'render' | 'rows';
    readonly message: string;
    readonly lobby: string;
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
