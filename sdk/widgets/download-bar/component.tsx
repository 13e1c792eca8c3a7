/** `<DownloadBar>`: joins model and view, and sends what happens to the host. */
import type { CSSProperties } from 'react';
import { downloadsOf } from '../../core/content/downloads.ts';
import type { LobbyEvents } from '../../events.ts';
import { useOutcome, useWidget } from '../../react/use-widget.tsx';
import type { Theme } from '../../types.ts';
import type { ClassNames } from '../../ui/parts.ts';
import { useParts } from '../../ui/use-parts.ts';
import { createDownloadBar, type DownloadBarParams } from './model.ts';
import { DownloadView } from './view.tsx';

export interface DownloadBarProps extends DownloadBarParams {
  /**
   * In the page, or fixed at the foot of the window.
   * @default inline
   */
  readonly position?: 'inline' | 'bottom';
  /**
   * Colours of this widget only.
   * @default the lobby's
   */
  readonly theme?: Theme;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Part name -> class. */
  readonly classNames?: ClassNames;
  /** The button was pressed; prevented, the links do not open. */
  readonly onDownloadRequest?: (event: CustomEvent<LobbyEvents['download-request']>) => void;
  /** A link to an app was followed. */
  readonly onDownload?: (event: CustomEvent<LobbyEvents['download']>) => void;
  /** It was closed for good. */
  readonly onDismiss?: (event: CustomEvent<LobbyEvents['dismiss']>) => void;
  /** It is shown, or it is known that it stays hidden. */
  readonly onReady?: (event: CustomEvent<LobbyEvents['ready']>) => void;
  /** Options or code failed; the widget says so too. */
  readonly onError?: (event: CustomEvent<LobbyEvents['error']>) => void;
}

/** The download bar as a real React tree. Needs `<LobbyProvider>` above it and `lobbykit/styles.css` on the page. */
export function DownloadBar(props: DownloadBarProps) {
  const { requireLogin, position = 'inline' } = props;
  const params: DownloadBarParams = { requireLogin };
  const widget = useWidget(createDownloadBar, params, props);
  useOutcome(widget.state, widget);
  const { lobby, state, actions, text, mounted } = widget;
  const part = useParts(props.classNames);
  return (
    <DownloadView
      // A server does not know what the device keeps, so the first render leaves it out.
      state={mounted ? state : { ...state, status: 'loading', panel: null }}
      actions={actions}
      text={text}
      theme={widget.theme}
      part={part}
      position={position}
      base={lobby.config.gateway}
      page={downloadsOf(lobby).page}
      prepare={widget.prepare}
      className={props.className}
      style={props.style}
    />
  );
}
