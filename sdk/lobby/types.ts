/** Public types: lobby, configuration, resource, model, clock. */
import type { ReadableAtom } from 'nanostores';
import type { LobbySource, SourceCall } from '../protocol/embed/source.ts';
import type { Endpoint, LazyEndpoint, Payload, ResponseOf } from '../protocol/endpoint.ts';
import type { SportsSplit } from '../protocol/games/vendors.ts';
import type { gameMenu } from '../protocol/lottery/calls.ts';
import type { CountdownSpec, CountdownView } from '../protocol/lottery/countdown.ts';
import type { LotteryFeed } from '../protocol/lottery/lotteries.ts';
import type { ServiceLinkDecoder } from '../protocol/service/service-link.ts';
import type { AccountActions } from './account/actions.ts';
import type {
  Auth,
  BodyCipher,
  CredentialEncoder,
  FieldSetting,
  LobbySettings,
  Member,
  MemberSwitch,
  Providers,
  Remembered,
  RuleSetting,
  Wallet,
} from './account/types.ts';
import type { Emit, LobbyEventName, LobbyEvents, LoginReason } from './events.ts';
import type { LobbyGames, RequestOptions } from './games/types.ts';
import type {
  CallOptions,
  CrossTabChannel,
  KeyValueStore,
  Resource,
  Session,
  TextBundle,
  Theme,
  ThemeChoice,
} from './values.ts';

export type * from './account/actions.ts';
export type * from './account/types.ts';
export type * from './games/types.ts';
export type * from './values.ts';

/**
 * Model of a widget without a view: its state is a store, its behavior is functions. The first listener starts the
 * model, and removing the last listener stops it.
 */
export interface Model<State, Actions> {
  readonly $state: ReadableAtom<State>;
  readonly actions: Actions;
}

/**
 * Returns the text of a key in the current language. `params` replace `{{name}}` in the text, and `count` selects the
 * plural form.
 */
export interface Translate {
  (key: string, params?: Readonly<Record<string, string | number>>): string;
  /** Language code as configured: EN, VI, TY. */
  readonly language: string;
  /** BCP 47 tag for `lang` attributes and Intl (I18N-06). */
  readonly tag: string;
}

/** Server time and the shared ticker (rules R1 to R4). */
export interface Clock {
  /** Returns the best estimate of the server time, ms since 1970. Game times must use this instead of `Date.now()`. */
  serverNow(): number;
  /**
   * True if the server time is accurate. False before the first sample and between sleep of the device and the next
   * synchronization: countdowns are then dimmed, and no sale counts as open.
   */
  readonly $sure: ReadableAtom<boolean>;
  /**
   * Calls `listener` immediately and on each 500 ms tick that changes the view of `countdown` (COUNT-04). All watchers
   * share one timer, which stops when there are no watchers and while the page is hidden.
   */
  watch(countdown: CountdownSpec, listener: (view: CountdownView) => void): () => void;
}

