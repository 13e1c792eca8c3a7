/** `<ServiceWidget>`: model and view as a component, with the events that a host receives. */
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
  /** A window was opened: `customer`, `chat`, `telegram`, `facebook`, `whatsapp`; the address of a chat is good once. */
  readonly onContact?: (event: CustomEvent<LobbyEvents['contact']>) => void;
  /**
   * An entry with a page was chosen: `webEmail`, `notice` (of an agent `member/notice?types=A`), `help`; by default the page leaves for
   * it.
   */
  readonly onNavigateRequest?: (event: CustomEvent<LobbyEvents['navigate-request']>) => void;
  /** The app is wanted; by default the popup of the page's download bar, else the route `app`. */
  readonly onDownloadRequest?: (event: CustomEvent<LobbyEvents['download-request']>) => void;
  /** Its words are there. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** Options or code failed; the widget says so too. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}

/** The service widget as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page. */
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
