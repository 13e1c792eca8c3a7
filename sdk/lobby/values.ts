/** Plain values that events and the lobby both speak of; a leaf, so that the two can name each other's words. */

export type Theme = 'light' | 'dark';

/** What a visitor or a host chooses: one of the two, or whatever the device is set to. */
export type ThemeChoice = Theme | 'system';

/** Tables by language code, each behind what loads it. */
export type TextBundles = ReadonlyMap<string, () => Promise<Readonly<Record<string, string | undefined>>>>;

/** Texts that load with the first screen that shows them: a set by its name, or tables that a widget brings along that loads lazily. */
export type TextBundle = 'account' | 'login' | 'games' | TextBundles;

/** What went wrong with a call, mapped once in `sdk/client/errors.ts`. */
export type ErrorKind =
  | 'offline'
  /** Code of the page is gone: another release took its place. */
  | 'outdated'
  | 'timeout'
  | 'http'
  | 'business'
  | 'session'
  | 'permission'
  | 'upgrade'
  | 'answer'
  | 'address';

/** An error a call ends with. `messageKey` names a text of the language tables; `message` is the server's own text, if any. */
export interface CallError {
  readonly kind: ErrorKind;
  readonly messageKey: string;
  readonly message?: string;
  /** errorCode of the envelope, when the server gave one. */
  readonly code?: string;
  /** HTTP status, when an answer arrived. */
  readonly status?: number;
  /** ms to wait before asking again, from Retry-After (rule R8). */
  readonly retryAfter?: number;
  /** value of a refused answer (LOGIN: value.captcha). */
  readonly data?: unknown;
  /** Id under which the gateway's log tells of the request, when it gave one: for a report to the operator. */
  readonly requestId?: string;
}

/** A short message of a widget. */
export type Notice =
  /** A favorite is being saved (FAV-10). */
  | { readonly kind: 'saving' }
  /** A favorite was refused or a game did not open; `address`: what the browser did not let open (FAV-06, LAUNCH-08). */
  | { readonly kind: 'failed'; readonly error: CallError; readonly address: string | null };

/** An asynchronous store: the last good copy stays while a newer one is asked for or fails. */
export interface Resource<T> {
  readonly data?: T;
  readonly error?: CallError;
  /** True from 200 ms after a question was asked until its answer. */
  readonly loading: boolean;
  /** True when `data` is a kept copy, or older than the last question that failed. */
  readonly stale: boolean;
  /** Server time in ms at which `data` was made. */
  readonly at?: number;
}

/** Who is logged in, as kept under MC_SESSION_INFO (SESS-01). `firstTimeLogin`: the password has to be changed before anything else. */
export interface Session {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin?: boolean;
}

/** What tabs tell each other about. */
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
  /** Money has moved: the balance is to be read anew (PAY-12). */
  | 'wallet';

/** Word between the tabs of one browser that show the same merchant. Never a token: `markOf` stands for it (S16). */
export interface CrossTabChannel {
  /** Tells the other tabs; this one does not hear itself. */
  tell(topic: CrossTabTopic, value?: string): void;
  /** The listener that was given last hears the topic. */
  on(topic: CrossTabTopic, listener: (value: string) => void): void;
}

/** The methods of `Storage` that the kit uses; a host may bring its own. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What a call of the lobby may say besides. */
export interface CallOptions {
  signal?: AbortSignal;
  /** false: the call is not tried again (pollers have their own rhythm). Default: GET is tried three times, DELETE twice, others once. */
  retry?: boolean;
  /** ms of each attempt. Default: 10,000 for GET, 5,000 for DELETE, 15,000 for others. */
  timeout?: number;
  /** Key under which the captcha image was fetched, for calls that carry its text (S35). */
  captchaKey?: string;
}
