/** Props of the game grid, which are also the attributes of `<lobby-game-grid>`, and its events. */
import type { LobbyEvents } from '../../lobby/events.ts';
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Parameters of the model. Changing one creates a new model. */
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
   * Initial tab. A tab that the list does not have counts as `all`.
   * @default all
   */
  tab: { kind: 'choice', values: ['all', 'hot', 'recent', 'fav', 'favorites'] },
  /** Initial search text. */
  query: { kind: 'text' },
  /**
   * Initial game class: new games, accumulative prize, scratch and music, video poker, PVP, arcade.
   * @default ALL
   */
  gameClass: { kind: 'choice', values: ['ALL', 'NEW', 'JP', 'SC', 'VP', 'TG', 'AC'] },
  /**
   * Initial minimum bet.
   * @default ALL
   */
  minBet: { kind: 'choice', values: ['ALL', '0.01', '0.05', '0.1', '0.5', '0.75'] },
  /** Value of minLine in every request (API-22). */
  minLine: { kind: 'number', min: 1, max: 9_999 },
  /**
   * Games per request. By default 25, or 100 for lottery vendors; recent games and favorites always load 25
   * (LIST-35..37).
   * @default 25
   */
  pageSize: { kind: 'number', min: 1, max: 100 },
  /**
   * Shows the games of the operator's own vendor BGS, with the tabs all, hot, recent and favorites (LIST-07, LIST-08).
   */
  inHouse: { kind: 'flag' },
});

/** All props. Changing a prop that is not a parameter renders the same model again. */
export const props = defineProps({
  ...params,
  /**
   * Number of columns. By default as many as fit the width: at least three, or two with large text.
   * @default as many as fit
   */
  columns: { kind: 'number', min: 1, max: 12 },
  /**
   * Loading of further games: `scroll` when the end of the list is near, `button` when the visitor clicks a button.
   * @default 'scroll'
   */
  more: { kind: 'choice', values: ['scroll', 'button'] },
  /** Hides the search and the filter. */
  noFilter: { kind: 'flag' },
});

export type Props = PropsOf<typeof props>;

export interface GameGridParams extends PropsOf<typeof params> {}

/** Event handlers: `onPage` handles `lobby-page`. */
export interface Handlers {
  /** A member clicked a game. Default action: opens the game in a new tab. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /**
   * The visitor used an action that requires a session: `favorite`, `recent` or `launch`. Default action: opens the
   * page's login modal, or navigates to the login route if the page has no modal.
   */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  /** A favorite was added or removed, or a change that the gateway rejected was reverted. */
  readonly onFavorite?: (event: CustomEvent<LobbyEvents['favorite']>) => void;
  /** A page of games has loaded. */
  readonly onPage?: (event: CustomEvent<LobbyEvents['page']>) => void;
  /**
   * The tab, vendor, search text or a filter changed. A host can store the selection in its URL and pass it as props
   * when the grid is mounted again, which restores the list and its scroll position.
   */
  readonly onFilter?: (event: CustomEvent<LobbyEvents['filter']>) => void;
  /** The first games are visible. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** The games failed to load, an option is invalid, or code failed to load. The grid also shows a message. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}
