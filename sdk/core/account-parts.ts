/** What the parts of an account work on. */
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Client } from '../api/exchange.ts';
import type { Env } from '../dom/env.ts';
import type { LobbyAccount, MemberSwitch, ResolvedConfig, SealedBody } from '../types.ts';
import type { AuthControl } from './auth.ts';
import type { Bus } from './bus.ts';
import type { LobbyClock } from './clock.ts';
import type { OpenTabs } from './open-tabs.ts';
import type { LobbySession } from './session.ts';
import type { Storage } from './storage.ts';
import type { Tabs } from './tabs.ts';

/** What the lobby hands over. */
export interface AccountParts {
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

/** The same with what the actions write to. */
export interface ActionParts extends AccountParts {
  readonly auth: AuthControl;
  readonly $memberSwitch: WritableAtom<MemberSwitch | null>;
}

/** Everything of the account that loads when it is first used. */
export interface AccountRoom
  extends Omit<
    LobbyAccount,
    | '$session'
    | 'sessionReady'
    | 'logout'
    | 'heldPassword'
    | '$flags'
    | '$settings'
    | '$registerFields'
    | '$rules'
    | 'retrySettings'
  > {
  /** Takes up the session that the tabs of this browser share (SESS-14). */
  takeUp(openTabs: OpenTabs): Promise<void>;
  /** Trades the token of the address for a session (S12). */
  arrive(token: string): Promise<void>;
  /** Tells the gateway that a session is over; `everywhere`: all of its member's (API-16, S16). */
  leave(token: string, everywhere: boolean): Promise<void>;
  /** Encrypts a body; null where it goes as it is. `again`: the keys of the last time are out of date (S21, S22). */
  seal(path: string, body: object, again: boolean): Promise<SealedBody | null>;
}
