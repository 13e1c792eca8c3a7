/** Entry `lobbykit`: the lobby, its errors and the nouns. Nothing happens on import. */
export { errorText, isCallError } from './client/errors.ts';
export { ConfigError } from './core/config/config-error.ts';
export { configFromData } from './core/config/tag-config.ts';
export { markMessage, markRead } from './core/content/announcements.ts';
export { type CommonStore, commonStore } from './core/content/common-store.ts';
export { downloadsOf, downloadTexts } from './core/content/downloads.ts';
export type { Unread } from './core/content/unread-now.ts';
export { uploadImage } from './core/content/upload.ts';
export { createLobby } from './core/lobby/lobby.ts';
export { findLobby, when } from './core/lobby/registry.ts';
export { VERSION } from './core/lobby/version.ts';
export { serviceLink } from './core/service/link.ts';
export { openChat, openService } from './core/service/service.ts';
export { type StatusGate, statusGate } from './core/status/status.ts';
export { base64Encoder } from './core/storage/base64.ts';
export { createStorage, readStored, type Storage } from './core/storage/storage.ts';
export { readCache, type Stored } from './core/store/cache.ts';
export { writeCache } from './core/store/cache-write.ts';
export { type LanguageResource, languageResource } from './core/store/language-resource.ts';
export { createResource, type ResourceControl } from './core/store/resource.ts';
export { readDevice } from './dom/device.ts';
export { storeInstallPrompt } from './dom/install-prompt.ts';
export type * from './events.ts';
export type * from './types.ts';
export {
  createDownloadBar,
  type DownloadBarActions,
  type DownloadBarModel,
  type DownloadBarState,
  type DownloadPanel,
  type DownloadPlace,
} from './widgets/download-bar/model.ts';
export type { DownloadBarParams } from './widgets/download-bar/props.ts';
export { createGameGrid, type GameGridModel, type GridActions, type GridState } from './widgets/game-grid/model.ts';
export type { GameGridParams } from './widgets/game-grid/props.ts';
export {
  createLoginModal,
  type LoginModalActions,
  type LoginModalModel,
  type LoginModalState,
  type LoginPanel,
} from './widgets/login-modal/model.ts';
export type { LoginModalParams } from './widgets/login-modal/props.ts';
export {
  type BoardActions,
  type BoardState,
  createLotteryBoard,
  type LotteryBoardModel,
} from './widgets/lottery-board/model.ts';
export type { BoardParams } from './widgets/lottery-board/props.ts';
export type { ServiceButton, ShownButton } from './widgets/service-widget/buttons-model.ts';
export {
  createServiceWidget,
  type ServiceActions,
  type ServiceState,
  type ServiceWidgetModel,
  type ShownEntry,
} from './widgets/service-widget/model.ts';
export type { ServiceParams } from './widgets/service-widget/props.ts';
export {
  createWinnerBoard,
  type WinnerActions,
  type WinnerBoardModel,
  type WinnerState,
} from './widgets/winner-board/model.ts';
export type { WinnerParams } from './widgets/winner-board/props.ts';
