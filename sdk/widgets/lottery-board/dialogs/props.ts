/** Props of the lottery board's dialogs. */
import type { ResolvedConfig, Translate } from '../../../lobby/types.ts';
import type { BoardActions, BoardState } from '../model.ts';

export interface SheetProps {
  readonly open: boolean;
  readonly state: BoardState;
  readonly actions: BoardActions;
  readonly text: Translate;
  /** Loads the stylesheets of content that loads later. */
  readonly prepare: (part?: 'opened') => Promise<void>;
  readonly prizeMode?: ResolvedConfig['prizeMode'];
}
