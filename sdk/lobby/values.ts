/** Basic types shared by events and the lobby; a leaf module that avoids an import cycle. */

export type Theme = 'light' | 'dark';

/** Selected theme; `system` follows the device. */
export type ThemeChoice = Theme | 'system';

/** Loaders of text tables by language code. */
export type TextBundles = ReadonlyMap<string, () => Promise<Readonly<Record<string, string | undefined>>>>;

/** Texts that load with their first screen: a bundle name, or the tables of a lazy-loaded widget. */
export type TextBundle = 'account' | 'login' | 'games' | TextBundles;

/** Kind of a failed call, assigned by the client and by actions that make no call. */
export type ErrorKind =
  | 'offline'
  /** The page's code no longer exists, because a new release replaced it. */
  | 'outdated'
  | 'timeout'
  | 'http'
  /** The server rejected a valid request with an error code. */
  | 'api'
  | 'session'
  | 'permission'
  | 'upgrade'
  | 'invalid-response'
  /** A path of the host's options is empty (ERR-08). */
  | 'config'
  /** The browser blocked a new tab (LAUNCH-08). */
  | 'blocked'
  /** The operator or the site does not offer the requested link. */
  | 'unavailable';

/** Error of a call. */
export interface CallError {
  /** Kind of the failure. */
  readonly kind: ErrorKind;
  /** Key of the text in the language tables. */
  readonly messageKey: string;
  /** Error text from the server, if any. */
  readonly message?: string;
  /** errorCode of the envelope, if any. */
  readonly code?: string;
  /** HTTP status, if a response arrived. */
  readonly status?: number;
  /** Delay before a retry in ms, from Retry-After (R8). */
  readonly retryAfter?: number;
  /** `value` of an error response, such as `captcha` of a rejected login. */
  readonly data?: unknown;
  /** Id of the request in the gateway's log, if any, for reports to the operator. */
  readonly requestId?: string;
}

/** A toast of a widget. */
export type Toast =
  /** A favorite is being saved (FAV-10). */
  | { readonly kind: 'saving' }
  /**
   * A favorite was rejected or a game failed to open; `url` is the URL that the browser blocked (FAV-06,
   * LAUNCH-08).
   */
  | { readonly kind: 'failed'; readonly error: CallError; readonly url: string | null };

/** Asynchronous store: the last valid data remain during a request and after a failure. */
export interface Resource<T> {
  readonly data?: T;
  readonly error?: CallError;
  /** True from 200 ms after a request was sent until its response. */
  readonly loading: boolean;
  /** True if `data` is a cached copy, or older than the last failed request. */
  readonly stale: boolean;
  /** Server time at which `data` was created, ms. */
  readonly at?: number;
}

/** The session, stored as MC_SESSION_INFO (SESS-01). */
export interface Session {
  /** Secret of the session: pass it to no third party. */
  readonly token: string;
  /** Merchant of the session. */
  readonly merchantCode: string;
  /** User name of the member. */
  readonly userName: string;
  /** Type of the account: 0 and 40 are members, 4 is a guest, others are agents. */
  readonly type: number;
  /** The password must be changed first. */
  readonly firstTimeLogin?: boolean;
}

/** Topics of messages between tabs. */
export type CrossTabTopic =
  | 'language'
  | 'theme'
  | 'favorites'
  | 'game-favorites'
  | 'login'
  | 'session'
  | 'logout'
  | 'expired'
  | 'read'
  /** The balance changed and must be refreshed (PAY-12). */
  | 'wallet';

/**
 * Messages between the tabs of one browser with the same merchant. Never contains a token: `markOf` replaces it (S16).
 */
export interface CrossTabChannel {
  /** Sends a message to the other tabs, not to this one. */
  send(topic: CrossTabTopic, value?: string): void;
  /** Sets the listener of a topic, replacing the previous one. */
  on(topic: CrossTabTopic, listener: (value: string) => void): void;
}

/** Methods of `Storage` that the kit uses; a host may provide an implementation. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Options of a call of the lobby. */
export interface CallOptions {
  signal?: AbortSignal;
  /**
   * false disables retries (pollers have their own interval). Default: up to three attempts for GET, two for DELETE,
   * one for others.
   */
  retry?: boolean;
  /** Timeout per attempt, ms. Default: 10,000 for GET, 5,000 for DELETE, 15,000 for others. */
  timeout?: number;
  /** Key of the fetched captcha image, for calls that contain its text (S35). */
  captchaKey?: string;
}
