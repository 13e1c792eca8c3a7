/** Entry `lobbykit`: the lobby, its errors and the nouns. Nothing happens on import. */
export { errorText, isCallError } from './api/errors.ts';
export { markMessage, markRead } from './core/announcements.ts';
export { base64Encoder } from './core/base64.ts';
export { type Kept, readCache } from './core/cache.ts';
export { writeCache } from './core/cache-write.ts';
export { type CommonStore, commonStore } from './core/common-store.ts';
export { ConfigError } from './core/config-error.ts';
export { downloadsOf, downloadTexts } from './core/downloads.ts';
export { type LanguageResource, languageResource } from './core/language-resource.ts';
export { createLobby } from './core/lobby.ts';
export { findLobby, when } from './core/registry.ts';
export { createResource, type ResourceControl } from './core/resource.ts';
export { openChat, openService } from './core/service.ts';
export { serviceLink } from './core/service-link.ts';
export { type StatusGate, statusGate } from './core/status.ts';
export { createStorage, readKept, type Storage } from './core/storage.ts';
export { configFromData } from './core/tag-config.ts';
export type { Unread } from './core/unread-now.ts';
export { uploadImage } from './core/upload.ts';
export { VERSION } from './core/version.ts';
export { readDevice } from './dom/device.ts';
export { keepInstallPrompt } from './dom/install-prompt.ts';
export type * from './events.ts';
export type * from './types.ts';
export {
  createDownloadBar,
  type DownloadBarActions,
  type DownloadBarModel,
  type DownloadBarParams,
  type DownloadBarState,
  type DownloadPanel,
  type DownloadPlace,
} from './widgets/download-bar/model.ts';
export {
  createGameGrid,
  type GameGridModel,
  type GameGridParams,
  type GridActions,
  type GridState,
} from './widgets/game-grid/model.ts';
export {
  createLoginModal,
  type LoginModalActions,
  type LoginModalModel,
  type LoginModalParams,
  type LoginModalState,
  type LoginPanel,
} from './widgets/login-modal/model.ts';
export {
  type BoardActions,
  type BoardParams,
  type BoardState,
  createLotteryBoard,
  type LotteryBoardModel,
} from './widgets/lottery-board/model.ts';
export {
  createServiceWidget,
  type ServiceActions,
  type ServiceButton,
  type ServiceParams,
  type ServiceState,
  type ServiceWidgetModel,
  type ShownButton,
  type ShownEntry,
} from './widgets/service-widget/model.ts';
export {
  createWinnerBoard,
  type WinnerActions,
  type WinnerBoardModel,
  type WinnerParams,
  type WinnerState,
} from './widgets/winner-board/model.ts';
