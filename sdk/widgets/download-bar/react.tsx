/** `<DownloadBar>`: model and view as a component with host events. */
import type { FunctionComponent } from 'react';
import { downloadsOf } from '../../lobby/content/downloads.ts';
import type { LobbyEvents } from '../../lobby/events.ts';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { createDownloadBar } from './model.ts';
import { type Props, params } from './props.ts';
import { DownloadView } from './view.tsx';

export interface DownloadBarProps extends ComponentProps, Props {
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

/** Download bar as a React tree. Requires `<LobbyProvider>` as an ancestor and `lobbykit/styles.css` on the page. */
export const DownloadBar: FunctionComponent<DownloadBarProps> = createComponent({
  name: 'DownloadBar',
  params,
  model: createDownloadBar,
  view: DownloadView,
  firstState: state => ({ ...state, status: 'loading' as const, panel: null }),
  useView: ({ lobby }) => ({ page: downloadsOf(lobby).page }),
});
