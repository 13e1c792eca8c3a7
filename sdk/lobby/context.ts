/** Context that the modules of a lobby share: session, client, clock, storage. */
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Client } from '../client/exchange.ts';
import type { Env } from '../dom/env.ts';
import type { AuthControl } from './account/auth.ts';
import type { LobbyClock } from './clock/clock.ts';
import type { Bus } from './event-bus.ts';
import type { Tabs } from './session/cross-tab-channel.ts';
import type { LobbySession } from './session/session.ts';
import type { Storage } from './storage/storage.ts';
import type { MemberSwitch, ResolvedConfig } from './types.ts';

/** Context that the lobby creates once and passes to its modules. */
export interface LobbyContext {
  readonly config: ResolvedConfig;
  readonly client: Client;
  readonly session: LobbySession;
  readonly storage: Storage;
  readonly tabs: Tabs;
  readonly bus: Bus;
  readonly env: Env;
  readonly clock: LobbyClock;
  readonly $language: ReadableAtom<string>;
}

/** Context of the account actions, with the stores that they write. */
export interface AccountContext extends LobbyContext {
  readonly auth: AuthControl;
  readonly $memberSwitch: WritableAtom<MemberSwitch | null>;
}
