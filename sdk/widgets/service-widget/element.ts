/** `<lobby-service-widget>`: its attributes, its sheets, and the view behind it. */

import { type ElementClass, LobbyElement } from '../../elements/base/lobby-element.ts';
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import type { Widget } from '../../elements/base/widget.ts';
import type { LobbyEventName, LobbyEvents } from '../../lobby/events.ts';
import float from './first.css?inline';
import { createServiceWidget, type ServiceActions, type ServiceState } from './model.ts';
import { props } from './props.ts';
import { ServiceWidget } from './react.tsx';

/** Sheets of the service widget, on top of those every widget has. */
const stylesheets: readonly string[] = [float];

const widget = {
  props,
  stylesheets: [...sharedStylesheets, ...stylesheets],
  lazyStylesheets: () => import('./opened-styles.lazy.ts').then(({ lazyStylesheets }) => lazyStylesheets),
  View: ServiceWidget,
  resume: (lobby, values, ready) =>
    createServiceWidget(lobby, values).$state.subscribe(({ status }) => {
      if (status === 'ready') ready();
    }),
} satisfies Widget<typeof props>;

const Base = LobbyElement as ElementClass<typeof props, ServiceState, ServiceActions>;

/**
 * The ways to the operator: floating buttons for live chat, Telegram, Facebook, WhatsApp and the download, and a modal
 * that leads to customer service, messages, announcements, live chat and the help center.
 *
 * @csspart base the whole widget
 * @csspart button the floating button, and each of those it unfolds
 * @csspart panel the modal
 * @csspart entry a row of the modal; a link that was dropped down
 * @csspart dot says that something is unread
 * @cssprop --lobby-service-bottom how far from the foot of the window the button floats, where a bar of the page stands there
 * @cssprop --lobby-service-side how far from the side of the window the button floats
 */
export class LobbyServiceWidget extends Base {
  /** @internal */
  static override readonly widget = widget as Widget;

  /** Opens the modal, as the attribute `open` does. */
  show(): void {
    this.open = true;
  }

  /** Closes it. */
  hide(): void {
    this.open = false;
  }

  /** The attribute `open` follows what the visitor sees, also when the modal was opened or closed without it. */
  override emit<N extends LobbyEventName>(name: N, detail: LobbyEvents[N]): boolean {
    if (name === 'open' || name === 'close') this.open = name === 'open';
    return super.emit(name, detail);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-service-widget': LobbyServiceWidget;
  }
}