/** Options of `createLobby`. All except `gateway` and `merchant` are optional. */
export interface LobbyConfig {
  /** Name of the lobby, by which widgets select it. Default `default`. */
  name?: string;
  /**
   * Origin (and path prefix) of the gateway, http or https; a path such as `/` is resolved against the page's origin.
   * Required.
   */
  gateway: string;
  /** Merchant code, `^[A-Za-z0-9_-]{1,32}$`. Required. */
  merchant: string;
  /** Initial language; `pt-BR` falls back to the texts of `PT`. Default TY (I18N-02). */
  language?: string;
  /** Languages that a language switch offers. Default TY, EN and `language` (I18N-05). */
  languages?: readonly string[];
  /**
   * BCP 47 tag of a language code, for the `lang` attribute and Intl, e.g. `{ TY: 'th' }`. `PT` and `pt-BR` need
   * separate entries (I18N-06).
   */
  languageTags?: Readonly<Record<string, string>>;
  /** Texts that extend or override the kit's texts: language code -> key -> text. */
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Theme. Default system: the theme of the device (OPEN: THEME-01). */
  theme?: ThemeChoice;
  /** Prize mode of lottery calls: Lott, ZY or Elott. Default Lott. */
  prizeMode?: 'Lott' | 'ZY' | 'Elott';
  /** URL of the reference site, to which a route without a host route navigates. Default: the gateway's origin + /m. */
  site?: string;
  /** URLs of the host's pages by route name: `{ login: '/sign-in' }`. */
  routes?: Readonly<Record<string, string>>;
  /**
   * Paths that replace the standard paths of endpoints, by endpoint name (API-14). `smsCode.mobileNo` is a path that
   * accepts the number as mobileNo (SMS-09).
   */
  paths?: Readonly<Record<string, string>>;
  /** Text keys by error code: errorCode -> text key (ERR-16). */
  errorTexts?: Readonly<Record<string, string>>;
  /** Prefix of all storage keys. Default `lobbykit.<name>.`; the reference site sets ''. */
  storagePrefix?: string;
  /**
   * Storage of the session and of other data. `browser`: the tabs of this browser share one session. `tab`: each tab
   * has a separate session. `memory`: the browser stores nothing. An object replaces localStorage. Default browser;
   * memory with `getToken`.
   */
  storage?: 'browser' | 'tab' | 'memory' | KeyValueStore;
  /**
   * Returns the token of a host that logs its visitors in itself; null or '' for a visitor without a login. Called at
   * the start, by `renew()`, and once after a response with status 401. If the result contains no `userName`, a changed
   * token counts as another member.
   */
  getToken?: () => HostToken | Promise<HostToken>;
  /** Called when the session ends although `getToken` was called again after the rejection. */
  onExpired?: () => void;
  /** Function that replaces `fetch`. Default: the page's global `fetch` at the time of each call. */
  fetch?: typeof fetch;
  /**
   * CSP nonce of the `<style>` elements that the kit inserts in browsers without constructed stylesheets (before iOS
   * 16.4).
   */
  nonce?: string;
  /**
   * Name of the query parameter that contains a single-use token when the page opens. Without this option, the URL is
   * not read (S12).
   */
  startToken?: string;
  /** True allows this page to remember a password, encrypted. Default false: only the user name is remembered (S19). */
  rememberPassword?: boolean;
  /**
   * Custom encoding of remembered passwords (LOGIN-28). Default: AES-256-GCM with a key of this browser, valid for 30
   * days (S19).
   */
  credentialEncoder?: CredentialEncoder;
  /**
   * Custom encryption of request bodies with passwords (API-07). Default: JWE with the key that the gateway publishes
   * (S21).
   */
  bodyCipher?: BodyCipher;
  /** Custom decoder for the path of the service link (SERV-18). Default: DES-ECB (S23). */
  serviceLinkDecoder?: ServiceLinkDecoder;
  /** Minimum age in years that a new member or guest must confirm. Default 18 (VALID-20). */
  minimumAge?: number;
  /** IANA time zone of the merchant's dates and times. Default Asia/Ho_Chi_Minh; each lottery has its own time zone. */
  timeZone?: string;
  /**
   * Number pattern of amounts of money in all languages; ¤ stands for the currency symbol. Default: the pattern of each
   * language, ¤#,##0.00 in English (OPEN: BAL-03).
   */
  currencyPattern?: string;
  /** Currency symbol if the merchant's wallet contains none. Default ￥ (BAL-03). */
  currencySymbol?: string;
  /** Third-party providers of social login, SMS codes, captchas and the challenge before a code (LOGIN-08, SMS-12). */
  providers?: Providers;
  /** Vendors in SPORTS that offer e-sports or cockfights. Default: the vendors in the specification (VENDOR-04). */
  sportsSplit?: SportsSplit;
}

