/** Builds a lobby with all of its code at once, where nothing of it has to load lazily. */
import type { Env } from '../dom/env.ts';
import { composeLobby } from './compose.ts';
import { createLottery } from './lottery/lottery.ts';
import type { Lobby, ResolvedConfig } from './types.ts';

/** A lobby in given surroundings, not registered. */
export const buildLobby = (config: ResolvedConfig, env: Env): Lobby => composeLobby(config, env, () => createLottery);
