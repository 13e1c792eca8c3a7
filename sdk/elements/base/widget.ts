/** Definition of a widget for its element. */
import type { ComponentType } from 'react';
import type { Lobby } from '../../lobby/types.ts';
import type { PropsOf, PropTable } from '../../protocol/embed/define-props.ts';
import type { LightDomBoxes } from './light-dom.ts';

/** Widget-specific parts of an element; everything else is shared by all elements. */
export interface Widget<Table extends PropTable = PropTable> {
  /** Props besides `lobby`, `lang` and `theme`. */
  readonly props: Table;
  /** CSS texts of the widget: the stylesheets shared by all widgets first, then the widget-specific ones. */
  readonly stylesheets: readonly string[];
  /**
   * Loads stylesheets that the first paint does not need; `piece` names a part of the view with stylesheets that load
   * when it is opened.
   */
  readonly lazyStylesheets?: (piece?: string) => Promise<readonly string[]>;
  /** Component of the widget. */
  readonly View: ComponentType<PropsOf<Table>>;
  /** Creates the light DOM boxes of one element, for views with parts in the light DOM. */
  readonly light?: (host: HTMLElement, nonce: () => string | undefined) => LightDomBoxes;
  /**
   * Passes the response of the prerendered content to the lobby, if valid.
   * @param receivedAt monotonic ms of a new response, which is not requested again
   */
  readonly applyResponse?: (lobby: Lobby, values: PropsOf<Table>, data: unknown, receivedAt?: number) => void;
  /**
   * Starts the data of the view before mounting: calls `ready` once the content is known, with its emptiness; returns a
   * function that stops it.
   */
  readonly warm?: (lobby: Lobby, values: PropsOf<Table>, ready: (isEmpty?: boolean) => void) => () => void;
  /**
   * Replaces `warm` for prerendered content, for a view that would otherwise render immediately: calls `ready` when the
   * view would render the existing nodes.
   */
  readonly resume?: Widget<Table>['warm'];
}
