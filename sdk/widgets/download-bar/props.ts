/** Props of the download bar, which are the attributes of `<lobby-download-bar>`, and its events. */
import type { LobbyEvents } from '../../lobby/events.ts';
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /** Visible only with a session (APP-08). */
  requireLogin: { kind: 'flag' },
});

/** All props. A change of a prop that is not a param renders the same model again. */
export const props = defineProps({
  ...params,
  /**
   * In the page, or fixed at the bottom of the window.
   * @default inline
   */
  position: { kind: 'choice', values: ['inline', 'bottom'] },
});

export type Props = PropsOf<typeof props>;

export interface DownloadBarParams extends PropsOf<typeof params> {}

/** Handlers of the events: `onDismiss` of `lobby-dismiss`. */
export interface Handlers {
  /** The button was clicked; preventing the event keeps the links closed. */
  readonly onDownloadRequest?: (event: CustomEvent<LobbyEvents['download-request']>) => void;
  /** An app link was opened. */
  readonly onDownload?: (event: CustomEvent<LobbyEvents['download']>) => void;
  /** The bar was closed permanently. */
  readonly onDismiss?: (event: CustomEvent<LobbyEvents['dismiss']>) => void;
  /** The bar is visible, or is known to stay hidden. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** Invalid options or failed code; the widget shows a message as well. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}
