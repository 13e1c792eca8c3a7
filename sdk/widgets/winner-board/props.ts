/** Props of the winner board, which are also the attributes of `<lobby-winner-board>`, and its events. */
import type { LobbyEvents } from '../../lobby/events.ts';
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Parameters of the model. Changing one creates a new model. */
export const params = defineProps({
  /**
   * Category of the games that were won: `RNG`, `LIVE` … (WIN-06)
   * @default 'ALL'
   */
  category: { kind: 'text' },
  /**
   * Number of wins to request (WIN-06).
   * @default 20
   */
  limit: { kind: 'number', min: 1, max: 100 },
  /**
   * Time per row of the automatic scrolling, ms (WIN-09, WIN-10).
   * @default 1500
   */
  speed: { kind: 'number', min: 300, max: 60_000 },
  /** Disables the automatic scrolling. */
  still: { kind: 'flag' },
});

/** All props, each of which is a parameter of the model. */
export const props = params;

export type Props = PropsOf<typeof props>;

export interface WinnerParams extends PropsOf<typeof params> {}

/** Event handlers: `onReady` handles `lobby-ready`. */
export interface Handlers {
  /** A member clicked a win. Default action: opens the game in a new tab. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /**
   * A visitor without a session clicked a win, which requires one (reason `launch`). Default action: opens the page's
   * login modal, or navigates to the login route if the page has no modal.
   */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  /** The first wins are visible, or it is known that there are none. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** The wins failed to load, an option is invalid, or code failed to load. The board also shows a message. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}
