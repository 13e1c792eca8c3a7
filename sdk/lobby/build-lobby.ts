/** Builds a lobby that includes all of its code, without lazy loading. */
import type { Env } from '../dom/env.ts';
import { composeLobby } from './compose.ts';
import { createLottery } from './lottery/lottery.ts';
import type { Lobby, ResolvedConfig } from './types.ts';

/** Creates a lobby in the given environment, without registering it. */
export const buildLobby = (config: ResolvedConfig, env: Env): Lobby => composeLobby(config, env, () => createLottery);
