/** Props of the winner board, which are the attributes of `<lobby-winner-board>`, and its events. */
import type { LobbyEvents } from '../../lobby/events.ts';
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /**
   * Category of the wins: `RNG`, `LIVE` … (WIN-06)
   * @default 'ALL'
   */
  category: { kind: 'text' },
  /**
   * Number of requested wins (WIN-06).
   * @default 20
   */
  limit: { kind: 'number', min: 1, max: 100 },
  /**
   * Milliseconds per row of the motion (WIN-09, WIN-10).
   * @default 1500
   */
  speed: { kind: 'number', min: 300, max: 60_000 },
  /** Disables the motion. */
  still: { kind: 'flag' },
});

/** All props. */
export const props = params;

export type Props = PropsOf<typeof props>;

export interface WinnerParams extends PropsOf<typeof params> {}

/** Handlers of the events: `onReady` of `lobby-ready`. */
export interface Handlers {
  /** A member tapped a win; by default its game opens in a new tab. */
  readonly onLaunchRequest?: (event: CustomEvent<LobbyEvents['launch-request']>) => void;
  /**
   * A visitor tapped a win: `launch` requires a session; by default the login modal of the page opens, else the login
   * route.
   */
  readonly onLoginRequest?: (event: CustomEvent<LobbyEvents['login-request']>) => void;
  /** The first wins are visible, or there are none. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** Failed wins, invalid options or failed code; the board shows a message as well. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}