/** Result of `getToken`: the token alone, or with data of the member. */
export type HostToken =
  | string
  | null
  | {
      readonly token: string;
      /** User name of the member, so that a new token of the same member keeps the member's data. */
      readonly userName?: string;
      /** True for a trial account, which cannot use all features of members. Default false. */
      readonly isTrial?: boolean;
    };

/** Options of a lobby whose data are provided by the host's own back end instead of a gateway. */
export interface SourceConfig extends Partial<LobbyConfig> {
  /** Methods that return the data of the widgets. Required. */
  source: LobbySource;
}

/** A source whose methods were validated. */
export interface ResolvedSource {
  readonly methods: LobbySource;
  /** Answers a call by calling the source. The response has the format of the gateway. */
  send(call: SourceCall): Promise<Response>;
  /**
   * Returns true, and logs the reason once, if the source has no method that a component requires, such as
   * `WinnerBoard`.
   */
  lacks(component: string): boolean;
}

type Optional =
  | 'sportsSplit'
  | 'storage'
  | 'fetch'
  | 'nonce'
  | 'startToken'
  | 'getToken'
  | 'onExpired'
  | 'credentialEncoder'
  | 'bodyCipher'
  | 'serviceLinkDecoder';

export type ResolvedConfig = Required<Omit<LobbyConfig, Optional>> &
  Pick<LobbyConfig, Optional> & { source?: ResolvedSource };

/** Account of a lobby. The first listener of a store requests its data; actions reject with a CallError. */
export interface LobbyAccount extends AccountActions {
  readonly $session: ReadableAtom<Session | null>;
  /**
   * Resolves when it is known whether this page starts with a session: a session shared by other tabs, a remembered
   * session, or one from a token in the URL (SESS-14, S12).
   */
  sessionReady(): Promise<void>;
  readonly $auth: ReadableAtom<Auth>;
  /** Set while the visitor must choose between the session and the token in the URL (S12). */
  readonly $memberSwitch: ReadableAtom<MemberSwitch | null>;
  /** The logged-in member, from the cached copy until `refreshMember` is called (SESS-17). Empty without a session. */
  readonly $member: ReadableAtom<Resource<Member>>;
  /** The balance. Empty without a session. */
  readonly $wallet: ReadableAtom<Resource<Wallet>>;
  /** True while the balance is hidden by the visitor's setting or during a request (BAL-05, BAL-06). */
  readonly $balanceHidden: ReadableAtom<boolean>;
  /** Names of the enabled feature flags of the merchant (ROLE-05). */
  readonly $flags: ReadableAtom<Resource<ReadonlySet<string>>>;
  readonly $settings: ReadableAtom<Resource<LobbySettings>>;
  /** Fields of the registration form in the server's order, in the current language (REG-03). */
  readonly $registerFields: ReadableAtom<Resource<ReadonlyMap<string, FieldSetting>>>;
  /** Patterns of named validation rules, with texts in the current language. */
  readonly $rules: ReadableAtom<Resource<ReadonlyMap<string, RuleSetting>>>;
  /** Fetches the data of those of the four preceding stores whose request failed, for a retry button. Never rejects. */
  retrySettings(): Promise<void>;
  readonly remembered: Remembered;
  /** Ends the session in this browser, whatever the gateway responds, and emits `logout`. Never rejects (SESS-12). */
  logout(options?: { readonly everywhere?: boolean }): Promise<void>;
  /** Returns the password that the member typed at login; kept in memory until the page is closed (PSW-04). */
  passwordInMemory(): string | null;
}

