/** Entry `lobbykit`: the lobby, its errors and the nouns. Nothing happens on import. */
export { errorText, isCallError } from './api/errors.ts';
export { base64Encoder } from './core/base64.ts';
export { type CommonStore, commonStore } from './core/common-store.ts';
export { configFromData } from './core/config.ts';
export { ConfigError } from './core/config-checks.ts';
export { createLobby } from './core/create-lobby.ts';
export { findLobby, when } from './core/registry.ts';
export { createResource, type ResourceControl } from './core/resource.ts';
export { readKept } from './core/storage.ts';
export { VERSION } from './core/version.ts';
export type * from './events.ts';
export type * from './types.ts';
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
