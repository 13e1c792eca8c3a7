/** Props of the service widget, which are the attributes of `<lobby-service-widget>`, and its events. */
import type { LobbyEvents } from '../../lobby/events.ts';
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /**
   * Contact options to offer if available, comma-separated: `customer messages announcements chat help` in the modal,
   * `chat telegram facebook whatsapp download` as buttons.
   * @default everything
   */
  entries: { kind: 'text' },
});

/** All props. A change of a prop that is not a param renders the same model again. */
export const props = defineProps({
  /**
   * Opens the modal when it becomes true and closes it when it becomes false. The property and `:state(open)` follow the
   * visitor's actions; the attribute does not, because a page that restores its markup would close an open modal.
   */
  open: { kind: 'flag', isState: true },
  /**
   * Side of the window for the floating buttons: inline end or start; `none` shows only the modal.
   * @default end
   */
  position: { kind: 'choice', values: ['start', 'end', 'none'] },
  ...params,
});

export type Props = PropsOf<typeof props>;

export interface ServiceParams extends PropsOf<typeof params> {}

/** Handlers of the events: `onContact` of `lobby-contact`. */
export interface Handlers {
  /** The modal has opened. */
  readonly onOpen?: (event: CustomEvent<LobbyEvents['open']>) => void;
  /** The modal has closed. */
  readonly onClose?: (event: CustomEvent<LobbyEvents['close']>) => void;
  /**
   * A window was opened: `customer`, `chat`, `telegram`, `facebook`, `whatsapp`; the URL of a chat is single-use.
   */
  readonly onContact?: (event: CustomEvent<LobbyEvents['contact']>) => void;
  /**
   * An entry with a page was selected: `webEmail`, `notice` (for an agent `member/notice?types=A`), `help`; by default
   * the page navigates to it.
   */
  readonly onNavigateRequest?: (event: CustomEvent<LobbyEvents['navigate-request']>) => void;
  /** The download button was clicked; by default the popup of the page's download bar opens, else the route `app`. */
  readonly onDownloadRequest?: (event: CustomEvent<LobbyEvents['download-request']>) => void;
  /** The texts have loaded. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** Invalid options or failed code; the widget shows a message as well. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}
