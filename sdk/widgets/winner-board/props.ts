/** Props of the winner board, which are the attributes of `<lobby-winner-board>`. */
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /**
   * Category whose wins are shown: `RNG`, `LIVE` … (WIN-06)
   * @default 'ALL'
   */
  category: { kind: 'text' },
  /**
   * Wins requested (WIN-06).
   * @default 20
   */
  limit: { kind: 'number', min: 1, max: 100 },
  /**
   * Milliseconds in which the board moves by one row (WIN-09, WIN-10).
   * @default 1500
   */
  speed: { kind: 'number', min: 300, max: 60_000 },
  /** Lets nothing move. */
  still: { kind: 'flag' },
});

/** All props. */
export const props = params;

export type Props = PropsOf<typeof props>;

export interface WinnerParams extends PropsOf<typeof params> {}
