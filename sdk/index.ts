/** Entry point `lobbykit`: the lobby, its errors, and the public types. Importing this file has no side effects. */
export { errorText, isCallError } from './client/errors.ts';
export { readDevice } from './dom/device.ts';
export { storeInstallPrompt } from './dom/install-prompt.ts';
export { ConfigError } from './lobby/config/config-error.ts';
export { configFromData } from './lobby/config/tag-config.ts';
export { markMessage, markRead } from './lobby/content/announcements.ts';
export { type CommonStore, commonStore } from './lobby/content/common-store.ts';
export { downloadsOf, downloadTexts } from './lobby/content/downloads.ts';
export type { Unread } from './lobby/content/unread-now.ts';
export { uploadImage } from './lobby/content/upload.ts';
export { createLobby } from './lobby/create-lobby.ts';
export type * from './lobby/events.ts';
export { findLobby, when } from './lobby/registry.ts';
export { readCache, type Stored } from './lobby/resource/cache.ts';
export { writeCache } from './lobby/resource/cache-write.ts';
export { type LanguageResource, languageResource } from './lobby/resource/language-resource.ts';
export { createResource, type ResourceControl } from './lobby/resource/resource.ts';
export { serviceLink } from './lobby/service/link.ts';
export { openChat, openService } from './lobby/service/service.ts';
export { type StatusGate, statusGate } from './lobby/status/status.ts';
export { base64Encoder } from './lobby/storage/base64.ts';
export { createStorage, readStored, type Storage } from './lobby/storage/storage.ts';
export type * from './lobby/types.ts';
export { VERSION } from './lobby/version.ts';
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
