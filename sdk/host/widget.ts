/** The differences between elements, as a table. */
import type { Lobby } from '../types.ts';
import type { AttributeTable, AttributeValue } from './attributes.ts';
import type { LightBoxes } from './light.ts';
import type { View } from './tree.tsx';

/** One element as a table; everything that is not in it is the same for all elements. */
export interface Widget {
  /** Attributes besides `lobby`, `lang` and `theme`. */
  readonly attributes: AttributeTable;
  /** Texts of the sheets, general ones first. */
  readonly sheets: readonly string[];
  /** Texts of the sheets that the first paint does without; `piece` names a piece of the view whose sheets wait until it is opened. */
  readonly lazySheets?: (piece?: string) => Promise<readonly string[]>;
  readonly View: View;
  /** Where pieces of the view stand in the light DOM: makes the boxes of one element. */
  readonly light?: (host: HTMLElement, nonce: () => string | undefined) => LightBoxes;
  /**
   * Gives the lobby the answer that the first content was made of, if it is one.
   * @param cameAt monotonic ms, where it has come just now: it need not be asked for once more
   */
  readonly begin?: (
    lobby: Lobby,
    values: Readonly<Record<string, AttributeValue>>,
    data: unknown,
    cameAt?: number,
  ) => void;
  /**
   * Starts the data of the view before it is mounted: calls `ready` when it is known what the view shows, and says whether that is
   * nothing; returns stop.
   */
  readonly warm?: (
    lobby: Lobby,
    values: Readonly<Record<string, AttributeValue>>,
    ready: (isEmpty?: boolean) => void,
  ) => () => void;
  /**
   * In place of `warm` where first content stands, for a view that would otherwise render at once: calls `ready` when the view would
   * render the very nodes that are there.
   */
  readonly resume?: Widget['warm'];
}
