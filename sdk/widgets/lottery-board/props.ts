/** Props of the lottery board, which are also the attributes of `<lobby-lottery-board>`, and its events. */
import type { LobbyEvents } from '../../lobby/events.ts';
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Parameters of the model. Changing one creates a new model. */
export const params = defineProps({
  /**
   * Tag of the initial group. An unknown tag shows all lotteries.
   * @default all groups
   */
  group: { kind: 'text' },
  /**
   * Initial tab. Without a session, `fav` and `recent` request a login.
   * @default all
   */
  tab: { kind: 'choice', values: ['all', 'hot', 'fav', 'recent'] },
  /**
   * Layout: `cards` are large cards, `rows` are compact rows, `schedule` is the week in seven columns, and `full` is a
   * page with one lottery and its result, the week, and the other lotteries.
   * @default cards
   */
  layout: { kind: 'choice', values: ['cards', 'rows', 'schedule', 'full'] },
  /**
   * Prize mode, which selects the lottery menu.
   * @default the prize mode of the lobby
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

/** All props, each of which is a parameter of the model. */
export const props = params;

export type Props = PropsOf<typeof props>;

export interface BoardParams extends PropsOf<typeof params> {}

/** Event handlers: `onDraw` handles `lobby-draw`. */
export interface Handlers {
  /** A member opened a lottery. Default action: opens the lottery on the reference site. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /**
   * The visitor used an action that requires a session: `favorite`, `recent` or `launch`. Default action: opens the
   * page's login modal, or navigates to the login route if the page has no modal.
   */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  /** A favorite was added or removed. */
  readonly onFavorite?: (event: CustomEvent<LobbyEvents['favorite']>) => void;
  /** The result of a draw arrived for a lottery on the board. */
  readonly onDraw?: (event: CustomEvent<LobbyEvents['draw']>) => void;
  /** The first data are visible. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** The lotteries failed to load, an option is invalid, or code failed to load. The board also shows a message. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}
