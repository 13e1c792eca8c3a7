/** `<lobby-service-widget>`: its attributes, its sheets, and the view behind it. */

import type { LobbyEventName, LobbyEvents } from '../../events.ts';
import { LobbyElement } from '../../host/base.ts';
import { sharedSheets } from '../../host/shared-sheets.ts';
import type { Widget } from '../../host/widget.ts';
import { attributes } from './attributes.ts';
import { ServiceWidget } from './component.tsx';
import { createServiceWidget, type ServiceActions, type ServiceState } from './model.ts';
import { sheets } from './sheets.ts';

const widget: Widget = {
  attributes,
  sheets: [...sharedSheets, ...sheets],
  lazySheets: () => import('./sheets.lazy.ts').then(({ lazySheets }) => lazySheets),
  // The table above admits nothing that the props of the component do not.
  View: ServiceWidget as Widget['View'],
  resume: (lobby, _values, ready) =>
    createServiceWidget(lobby).$state.subscribe(({ status }) => {
      if (status === 'ready') ready();
    }),
};

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
export class LobbyServiceWidget extends LobbyElement<ServiceState, ServiceActions> {
  /** @internal */
  static override readonly widget = widget;
  declare open: boolean;
  declare position: 'start' | 'end' | 'none' | null;
  declare entries: string | null;
  declare theme: 'light' | 'dark' | null;

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
