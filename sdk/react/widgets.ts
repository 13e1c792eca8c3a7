/** Widgets as React components with validated props. */
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

/** Download bar as a React tree. Requires `<LobbyProvider>` as an ancestor and `lobbykit/styles.css` on the page. */
export const DownloadBar = /* @__PURE__ */ checkedProps('DownloadBar', DownloadBarView, downloadBarProps);

/** Game grid as a React tree. Requires `<LobbyProvider>` as an ancestor and `lobbykit/styles.css` on the page. */
export const GameGrid = /* @__PURE__ */ checkedProps('GameGrid', GameGridView, gameGridProps);

/**
 * Login modal as a React tree. Requires `<LobbyProvider>` as an ancestor and `lobbykit/styles.css` on the page. Place
 * it where no ancestor has a CSS transform, preferably at the end of the page. While mounted, it opens for login
 * requests.
 */
export const LoginModal = /* @__PURE__ */ checkedProps('LoginModal', LoginModalView, loginModalProps);

/** Lottery board as a React tree. Requires `<LobbyProvider>` as an ancestor and `lobbykit/styles.css` on the page. */
export const LotteryBoard = /* @__PURE__ */ checkedProps('LotteryBoard', LotteryBoardView, lotteryBoardProps);

/** Service widget as a React tree. Requires `<LobbyProvider>` as an ancestor and `lobbykit/styles.css` on the page. */
export const ServiceWidget = /* @__PURE__ */ checkedProps('ServiceWidget', ServiceWidgetView, serviceWidgetProps);

/** Winner board as a React tree. Requires `<LobbyProvider>` as an ancestor and `lobbykit/styles.css` on the page. */
export const WinnerBoard = /* @__PURE__ */ checkedProps('WinnerBoard', WinnerBoardView, winnerBoardProps);
