/** What the attributes of each tag may say, for hosts that write markup on a server. */
import type { AttributeTable } from '../host/attributes.ts';
import { attributes as downloadBar } from '../widgets/download-bar/attributes.ts';
import { attributes as gameGrid } from '../widgets/game-grid/attributes.ts';
import { attributes as loginModal } from '../widgets/login-modal/attributes.ts';
import { attributes as lotteryBoard } from '../widgets/lottery-board/attributes.ts';
import { attributes as serviceWidget } from '../widgets/service-widget/attributes.ts';
import { attributes as winnerBoard } from '../widgets/winner-board/attributes.ts';

/** By the name of the tag without `lobby-`; `lobby`, `lang` and `theme` besides are the same for all. */
export const WIDGET_ATTRIBUTES = {
  'lottery-board': lotteryBoard,
  'game-grid': gameGrid,
  'winner-board': winnerBoard,
  'service-widget': serviceWidget,
  'login-modal': loginModal,
  'download-bar': downloadBar,
} satisfies Readonly<Record<string, AttributeTable>>;

export type WidgetName = keyof typeof WIDGET_ATTRIBUTES;
