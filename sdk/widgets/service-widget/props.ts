/** Props of the service widget, which are also the attributes of `<lobby-service-widget>`, and its events. */
import type { LobbyEvents } from '../../lobby/events.ts';
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Parameters of the model. Changing one creates a new model. */
export const params = defineProps({
  /**
   * Contact options to offer if they are available, comma-separated. Rows of the modal: `customer messages
   * announcements chat help`; floating buttons: `chat telegram facebook whatsapp download`.
   * @default everything
   */
  entries: { kind: 'text' },
});

/** All props. Changing a prop that is not a parameter renders the same model again. */
export const props = defineProps({
  /**
   * Opens the modal when it becomes true, and closes the modal when it becomes false. The property and `:state(open)`
   * reflect the current state; the attribute does not, because a page that restores its markup would close an open
   * modal.
   */
  open: { kind: 'flag', isState: true },
  /**
   * Side of the window at which the floating buttons are: `start` or `end` of a text line. With `none`, there are no
   * buttons, only the modal.
   * @default end
   */
  position: { kind: 'choice', values: ['start', 'end', 'none'] },
  ...params,
});

export type Props = PropsOf<typeof props>;

export interface ServiceParams extends PropsOf<typeof params> {}

/** Event handlers: `onContact` handles `lobby-contact`. */
export interface Handlers {
  /** The modal has opened. */
  readonly onOpen?: (event: CustomEvent<LobbyEvents['open']>) => void;
  /** The modal has closed. */
  readonly onClose?: (event: CustomEvent<LobbyEvents['close']>) => void;
  /**
   * A contact window was opened: `customer`, `chat`, `telegram`, `facebook`, `whatsapp`. The URL of a chat works only
   * once.
   */
  readonly onContact?: (event: CustomEvent<LobbyEvents['contact']>) => void;
  /**
   * The visitor selected an entry that opens a page: `webEmail`, `notice` (for an agent `member/notice?types=A`) or
   * `help`. Default action: navigates to that page.
   */
  readonly onNavigateRequest?: (event: CustomEvent<LobbyEvents['navigate-request']>) => void;
  /**
   * The visitor clicked the download button. Default action: opens the popup of the page's download bar, or navigates
   * to the route `app` if the page has no bar.
   */
  readonly onDownloadRequest?: (event: CustomEvent<LobbyEvents['download-request']>) => void;
  /** The texts of the widget have loaded. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** An option is invalid, or code failed to load. The widget also shows a message. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}
