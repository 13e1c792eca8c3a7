/** `<ServiceWidget>`: joins model and view, and sends what happens to the host. */
import type { CSSProperties } from 'react';
import { useEffect } from 'react';
import type { LobbyEvents } from '../../events.ts';
import { useOpen, useWidget } from '../../react/use-widget.tsx';
import type { Theme } from '../../types.ts';
import type { ClassNames } from '../../ui/parts.ts';
import { useParts } from '../../ui/use-parts.ts';
import { createServiceWidget, type ServiceParams } from './model.ts';
import { ServiceView, type ServiceViewProps } from './view.tsx';

export interface ServiceWidgetProps extends ServiceParams {
  /** Opens the modal when it becomes true and closes it when it becomes false; between, it follows the visitor. */
  readonly open?: boolean;
  /**
   * Where the buttons float: at the end of the line or at its start; `none` leaves the modal alone.
   * @default end
   */
  readonly position?: ServiceViewProps['position'];
  /**
   * Colours of this widget only.
   * @default the lobby's
   */
  readonly theme?: Theme;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Part name -> class. */
  readonly classNames?: ClassNames;
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
export function ServiceWidget(props: ServiceWidgetProps) {
  const { entries, open = false, position = 'end' } = props;
  const params: ServiceParams = { entries };
  const { lobby, state, actions, emit, text, theme, mounted, prepare } = useWidget(createServiceWidget, params, props);
  const part = useParts(props.classNames);
  const ready = state.status === 'ready';
  useOpen(open, actions);
  useEffect(() => {
    if (ready) emit('ready', { lobby: lobby.name });
  }, [ready, emit, lobby]);

  return (
    <ServiceView
      // A server does not know who is signed in, so the first render leaves the member out.
      state={mounted ? state : { ...state, status: 'loading' }}
      actions={actions}
      text={text}
      theme={theme}
      part={part}
      position={position}
      prepare={prepare}
      className={props.className}
      style={props.style}
    />
  );
}
