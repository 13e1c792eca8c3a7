/** What a host says about a lottery board: attributes of the element, props of the component. */
import type { BoardTab } from '../../domain/lottery/board.ts';
import type { ResolvedConfig } from '../../types.ts';

export interface BoardParams {
  /**
   * Tag of the group shown first; a tag the gateway does not have shows all.
   * @default all groups
   */
  readonly group?: string;
  /**
   * Tab shown first; `fav` and `recent` ask for a login.
   * @default all
   */
  readonly tab?: BoardTab;
  /**
   * Large cards, one line each, the week in seven columns, or a whole page: one lottery with its result, the week, the
   * others.
   * @default cards
   */
  readonly layout?: 'cards' | 'rows' | 'schedule' | 'full';
  /**
   * Which menu.
   * @default the lobby's
   */
  readonly prizeMode?: ResolvedConfig['prizeMode'];
  /**
   * Lotteries shown at most.
   * @default all
   */
  readonly limit?: number;
  /** Takes the link to past results away. */
  readonly noHistory?: boolean;
}
