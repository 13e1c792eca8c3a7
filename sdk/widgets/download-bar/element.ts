/** `<lobby-download-bar>`: its attributes, its sheets, and the view behind it. */
import { LobbyElement } from '../../host/base.ts';
import { beginWithAnswers } from '../../host/first/answers.ts';
import { sharedSheets } from '../../host/shared-sheets.ts';
import type { Widget } from '../../host/widget.ts';
import { attributes } from './attributes.ts';
import { DownloadBar } from './component.tsx';
import bar from './download-bar.css?inline';
import {
  createDownloadBar,
  type DownloadBarActions,
  type DownloadBarParams,
  type DownloadBarState,
  NOWHERE,
} from './model.ts';

const widget: Widget = {
  attributes,
  sheets: [...sharedSheets, bar],
  lazySheets: () => import('./dialog-sheets.lazy.ts').then(({ lazySheets }) => lazySheets),
  // The table above admits nothing that the props of the component do not.
  View: DownloadBar as Widget['View'],
  begin: beginWithAnswers,
  resume: (lobby, { requireLogin }, ready) =>
    createDownloadBar(lobby, { requireLogin } as DownloadBarParams, undefined, NOWHERE).$state.subscribe(
      ({ status }) => {
        if (status !== 'loading') ready(status === 'empty');
      },
    ),
};

/**
 * One line with the app's picture, what it is, five stars, a button and a way out. The button opens the links of the
 * app, on wide screens with a QR code for the phone, and leads to the home screen. Closed once, it stays closed.
 *
 * @csspart base the whole widget
 * @csspart icon the app's picture
 * @csspart text what it is
 * @csspart stars the five stars
 * @csspart button the way to the app
 * @csspart close the way out
 */
export class LobbyDownloadBar extends LobbyElement<DownloadBarState, DownloadBarActions> {
  /** @internal */
  static override readonly widget = widget;
  declare requireLogin: boolean;
  declare position: 'inline' | 'bottom' | null;
  declare theme: 'light' | 'dark' | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-download-bar': LobbyDownloadBar;
  }
}
