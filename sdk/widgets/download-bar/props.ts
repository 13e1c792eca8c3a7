/** Props of the download bar, which are also the attributes of `<lobby-download-bar>`, and its events. */
import type { LobbyEvents } from '../../lobby/events.ts';
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Parameters of the model. Changing one creates a new model. */
export const params = defineProps({
  /** Shows the bar only to members who are logged in (APP-08). */
  requireLogin: { kind: 'flag' },
});

/** All props. Changing a prop that is not a parameter renders the same model again. */
export const props = defineProps({
  ...params,
  /**
   * Position of the bar: in the page, or fixed at the bottom of the window.
   * @default inline
   */
  position: { kind: 'choice', values: ['inline', 'bottom'] },
});

export type Props = PropsOf<typeof props>;

export interface DownloadBarParams extends PropsOf<typeof params> {}

/** Event handlers: `onDismiss` handles `lobby-dismiss`. */
export interface Handlers {
  /** The visitor clicked the download button. If the event is prevented, the dialog with the links stays closed. */
  readonly onDownloadRequest?: (event: CustomEvent<LobbyEvents['download-request']>) => void;
  /** The visitor opened an app link. */
  readonly onDownload?: (event: CustomEvent<LobbyEvents['download']>) => void;
  /** The visitor closed the bar permanently. */
  readonly onDismiss?: (event: CustomEvent<LobbyEvents['dismiss']>) => void;
  /** The bar is visible, or it is known that the bar stays hidden. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** An option is invalid, or code failed to load. The widget also shows a message. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}
