/** `<ServiceWidget>`: model and view as a component with host events. */
import type { FunctionComponent } from 'react';
import type { LobbyEvents } from '../../lobby/events.ts';
import { useOpen } from '../../ui/binding/use-widget.tsx';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { createServiceWidget } from './model.ts';
import { type Props, params } from './props.ts';
import { ServiceView } from './view.tsx';

export interface ServiceWidgetProps extends ComponentProps, Props {
  /** The modal has opened. */
  readonly onOpen?: (event: CustomEvent<LobbyEvents['open']>) => void;
  /** The modal has closed. */
  readonly onClose?: (event: CustomEvent<LobbyEvents['close']>) => void;
  /**
   * A window was opened: `customer`, `chat`, `telegram`, `facebook`, `whatsapp`; the address of a chat is single-use.
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

/** Service widget as a React tree. Requires `<LobbyProvider>` as an ancestor and `lobbykit/styles.css` on the page. */
export const ServiceWidget: FunctionComponent<ServiceWidgetProps> = createComponent({
  name: 'ServiceWidget',
  params,
  model: createServiceWidget,
  view: ServiceView,
  firstState: state => ({ ...state, status: 'loading' as const }),
  useView({ actions }, { open = false }) {
    useOpen(open, actions);
    return {};
  },
});
