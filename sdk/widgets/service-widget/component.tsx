/** `<ServiceWidget>`: joins model and view, and sends what happens to the host. */
import type { CSSProperties } from 'react';
import { useEffect } from 'react';
import type { LobbyEvents } from '../../events.ts';
import { useWidget } from '../../react/use-widget.tsx';
import type { Theme } from '../../types.ts';
import type { ClassNames } from '../../ui/parts.ts';
import { useParts } from '../../ui/use-parts.ts';
import { createServiceWidget, type ServiceParams } from './model.ts';
import { ServiceView, type ServiceViewProps } from './view.tsx';

export interface ServiceWidgetProps extends ServiceParams {
  /** Opens the modal when it becomes true and closes it when it becomes false; between, it follows the visitor. */
  readonly open?: boolean;
  /** Where the buttons float; `none` leaves the modal alone. Default end. */
  readonly position?: ServiceViewProps['position'];
  /** Default: the lobby's. */
  readonly theme?: Theme;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Part name -> class. */
  readonly classNames?: ClassNames;
  readonly onOpen?: (event: CustomEvent<LobbyEvents['open']>) => void;
  readonly onClose?: (event: CustomEvent<LobbyEvents['close']>) => void;
  readonly onContact?: (event: CustomEvent<LobbyEvents['contact']>) => void;
  /** `preventDefault()` keeps the page from leaving for the page of an entry. */
  readonly onNavigateRequest?: (event: CustomEvent<LobbyEvents['navigate-request']>) => void;
  /** `preventDefault()` keeps the download popup from opening. */
  readonly onDownloadRequest?: (event: CustomEvent<LobbyEvents['download-request']>) => void;
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
}

/** The service widget as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page. */
export function ServiceWidget(props: ServiceWidgetProps) {
  const { entries, open = false, position = 'end' } = props;
  const params: ServiceParams = { entries };
  const { lobby, state, actions, emit, text, theme, mounted, prepare } = useWidget(createServiceWidget, params, props);
  const part = useParts(props.classNames);
  const ready = state.status === 'ready';
  useEffect(() => {
    if (open) actions.open();
    else actions.close();
  }, [open, actions]);
  useEffect(() => {
    if (ready) emit('ready', { lobby: lobby.name });
  }, [ready, emit, lobby]);

  return (
    <ServiceView
      // Who is signed in is not known to a server: the first render leaves it out.
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
