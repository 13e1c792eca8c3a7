/** `<DownloadBar>`: model and view as a component, with the events that a host receives. */
import type { FunctionComponent } from 'react';
import { downloadsOf } from '../../lobby/content/downloads.ts';
import type { LobbyEvents } from '../../lobby/events.ts';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { createDownloadBar } from './model.ts';
import { type Props, params } from './props.ts';
import { DownloadView } from './view.tsx';

export interface DownloadBarProps extends ComponentProps, Props {
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
export const DownloadBar: FunctionComponent<DownloadBarProps> = createComponent({
  name: 'DownloadBar',
  params,
  model: createDownloadBar,
  view: DownloadView,
  firstState: state => ({ ...state, status: 'loading' as const, panel: null }),
  useView: ({ lobby }) => ({ page: downloadsOf(lobby).page }),
});
