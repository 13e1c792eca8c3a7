/** `<lobby-download-bar>`: its attributes, its sheets, and the view behind it. */
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
  begin: startWithResponses,
  resume: (lobby, values, ready) =>
    createDownloadBar(lobby, values, undefined, NOWHERE).$state.subscribe(({ status }) => {
      if (status !== 'loading') ready(status === 'empty');
    }),
} satisfies Widget<typeof props>;

const Base = LobbyElement as ElementClass<typeof props, DownloadBarState, DownloadBarActions>;

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
export class LobbyDownloadBar extends Base {
  /** @internal */
  static override readonly widget = widget as Widget;
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-download-bar': LobbyDownloadBar;
  }
}
