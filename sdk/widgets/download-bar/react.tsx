/** React component `<DownloadBar>`, which connects model and view and passes events to the host. */
import type { FunctionComponent } from 'react';
import { downloadsOf } from '../../lobby/content/downloads.ts';
import { type ComponentProps, createComponent } from '../../ui/binding/widget-component.tsx';
import { createDownloadBar } from './model.ts';
import { type Handlers, type Props, params } from './props.ts';
import { DownloadView } from './view.tsx';

export interface DownloadBarProps extends ComponentProps, Props, Handlers {}

/** The component of the same name in `lobbykit/react` validates the props. */
export const DownloadBar: FunctionComponent<DownloadBarProps> = createComponent({
  name: 'DownloadBar',
  params,
  model: createDownloadBar,
  view: DownloadView,
  firstState: state => ({ ...state, status: 'loading' as const, panel: null }),
  useView: ({ lobby }) => ({ page: downloadsOf(lobby).page }),
});
