/** Props of the game grid, which are the attributes of `<lobby-game-grid>`, and its events. */
import type { LobbyEvents } from '../../lobby/events.ts';
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /**
   * Category of the games: `RNG`, `LIVE`, `PVP`, `FISH` … (LIST-02)
   * @default 'RNG'
   */
  gameType: { kind: 'text' },
  /**
   * Id of the initial vendor.
   * @default all vendors
   */
  vendor: { kind: 'text' },
  /**
   * Initial tab; an unavailable tab counts as `all`.
   * @default all
   */
  tab: { kind: 'choice', values: ['all', 'hot', 'recent', 'fav', 'favorites'] },
  /** Initial search text. */
  query: { kind: 'text' },
  /**
   * Initial class: accumulative prize, scratch and music, video poker, PVP, arcade.
   * @default ALL
   */
  gameClass: { kind: 'choice', values: ['ALL', 'NEW', 'JP', 'SC', 'VP', 'TG', 'AC'] },
  /**
   * Initial minimum bet.
   * @default ALL
   */
  minBet: { kind: 'choice', values: ['ALL', '0.01', '0.05', '0.1', '0.5', '0.75'] },
  /** Sent with every request as minLine (API-22). */
  minLine: { kind: 'number', min: 1, max: 9_999 },
  /**
   * Games per request; 100 for lottery vendors, 25 for recent games and favorites (LIST-35..37).
   * @default 25
   */
  pageSize: { kind: 'number', min: 1, max: 100 },
  /** Shows the list of the in-house vendor BGS, with the tabs all, hot, recent and favorites (LIST-07, LIST-08). */
  inHouse: { kind: 'flag' },
});

/** All props. A change of a prop that is not a param renders the same model again. */
export const props = defineProps({
  ...params,
  /**
   * Number of columns. Without a number: at least three, two with large text.
   * @default as many as fit
   */
  columns: { kind: 'number', min: 1, max: 12 },
  /**
   * Loads further games near the end of the list, or by a button.
   * @default 'scroll'
   */
  more: { kind: 'choice', values: ['scroll', 'button'] },
  /** Hides search and filter. */
  noFilter: { kind: 'flag' },
});

export type Props = PropsOf<typeof props>;

export interface GameGridParams extends PropsOf<typeof params> {}

/** Handlers of the events: `onPage` of `lobby-page`. */
export interface Handlers {
  /** A member clicked a game; by default the game opens in a new tab. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /**
   * `favorite`, `recent` or `launch` requires a session; by default the login modal of the page opens, else the login
   * route.
   */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  /** A favorite was added or removed, or a rejected change was reverted. */
  readonly onFavorite?: (event: CustomEvent<LobbyEvents['favorite']>) => void;
  /** A page of games has loaded. */
  readonly onPage?: (event: CustomEvent<LobbyEvents['page']>) => void;
  /**
   * The tab, vendor, search or filter changed. A host that stores the selection in its URL passes it as props when
   * the grid is mounted again; this restores the list and its scroll position.
   */
  readonly onFilter?: (event: CustomEvent<LobbyEvents['filter']>) => void;
  /** The first games are visible. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** Failed games, invalid options or failed code; the grid shows a message as well. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}
