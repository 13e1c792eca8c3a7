/** Custom element `<lobby-download-bar>`: its attributes, stylesheets and view. */
import { type ElementClass, LobbyElement } from '../../elements/base/lobby-element.ts';
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import type { Widget } from '../../elements/base/widget.ts';
import { startWithResponses } from '../../first-content/embedded-responses.ts';
import bar from './first.css?inline';
import { createDownloadBar, type DownloadBarActions, type DownloadBarState, NOWHERE } from './model.ts';
import { props } from './props.ts';
import { DownloadBar } from './react.tsx';

const widget = {
  props,
  stylesheets: [...sharedStylesheets, bar],
  lazyStylesheets: () => import('./opened-styles.lazy.ts').then(({ lazyStylesheets }) => lazyStylesheets),
  View: DownloadBar,
  applyResponse: startWithResponses,
  resume: (lobby, values, ready) =>
    createDownloadBar(lobby, values, undefined, NOWHERE).$state.subscribe(({ status }) => {
      if (status !== 'loading') ready(status === 'empty');
    }),
} satisfies Widget<typeof props>;

const Base = LobbyElement as ElementClass<typeof props, DownloadBarState, DownloadBarActions>;

/**
 * A bar with the app's icon, a description, five stars, a download button and a close button. The download button opens
 * a dialog with the app links, the home-screen instructions and, on wide screens, a QR code for a phone. Closing the
 * bar is permanent.
 *
 * @csspart base the whole widget
 * @csspart icon the app's icon
 * @csspart text the description
 * @csspart stars the five stars
 * @csspart button the download button
 * @csspart close the close button
 */
export class LobbyDownloadBar extends Base {
  /** @internal */
  static override readonly widget = widget as Widget;
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-download-bar': LobbyDownloadBar;
  }
}
