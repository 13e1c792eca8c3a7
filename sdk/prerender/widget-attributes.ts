/** Props and attributes of each tag, for hosts that render markup on a server. */

import { type AttributeTable, attributesOf } from '../elements/base/attributes.ts';
import type { PropTable } from '../protocol/embed/define-props.ts';
import { props as downloadBar } from '../widgets/download-bar/props.ts';
import { props as gameGrid } from '../widgets/game-grid/props.ts';
import { props as loginModal } from '../widgets/login-modal/props.ts';
import { props as lotteryBoard } from '../widgets/lottery-board/props.ts';
import { props as serviceWidget } from '../widgets/service-widget/props.ts';
import { props as winnerBoard } from '../widgets/winner-board/props.ts';

/**
 * Prop tables of the widgets by tag name without `lobby-`. The props `lobby`, `lang` and `theme`, which all widgets
 * have, are not included.
 */
export const WIDGET_PROPS = {
  'lottery-board': lotteryBoard,
  'game-grid': gameGrid,
  'winner-board': winnerBoard,
  'service-widget': serviceWidget,
  'login-modal': loginModal,
  'download-bar': downloadBar,
} satisfies Readonly<Record<string, PropTable>>;

export type WidgetName = keyof typeof WIDGET_PROPS;

/** Validation rules of the widgets by tag name without `lobby-`, then by attribute name. */
export const WIDGET_ATTRIBUTES = Object.fromEntries(
  Object.entries(WIDGET_PROPS).map(([name, props]) => [name, attributesOf(props)]),
) as Readonly<Record<WidgetName, AttributeTable>>;
