/** What makes one element differ from another, as a table. */
import type { Lobby } from '../types.ts';
import type { AttributeTable, AttributeValue } from './attributes.ts';
import type { LightParts } from './light.ts';
import type { View } from './tree.tsx';

/** One element as a table: everything else is the same for all. */
export interface Widget {
  /** Attributes besides `lobby`, `lang` and `theme`. */
  readonly attributes: AttributeTable;
  /** Texts of the sheets, general ones first. */
  readonly sheets: readonly string[];
  /** Texts of the sheets that parts need which are not there at the first paint; `part` names those that wait for it. */
  readonly lateSheets?: (part?: string) => Promise<readonly string[]>;
  readonly View: View;
  /** Where parts of the view stand in the light DOM: makes the boxes of one element. */
  readonly light?: (host: HTMLElement, nonce: () => string | undefined) => LightParts;
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
   * The same where first content stands, for a view that is drawn at once where there is none: calls `ready` when what it
   * draws is what stands there.
   */
  readonly resume?: Widget['warm'];
}
