/** Entry point `lobbykit/react`: provider, hooks and widgets for React 19. */

export { useCountdown, useLanguage, useRequest, useSession, useText } from '../ui/binding/hooks.ts';
export { type Emit, useLobby, type WidgetHost } from '../ui/binding/provider.tsx';
export { useModel } from '../ui/binding/use-model.ts';
export type { DownloadBarState } from '../widgets/download-bar/model.ts';
export type { DownloadBarParams } from '../widgets/download-bar/props.ts';
export type { DownloadBarProps } from '../widgets/download-bar/react.tsx';
export type { GridState } from '../widgets/game-grid/model.ts';
export type { GameGridParams } from '../widgets/game-grid/props.ts';
export type { GameGridProps } from '../widgets/game-grid/react.tsx';
export type { LoginModalState } from '../widgets/login-modal/model.ts';
export type { LoginModalParams } from '../widgets/login-modal/props.ts';
export type { LoginModalProps } from '../widgets/login-modal/react.tsx';
export type { BoardState } from '../widgets/lottery-board/model.ts';
export type { BoardParams } from '../widgets/lottery-board/props.ts';
export type { LotteryBoardProps } from '../widgets/lottery-board/react.tsx';
export type { ServiceState } from '../widgets/service-widget/model.ts';
export type { ServiceParams } from '../widgets/service-widget/props.ts';
export type { ServiceWidgetProps } from '../widgets/service-widget/react.tsx';
export type { WinnerState } from '../widgets/winner-board/model.ts';
export type { WinnerParams } from '../widgets/winner-board/props.ts';
export type { WinnerBoardProps } from '../widgets/winner-board/react.tsx';
export type { LobbyTags } from './jsx.ts';
export { LobbyProvider, type LobbyProviderProps, loadLanguage } from './lobby-provider.tsx';
export { DownloadBar, GameGrid, LoginModal, LotteryBoard, ServiceWidget, WinnerBoard } from './widgets.ts';
