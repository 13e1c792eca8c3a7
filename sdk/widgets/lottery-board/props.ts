/** Props of the lottery board, which are the attributes of `<lobby-lottery-board>`, and its events. */
import type { LobbyEvents } from '../../lobby/events.ts';
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /**
   * Tag of the initial group; an unknown tag shows all.
   * @default all groups
   */
  group: { kind: 'text' },
  /**
   * Initial tab; `fav` and `recent` request a login.
   * @default all
   */
  tab: { kind: 'choice', values: ['all', 'hot', 'fav', 'recent'] },
  /**
   * Large cards, rows, the week in seven columns, or a full page: one lottery with its result, the week, the others.
   * @default cards
   */
  layout: { kind: 'choice', values: ['cards', 'rows', 'schedule', 'full'] },
  /**
   * Menu of lotteries.
   * @default the lobby's
   */
  prizeMode: { kind: 'choice', values: ['Lott', 'ZY', 'Elott'] },
  /**
   * Maximum number of lotteries.
   * @default all
   */
  limit: { kind: 'number', min: 1, max: 1000 },
  /** Hides the link to past results. */
  noHistory: { kind: 'flag' },
});

/** All props. */
export const props = params;

export type Props = PropsOf<typeof props>;

export interface BoardParams extends PropsOf<typeof params> {}

/** Handlers of the events: `onDraw` of `lobby-draw`. */
export interface Handlers {
  /** A lottery was launched; by default it opens on the reference site. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /**
   * `favorite`, `recent` or `launch` requires a session; by default the login modal of the page opens, else the login
   * route.
   */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  /** A favorite was added or removed. */
  readonly onFavorite?: (event: CustomEvent<LobbyEvents['favorite']>) => void;
  /** A result arrived for a lottery on the board. */
  readonly onDraw?: (event: CustomEvent<LobbyEvents['draw']>) => void;
  /** The first data is visible. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** Failed data, invalid options or failed code; the board shows a message as well. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}
