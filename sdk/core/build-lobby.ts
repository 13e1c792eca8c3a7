/** A lobby with all of its code, where nothing of it has to come later. */
import type { Env } from '../dom/env.ts';
import type { Lobby, ResolvedConfig } from '../types.ts';
import { composeLobby } from './create-lobby.ts';
import { createLottery } from './lottery.ts';

/** A lobby in given surroundings, not registered. */
export const buildLobby = (config: ResolvedConfig, env: Env): Lobby => composeLobby(config, env, () => createLottery);
