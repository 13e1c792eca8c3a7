/** Custom element `<lobby-service-widget>`: its attributes, stylesheets and view. */

import { type ElementClass, LobbyElement } from '../../elements/base/lobby-element.ts';
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import type { Widget } from '../../elements/base/widget.ts';
import type { LobbyEventName, LobbyEvents } from '../../lobby/events.ts';
import float from './first.css?inline';
import { createServiceWidget, type ServiceActions, type ServiceState } from './model.ts';
import { props } from './props.ts';
import { ServiceWidget } from './react.tsx';

/** Stylesheets of the service widget, in addition to the shared ones. */
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
 * Contact options of the operator: floating buttons for live chat, Telegram, Facebook, WhatsApp and the download, and a
 * modal with links to customer service, messages, announcements, live chat and the help center.
 *
 * @csspart base the whole widget
 * @csspart button the main floating button, and each button that it expands
 * @csspart panel the modal
 * @csspart entry a row of the modal, or a link in the menu of a contact channel
 * @csspart dot the badge for unread items
 * @cssprop --lobby-service-bottom distance of the button from the bottom of the window, for pages that have a bar there
 * @cssprop --lobby-service-side distance of the button from the side of the window
 */
export class LobbyServiceWidget extends Base {
  /** @internal */
  static override readonly widget = widget as Widget;

  /** Opens the modal, like setting the attribute `open`. */
  show(): void {
    this.open = true;
  }

  /** Closes the modal. */
  hide(): void {
    this.open = false;
  }

  /** Updates the property `open` when the modal has opened or closed. */
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
