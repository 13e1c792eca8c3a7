/** Props of the lottery board, which are the attributes of `<lobby-lottery-board>`. */
import { defineProps, type PropsOf } from '../../protocol/embed/define-props.ts';

/** Params of the model. A change creates another model. */
export const params = defineProps({
  /**
   * Tag of the initial group; an unknown tag shows all.
   * @default all groups
   */
  group: { kind: 'text' },
  /**
   * Initial tab; `fav` and `recent` request a login.
   * @default all
   */
  tab: { kind: 'choice', values: ['all', 'hot', 'fav', 'recent'] },
  /**
   * Large cards, rows, the week in seven columns, or a full page: one lottery with its result, the week, the others.
   * @default cards
   */
  layout: { kind: 'choice', values: ['cards', 'rows', 'schedule', 'full'] },
  /**
   * Menu of lotteries.
   * @default the lobby's
   */
  prizeMode: { kind: 'choice', values: ['Lott', 'ZY', 'Elott'] },
  /**
   * Maximum number of lotteries.
   * @default all
   */
  limit: { kind: 'number', min: 1, max: 1000 },
  /** Hides the link to past results. */
  noHistory: { kind: 'flag' },
});

/** All props. */
export const props = params;

export type Props = PropsOf<typeof props>;

export interface BoardParams extends PropsOf<typeof params> {}
