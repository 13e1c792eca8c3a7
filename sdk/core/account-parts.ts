/** What the parts of an account work on and how they meet. */

import type { WritableAtom } from 'nanostores';
import type { Client } from '../api/exchange.ts';
import type { LobbyAccount, LobbySettings, MemberSwitch, ResolvedConfig } from '../types.ts';
import type { Bus } from './bus.ts';
import type { LobbySession } from './session.ts';
import type { Storage } from './storage.ts';
import type { Tabs } from './tabs.ts';

export interface AccountParts {
  readonly config: ResolvedConfig;
  readonly client: Client;
  readonly session: LobbySession;
  readonly storage: Storage;
  readonly tabs: Tabs;
  readonly bus: Bus;
  readonly $memberSwitch: WritableAtom<MemberSwitch | null>;
  /** Device's clock, ms since 1970: kept passwords are as old as this device says. */
  wall(): number;
}

/** The actions, in the chunk that the first of them loads. */
export interface AccountActions
  extends Pick<
    LobbyAccount,
    'login' | 'loginBy' | 'startTrial' | 'register' | 'changePassword' | 'renew' | 'remembered'
  > {
  /** Trades the token of the address for a session (S12). */
  arrive(token: string): Promise<void>;
  /** Tells the gateway that a session is over. */
  leave(token: string, everywhere: boolean): Promise<void>;
}

/** The settings, as the cipher needs them. */
export interface SettingsSource {
  need(): Promise<LobbySettings>;
  refresh(): Promise<void>;
}
