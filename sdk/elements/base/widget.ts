/** The differences between elements, as a table. */
import type { ComponentType } from 'react';
import type { Lobby } from '../../lobby/types.ts';
import type { PropsOf, PropTable } from '../../protocol/embed/define-props.ts';
import type { LightDomBoxes } from './light-dom.ts';

/** One element as a table; everything that is not in it is the same for all elements. */
export interface Widget<Table extends PropTable = PropTable> {
  /** Props besides `lobby`, `lang` and `theme`. */
  readonly props: Table;
  /** Texts of the sheets, general ones first. */
  readonly stylesheets: readonly string[];
  /** Texts of the sheets that the first paint does without; `piece` names a piece of the view whose sheets wait until it is opened. */
  readonly lazyStylesheets?: (piece?: string) => Promise<readonly string[]>;
  /** The component of the widget. */
  readonly View: ComponentType<PropsOf<Table>>;
  /** Where pieces of the view stand in the light DOM: makes the boxes of one element. */
  readonly light?: (host: HTMLElement, nonce: () => string | undefined) => LightDomBoxes;
  /**
   * Gives the lobby the answer that the first content was made of, if it is one.
   * @param cameAt monotonic ms, where it has come just now: it need not be asked for once more
   */
  readonly begin?: (lobby: Lobby, values: PropsOf<Table>, data: unknown, cameAt?: number) => void;
  /**
   * Starts the data of the view before it is mounted: calls `ready` when it is known what the view shows, and says whether that is
   * nothing; returns stop.
   */
  readonly warm?: (lobby: Lobby, values: PropsOf<Table>, ready: (isEmpty?: boolean) => void) => () => void;
  /**
   * In place of `warm` where first content stands, for a view that would otherwise render at once: calls `ready` when the view would
   * render the very nodes that are there.
   */
  readonly resume?: Widget<Table>['warm'];
}