/** A lobby. `createLobby` creates one per name, and all widgets that use the name share it. */
export interface Lobby extends LobbyAccount, LobbyGames {
  readonly name: string;
  readonly config: ResolvedConfig;
  readonly clock: Clock;
  readonly tabs: CrossTabChannel;
  readonly $language: ReadableAtom<string>;
  /** Displayed theme. */
  readonly $theme: ReadableAtom<Theme>;
  /** Selected theme: `system` follows the device. */
  readonly $themeChoice: ReadableAtom<ThemeChoice>;
  /** Texts in the current language. */
  readonly $text: ReadableAtom<Translate>;
  /**
   * Resolves when `$text` contains the texts in the current language; await it before showing the first text. A bundle
   * adds its texts now and after each language change: `account` of account screens, `login` of the login modal,
   * `games` of games.
   */
  textReady(set?: TextBundle): Promise<void>;
  /** True after a request and the following probe failed (R12). */
  readonly $offline: ReadableAtom<boolean>;
  /** Menu of lotteries with absolute deadlines. One poller per page refreshes it (LOTT-26..30, R5). */
  readonly $lottery: ReadableAtom<Resource<LotteryFeed>>;
  /** Returns the menu in another prize mode; each mode has one feed and one poller. */
  lotteryOf(prizeMode: ResolvedConfig['prizeMode']): ReadableAtom<Resource<LotteryFeed>>;
  /**
   * Shows a menu that the page already has until the lobby has fetched its own. With `receivedAt` (monotonic ms), the
   * menu is new and replaces the first request.
   */
  startLottery(
    response: ResponseOf<typeof gameMenu>,
    prizeMode?: ResolvedConfig['prizeMode'],
    receivedAt?: number,
  ): void;
  /** Ids of the member's favorite lotteries, stored as LOTTFAV (FAV-02, R18). Empty without a session. */
  readonly $lotteryFavorites: ReadableAtom<readonly string[]>;
  /**
   * Changes the language of the lobby.
   * @throws ConfigError for a language that is not in `config.languages`
   */
  setLanguage(language: string): void;
  /**
   * Changes the theme of the lobby.
   * @throws ConfigError for values other than system, light and dark
   */
  setTheme(theme: ThemeChoice): void;
  /** Adds or removes a lottery favorite; emits `login-request` without a session. */
  toggleLotteryFavorite(gameId: string, options?: RequestOptions): Promise<void>;
  /** Fetches the lottery menu now, for a retry button. */
  refreshLottery(prizeMode?: ResolvedConfig['prizeMode']): Promise<void>;
  /** Sends a probe to the gateway, for the button of the offline banner; resolves with true if the gateway responds. */
  retryOffline(): Promise<boolean>;
  /** Emits `navigate-request` for a route name. Unless a listener prevents it, the page navigates. */
  navigate(to: string, source?: EventTarget): boolean;
  /**
   * Registers a login UI of this page. `open` is called for a `login-request` that is not prevented, with its reason,
   * instead of navigating to the login route. The last registration is used; returns a function that removes the
   * registration.
   */
  offerLogin(open: (reason: LoginReason) => void): () => void;
  /**
   * Emits `login-request` and calls `run` after the login, unless five minutes have passed or another member logs in.
   * `emit` passes the request to the widget's listeners first.
   */
  requestLogin(reason: LoginReason, run: () => void, emit?: Emit): void;
  call<E extends Endpoint>(
    endpoint: LazyEndpoint<E>,
    payload?: Payload<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
  /**
   * Emits a cancelable request to the listeners of `on`, then performs the default action. Returns false if a listener
   * prevented the action.
   */
  request<N extends LobbyEventName>(name: N, detail: LobbyEvents[N], source?: EventTarget): boolean;
  /** Emits a fact to the listeners of `on`. Facts of the lobby itself are also dispatched once on `document`. */
  fact<N extends LobbyEventName>(name: N, detail: LobbyEvents[N]): void;
  /**
   * Listens to requests and facts; `name` is the event name without `lobby-`. Returns a function that stops listening.
   */
  on<N extends LobbyEventName>(name: N, listener: (event: CustomEvent<LobbyEvents[N]>) => void): () => void;
  dispose(): void;
}
