/** Entry `lobbykit/react`: provider, hooks and widgets for React 19. */

export type { LobbyTags } from '../elements/jsx.ts';
export { DownloadBar, type DownloadBarProps } from '../widgets/download-bar/component.tsx';
export type { DownloadBarParams, DownloadBarState } from '../widgets/download-bar/model.ts';
export { GameGrid, type GameGridProps } from '../widgets/game-grid/component.tsx';
export type { GameGridParams, GridState } from '../widgets/game-grid/model.ts';
export { LoginModal, type LoginModalProps } from '../widgets/login-modal/component.tsx';
export type { LoginModalParams, LoginModalState } from '../widgets/login-modal/model.ts';
export { LotteryBoard, type LotteryBoardProps } from '../widgets/lottery-board/component.tsx';
export type { BoardParams, BoardState } from '../widgets/lottery-board/model.ts';
export { ServiceWidget, type ServiceWidgetProps } from '../widgets/service-widget/component.tsx';
export type { ServiceParams, ServiceState } from '../widgets/service-widget/model.ts';
export { WinnerBoard, type WinnerBoardProps } from '../widgets/winner-board/component.tsx';
export type { WinnerParams, WinnerState } from '../widgets/winner-board/model.ts';
export { useCountdown, useLanguage, useRequest, useSession, useText } from './hooks.ts';
export { type Emit, LobbyProvider, type LobbyProviderProps, useLobby, type WidgetHost } from './provider.tsx';
export { useModel } from './use-model.ts';
