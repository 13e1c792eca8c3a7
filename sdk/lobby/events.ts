/**
 * One table of every event of the kit: DOM events are `lobby-<name>`, React props `on<Name>`. Requests end in `-request` and are
 * cancelable.
 */
import type { DownloadKind } from '../protocol/content/download-links.ts';
import type { GameClass, GameTab, MinBet } from '../protocol/games/game-list.ts';
import type { LaunchGame } from '../protocol/games/launch.ts';
import type { ChannelName } from '../protocol/service/channels.ts';
import type { CallError, Session, Theme } from './values.ts';

export type { LaunchGame } from '../protocol/games/launch.ts';

export interface LobbyEvents {
  /** A member wants a game started. Default: it opens in a new tab, a lottery in the site's /m/launchGame. */
  'launch-request': { readonly game: LaunchGame; readonly lobby: string };
  /** An action needs a session. Default: the page's login modal, else the login route. */
  'login-request': {
    readonly reason: 'favorite' | 'recent' | 'launch';
    /** The game that was to be started. */
    readonly game?: LaunchGame;
    /** The lottery or game that was to be a favorite. */
    readonly id?: string;
    /**
     * Does what was wanted, now that somebody is logged in: once, within five minutes, for the same member; false where that is
     * over, or nobody is logged in. The kit calls it after the login unless the request is prevented. Missing where a page raised
     * the request itself.
     */
    readonly resume?: () => boolean;
    readonly lobby: string;
  };
  /** The app is wanted. Default: the popup of the page's download bar, else the route `app`. */
  'download-request': { readonly lobby: string };
  /** Navigation by route name. Default: host route, else the configured site. */
  'navigate-request': { readonly to: string; readonly lobby: string };
  /** The visitor closes a dialog of a widget: by its button, its mask, Escape, or because it is done. */
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
  /** A page of a list has come; `hasMore`: there is one after it. */
  page: { readonly page: number; readonly hasMore: boolean; readonly lobby: string };
  /** Another tab, vendor, search or filter was chosen; the names are those of the grid's attributes. */
  filter: {
    readonly gameType: string;
    readonly tab: GameTab;
    readonly vendor: string | null;
    readonly query: string;
    readonly minBet: MinBet;
    readonly gameClass: GameClass;
    readonly lobby: string;
  };
  /** A window of the operator's was opened; the address of a chat is good once (SERV-03, SERV-09, SERV-13). */
  contact: { readonly channel: 'customer' | 'chat' | ChannelName; readonly url: string; readonly lobby: string };
  /** A link to an app was followed. */
  download: { readonly kind: DownloadKind; readonly url: string; readonly lobby: string };
  /** The download bar was closed for good. */
  dismiss: { readonly lobby: string };
  /** A result arrived for a lottery that was on the screen. */
  draw: { readonly gameId: string; readonly numero: string; readonly lobby: string };
  /** The widget shows its first data. */
  ready: { readonly lobby: string };
  /**
   * `first`: the gateway gave no first content that could be shown; the widget shows itself as soon as its code is there.
   * `outdated`: code is gone, since another release took the place of the page's own; a page that is loaded anew has all of it.
   */
  error: {
    readonly kind: CallError['kind'] | 'config' | 'degraded' | 'first' | 'render' | 'rows';
    readonly message: string;
    readonly lobby: string;
    readonly detail?: unknown;
  };
}

export type LobbyEventName = keyof LobbyEvents;

/** What needs a session. */
export type LoginReason = Omit<LobbyEvents['login-request'], 'resume' | 'lobby'>;

/** How an event leaves a widget. False when somebody prevented what would follow. */
export type Emit = <N extends LobbyEventName>(name: N, detail: LobbyEvents[N]) => boolean;

declare global {
  interface HTMLElementEventMap extends LobbyDomEvents {}
  interface DocumentEventMap extends LobbyDomEvents {}
}

export type LobbyDomEvents = { [N in LobbyEventName as `lobby-${N}`]: CustomEvent<LobbyEvents[N]> };
