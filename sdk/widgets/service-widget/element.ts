/** `<lobby-service-widget>`: its attributes, its sheets, and the view behind it. */
import { LobbyElement } from '../../elements/base.ts';
import { sharedSheets } from '../../elements/shared-sheets.ts';
import type { Widget } from '../../elements/widget.ts';
import type { LobbyEventName, LobbyEvents } from '../../events.ts';
import { ServiceWidget } from './component.tsx';
import type { ServiceActions, ServiceState } from './model.ts';
import { sheets } from './sheets.ts';

const widget: Widget = {
  attributes: {
    open: { kind: 'flag' },
    position: { kind: 'choice', values: ['start', 'end', 'none'] },
    entries: { kind: 'text' },
  },
  sheets: [...sharedSheets, ...sheets],
  lateSheets: () => import('./late-sheets.ts').then(late => late.lateSheets),
  // The table above admits nothing that the props of the component do not.
  View: ServiceWidget as Widget['View'],
};

/**
 * Events: `lobby-open`, `lobby-close`, `lobby-contact`, `lobby-navigate-request`, `lobby-download-request`, `lobby-ready`,
 * `lobby-error`.
 */
export class LobbyServiceWidget extends LobbyElement<ServiceState, ServiceActions> {
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

  /** The attribute `open` says what the visitor sees, whoever opened or closed it. */
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
