/** Basic types that events and the lobby share. This file imports no other, which avoids an import cycle. */

export type Theme = 'light' | 'dark';

/** Selected theme; `system` follows the device. */
export type ThemeChoice = Theme | 'system';

/** Functions that load the texts of a language, by language code. */
export type TextBundles = ReadonlyMap<string, () => Promise<Readonly<Record<string, string | undefined>>>>;

/**
 * Texts that load with the first screen that shows them: the name of a bundle, or the tables of a widget that loads
 * separately.
 */
export type TextBundle = 'account' | 'login' | 'games' | TextBundles;

/** Kind of a failure, assigned by the client, or by an action that fails without a call. */
export type ErrorKind =
  | 'offline'
  /** A new release has replaced the page's code, so that a chunk no longer exists. */
  | 'outdated'
  | 'timeout'
  | 'http'
  /** The server rejected a valid request with an error code. */
  | 'api'
  | 'session'
  | 'permission'
  | 'upgrade'
  | 'invalid-response'
  /** A URL path in the host's options is empty (ERR-08). */
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
  /** Error text from the server, if the response contained one. */
  readonly message?: string;
  /** errorCode of the response body, if any. */
  readonly code?: string;
  /** HTTP status; missing if no response arrived. */
  readonly status?: number;
  /** Delay before a retry, ms, from the Retry-After header (R8). */
  readonly retryAfter?: number;
  /** Field `value` of an error response, such as `captcha` of a rejected login. */
  readonly data?: unknown;
  /** Id of the request in the gateway's log, if any, for reports to the operator. */
  readonly requestId?: string;
}

/** Content of a toast that a widget shows. */
export type Toast =
  /** A favorite is being saved (FAV-10). */
  | { readonly kind: 'saving' }
  /**
   * A favorite was rejected, or a game failed to open. `url` is the game's URL if the browser blocked its tab (FAV-06,
   * LAUNCH-08).
   */
  | { readonly kind: 'failed'; readonly error: CallError; readonly url: string | null };

/** Store of fetched data. The last valid data remain during the next request and after a failure. */
export interface Resource<T> {
  readonly data?: T;
  readonly error?: CallError;
  /** True while a request has been pending for at least 200 ms. */
  readonly loading: boolean;
  /** True if `data` is a cached copy, or if the last request failed after `data` arrived. */
  readonly stale: boolean;
  /** Server time at which `data` was created, ms since 1970. */
  readonly at?: number;
}

/** The session, stored as MC_SESSION_INFO (SESS-01). */
export interface Session {
  /** Token that authenticates the session. It is secret: never pass it to a third party. */
  readonly token: string;
  /** Code of the merchant at which the member logged in. */
  readonly merchantCode: string;
  /** User name of the member. */
  readonly userName: string;
  /** Type of the account: 0 and 40 are members, 4 is a guest, others are agents. */
  readonly type: number;
  /** True if the member must change the password first. */
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
  /** The balance changed, so other tabs must fetch it again (PAY-12). */
  | 'wallet';

/**
 * Messages between the tabs of one browser with the same merchant. They never contain a token, only its hash by
 * `markOf` (S16).
 */
export interface CrossTabChannel {
  /** Sends a message to the other tabs, not to this one. */
  send(topic: CrossTabTopic, value?: string): void;
  /** Sets the listener of a topic, which replaces the previous listener. */
  on(topic: CrossTabTopic, listener: (value: string) => void): void;
}

/** Methods of the DOM interface `Storage` that the kit uses; a host may provide its own implementation. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Options of a call to the gateway. */
export interface CallOptions {
  signal?: AbortSignal;
  /**
   * False disables retries, for pollers, which have their own interval. Default: up to three attempts for GET, two for
   * DELETE, one for other methods.
   */
  retry?: boolean;
  /** Timeout per attempt, ms. Default: 10,000 for GET, 5,000 for DELETE, 15,000 for others. */
  timeout?: number;
  /** Key of the fetched captcha image, for calls that contain its text (S35). */
  captchaKey?: string;
}
