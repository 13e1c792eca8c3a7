/** Components of the widgets, with validated props. */
import { props as downloadBarProps } from '../widgets/download-bar/props.ts';
import { DownloadBar as DownloadBarView } from '../widgets/download-bar/react.tsx';
import { props as gameGridProps } from '../widgets/game-grid/props.ts';
import { GameGrid as GameGridView } from '../widgets/game-grid/react.tsx';
import { props as loginModalProps } from '../widgets/login-modal/props.ts';
import { LoginModal as LoginModalView } from '../widgets/login-modal/react.tsx';
import { props as lotteryBoardProps } from '../widgets/lottery-board/props.ts';
import { LotteryBoard as LotteryBoardView } from '../widgets/lottery-board/react.tsx';
import { props as serviceWidgetProps } from '../widgets/service-widget/props.ts';
import { ServiceWidget as ServiceWidgetView } from '../widgets/service-widget/react.tsx';
import { props as winnerBoardProps } from '../widgets/winner-board/props.ts';
import { WinnerBoard as WinnerBoardView } from '../widgets/winner-board/react.tsx';
import { checkedProps } from './checked-props.ts';

export const DownloadBar = /* @__PURE__ */ checkedProps('DownloadBar', DownloadBarView, downloadBarProps);
export const GameGrid = /* @__PURE__ */ checkedProps('GameGrid', GameGridView, gameGridProps);
export const LoginModal = /* @__PURE__ */ checkedProps('LoginModal', LoginModalView, loginModalProps);
export const LotteryBoard = /* @__PURE__ */ checkedProps('LotteryBoard', LotteryBoardView, lotteryBoardProps);
export const ServiceWidget = /* @__PURE__ */ checkedProps('ServiceWidget', ServiceWidgetView, serviceWidgetProps);
export const WinnerBoard = /* @__PURE__ */ checkedProps('WinnerBoard', WinnerBoardView, winnerBoardProps);
