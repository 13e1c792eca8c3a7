/** Props that the board hands to each of its dialogs. */
import type { ResolvedConfig, Translate } from '../../../lobby/types.ts';
import type { BoardActions, BoardState } from '../model.ts';

export interface SheetProps {
  readonly open: boolean;
  readonly state: BoardState;
  readonly actions: BoardActions;
  readonly text: Translate;
  /** Brings the styles of what is loaded lazily. */
  readonly prepare: (part?: 'opened') => Promise<void>;
  readonly prizeMode?: ResolvedConfig['prizeMode'];
}
