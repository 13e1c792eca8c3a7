/** Definition of a widget, from which its element is built. */
import type { ComponentType } from 'react';
import type { Lobby } from '../../lobby/types.ts';
import type { PropsOf, PropTable } from '../../protocol/embed/define-props.ts';
import type { LightDomBoxes } from './light-dom.ts';

/** Parts of an element that differ between widgets; all elements share the rest. */
export interface Widget<Table extends PropTable = PropTable> {
  /** Props of the widget other than `lobby`, `lang` and `theme`. */
  readonly props: Table;
  /** Stylesheets of the widget as text: those shared by all widgets first, then those of this widget. */
  readonly stylesheets: readonly string[];
  /**
   * Loads stylesheets that the first paint does not need. `piece` is the name of a part whose stylesheets load when the
   * part opens.
   */
  readonly lazyStylesheets?: (piece?: string) => Promise<readonly string[]>;
  /** React component of the widget. */
  readonly View: ComponentType<PropsOf<Table>>;
  /** Creates the light DOM containers of an element; only for views with parts in the light DOM. */
  readonly light?: (host: HTMLElement, nonce: () => string | undefined) => LightDomBoxes;
  /**
   * Passes the response of the prerendered content to the lobby, if it is valid.
   * @param receivedAt set if the response is new, so that it replaces the first request: time of its arrival, monotonic
   * ms
   */
  readonly applyResponse?: (lobby: Lobby, values: PropsOf<Table>, data: unknown, receivedAt?: number) => void;
  /**
   * Starts the data of the view before it is mounted, and calls `ready` when the content is known, with true if it is
   * empty. Returns a function that stops the data.
   */
  readonly warm?: (lobby: Lobby, values: PropsOf<Table>, ready: (isEmpty?: boolean) => void) => () => void;
  /**
   * Replaces `warm` if there is prerendered content, for a view that would otherwise render immediately. Calls `ready`
   * when the view would render the nodes that already exist.
   */
  readonly resume?: Widget<Table>['warm'];
}
