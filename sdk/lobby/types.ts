/** Public types of all layers: lobby, configuration, resource, model, clock. */
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
 * Headless model: state as a store, behavior as functions. The first listener starts the model, removing the last one
 * stops it.
 */
export interface Model<State, Actions> {
  readonly $state: ReadableAtom<State>;
  readonly actions: Actions;
}

/** Text by key in the current language; `params` fill `{{name}}`, `count` selects the plural form. */
export interface Translate {
  (key: string, params?: Readonly<Record<string, string | number>>): string;
  /** Code of the language, as configured: EN, VI, TY. */
  readonly language: string;
  /** BCP 47 tag for `lang` attributes and Intl (I18N-06). */
  readonly tag: string;
}

/** Server time and the shared ticker (rules R1 to R4). */
export interface Clock {
  /** Returns the best estimate of the server time, ms since 1970. Never uses `Date.now()` for game time. */
  serverNow(): number;
  /**
   * False before the first sample and after sleep until a synchronization: countdowns are dimmed and no sale counts as
   * open.
   */
  readonly $sure: ReadableAtom<boolean>;
  /**
   * Calls `listener` immediately and on each 500 ms tick that changes the view of `countdown` (COUNT-04). All watchers
   * share one timer, which stops with the last one and while the page is hidden.
   */
  watch(countdown: CountdownSpec, listener: (view: CountdownView) => void): () => void;
}

/** Options of `createLobby`. All except `gateway` and `merchant` are optional. */
export interface LobbyConfig {
  /** Name of the lobby for widgets. Default `default`. */
  name?: string;
  /** Origin (and path prefix) of the gateway, http or https; a path such as `/` means the page's origin. Required. */
  gateway: string;
  /** Merchant code, `^[A-Za-z0-9_-]{1,32}$`. Required. */
  merchant: string;
  /** Initial language; `pt-BR` falls back to the texts of `PT`. Default TY (I18N-02). */
  language?: string;
  /** Languages of a language switch. Default TY, EN and `language` (I18N-05). */
  languages?: readonly string[];
  /**
   * `lang` attribute and Intl locale of a language code, e.g. `{ TY: 'th' }`; `PT` and `pt-BR` are separate (I18N-06).
   */
  languageTags?: Readonly<Record<string, string>>;
  /** Additional or overridden texts: language code -> key -> text. */
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Default system: follows the device (OPEN: THEME-01). */
  theme?: ThemeChoice;
  /** Prize mode of lottery calls: Lott, ZY or Elott. Default Lott. */
  prizeMode?: 'Lott' | 'ZY' | 'Elott';
  /** URL of the reference site, for navigation without a host route. Default: the gateway's origin + /m. */
  site?: string;
  /** Host routes by name: `{ login: '/sign-in' }`. */
  routes?: Readonly<Record<string, string>>;
  /**
   * Path overrides by endpoint name (API-14); `smsCode.mobileNo` is a path that accepts the number as mobileNo
   * (SMS-09).
   */
  paths?: Readonly<Record<string, string>>;
  /** errorCode -> text key (ERR-16). */
  errorTexts?: Readonly<Record<string, string>>;
  /** Prefix of all storage keys. Default `lobbykit.<name>.`; the reference site sets ''. */
  storagePrefix?: string;
  /**
   * `browser`: the tabs of this browser share one session. `tab`: each tab has a separate session. `memory`: the browser
   * stores nothing. An object replaces localStorage. Default browser; memory with `getToken`.
   */
  storage?: 'browser' | 'tab' | 'memory' | KeyValueStore;
  /**
   * Returns the token of a host that logs its visitors in itself; null or '' for a visitor. Called at the start, by
   * `renew()`, and once after a 401. With a token alone, another token counts as another member.
   */
  getToken?: () => HostToken | Promise<HostToken>;
  /** Called when the session ends although `getToken` was called again. */
  onExpired?: () => void;
  /** Replacement of `fetch`. Default: the page's global `fetch` at the time of each call. */
  fetch?: typeof fetch;
  /**
   * Nonce of the `<style>` elements that replace constructed stylesheets in browsers without support (before iOS 16.4).
   */
  nonce?: string;
  /** Query parameter with a single-use token at the start; disabled if missing (S12). */
  startToken?: string;
  /** Allow remembering a password, encrypted, on this page. Default false: only the user name (S19). */
  rememberPassword?: boolean;
  /**
   * Custom encoding of remembered passwords (LOGIN-28). Default: AES-256-GCM with a key of this browser, valid for 30
   * days (S19).
   */
  credentialEncoder?: CredentialEncoder;
  /** Custom encryption of bodies with passwords (API-07). Default: JWE with the key published by the gateway (S21). */
  bodyCipher?: BodyCipher;
  /** Custom decoder of the service link's path (SERV-18). Default: DES-ECB (S23). */
  serviceLinkDecoder?: ServiceLinkDecoder;
  /** Age that a new member or guest confirms, in years. Default 18 (VALID-20). */
  minimumAge?: number;
  /** IANA zone of the merchant's dates and times, default Asia/Ho_Chi_Minh. A lottery has a separate zone. */
  timeZone?: string;
  /**
   * Money pattern for all languages; ¤ is the symbol. Default: the pattern of each language, ¤#,##0.00 in English
   * (OPEN: BAL-03).
   */
  currencyPattern?: string;
  /** Currency symbol if the merchant's wallet contains none. Default ￥ (BAL-03). */
  currencySymbol?: string;
  /** Providers of social login, of codes, and of the check before a code (LOGIN-08, SMS-12). */
  providers?: Providers;
  /** Vendors of SPORTS that offer e-sports or cockfights. Default: the vendors in the specification (VENDOR-04). */
  sportsSplit?: SportsSplit;
}

/** Result of `getToken`. */
export type HostToken =
  | string
  | null
  | {
      readonly token: string;
      /** Identifies the member, so that a new token keeps the member's data. */
      readonly userName?: string;
      /** A trial account, which may not use features of members. Default false. */
      readonly isTrial?: boolean;
    };

/** Options of a lobby with the data of a host's own back end instead of a gateway. */
export interface SourceConfig extends Partial<LobbyConfig> {
  /** Methods that return the data of the widgets. Required. */
  source: LobbySource;
}

/** A validated source. */
export interface ResolvedSource {
  readonly methods: LobbySource;
  /** Answers a call in the format of the gateway. */
  send(call: SourceCall): Promise<Response>;
  /** Returns true, and logs the reason once, if the main method of a component is missing: `WinnerBoard`. */
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

/** Account of a lobby. Stores are requested by their first listener; actions reject with a CallError. */
export interface LobbyAccount extends AccountActions {
  readonly $session: ReadableAtom<Session | null>;
  /**
   * Resolves when it is known whether this page starts with a session: shared by other tabs, remembered, or from a
   * token in the URL (SESS-14, S12).
   */
  sessionReady(): Promise<void>;
  readonly $auth: ReadableAtom<Auth>;
  /** Set while a token in the URL requires a decision of the visitor (S12). */
  readonly $memberSwitch: ReadableAtom<MemberSwitch | null>;
  /** The logged-in member; the cached copy is used until `refreshMember` (SESS-17). Empty without a session. */
  readonly $member: ReadableAtom<Resource<Member>>;
  /** The balance. Empty without a session. */
  readonly $wallet: ReadableAtom<Resource<Wallet>>;
  /** True while the balance is hidden: by the visitor's setting, or during a request (BAL-05, BAL-06). */
  readonly $balanceHidden: ReadableAtom<boolean>;
  /** Names of the enabled whitelabel flags (ROLE-05). */
  readonly $flags: ReadableAtom<Resource<ReadonlySet<string>>>;
  readonly $settings: ReadableAtom<Resource<LobbySettings>>;
  /** Fields of the registration form in the server's order, in the current language (REG-03). */
  readonly $registerFields: ReadableAtom<Resource<ReadonlyMap<string, FieldSetting>>>;
  /** Patterns of named rules, in the current language. */
  readonly $rules: ReadableAtom<Resource<ReadonlyMap<string, RuleSetting>>>;
  /** Requests failed data of the four stores above again, for a retry button. Never rejects. */
  retrySettings(): Promise<void>;
  readonly remembered: Remembered;
  /** Ends the session here regardless of the gateway's response, and emits `logout`; never rejects (SESS-12). */
  logout(options?: { readonly everywhere?: boolean }): Promise<void>;
  /** Returns the password typed at login, in memory until the page is closed (PSW-04). */
  passwordInMemory(): string | null;
}

/** One lobby: created once by `createLobby`, shared by all widgets with its name. */
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
   * Resolves when the texts of the current language are in `$text`; await it before showing the first text. A bundle
   * adds texts for all later languages: `account` of account screens, `login` of the login modal, `games` of games.
   */
  textReady(set?: TextBundle): Promise<void>;
  /** True after a failed request and a failed probe (R12). */
  readonly $offline: ReadableAtom<boolean>;
  /** Menu of lotteries with absolute deadlines, refreshed by the shared poller (LOTT-26..30, R5). */
  readonly $lottery: ReadableAtom<Resource<LotteryFeed>>;
  /** Menu for another prize mode; one feed and one poller per mode. */
  lotteryOf(prizeMode: ResolvedConfig['prizeMode']): ReadableAtom<Resource<LotteryFeed>>;
  /**
   * Shows a menu that the page already has until the lobby loads its own; a menu that arrived at `receivedAt`
   * (monotonic ms) is not requested again.
   */
  startLottery(
    response: ResponseOf<typeof gameMenu>,
    prizeMode?: ResolvedConfig['prizeMode'],
    receivedAt?: number,
  ): void;
  /** Ids of the user's lottery favorites, stored as LOTTFAV (FAV-02, R18). Empty without a session. */
  readonly $lotteryFavorites: ReadableAtom<readonly string[]>;
  /** @throws ConfigError for a language that is not in `config.languages`. */
  setLanguage(language: string): void;
  /** @throws ConfigError for values other than system, light and dark. */
  setTheme(theme: ThemeChoice): void;
  /** Adds or removes a lottery favorite; emits `login-request` without a session. */
  toggleLotteryFavorite(gameId: string, options?: RequestOptions): Promise<void>;
  /** Reloads the feed now, for a retry button. */
  refreshLottery(prizeMode?: ResolvedConfig['prizeMode']): Promise<void>;
  /** Checks the connection to the gateway, for the offline banner's button; resolves with the result. */
  retryOffline(): Promise<boolean>;
  /** Emits `navigate-request` for a route name; unless prevented, the page navigates. */
  navigate(to: string, source?: EventTarget): boolean;
  /**
   * Registers a login UI of this page: `open` handles unprevented `login-request` events with their reason, instead of
   * a navigation to the login route. The last registration is used; returns a function that unregisters it.
   */
  offerLogin(open: (reason: LoginReason) => void): () => void;
  /**
   * Requests a login with `login-request`, then calls `run` unless the request expired or another member logged in.
   * `emit` passes the request to the widget's listeners first.
   */
  requestLogin(reason: LoginReason, run: () => void, emit?: Emit): void;
  call<E extends Endpoint>(
    endpoint: LazyEndpoint<E>,
    payload?: Payload<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
  /**
   * Emits a cancelable request on the lobby's bus, then performs the default action unless prevented. Returns false if
   * prevented.
   */
  request<N extends LobbyEventName>(name: N, detail: LobbyEvents[N], source?: EventTarget): boolean;
  /** Emits a fact to the listeners of `on`, and once on `document` for facts of the lobby itself. */
  fact<N extends LobbyEventName>(name: N, detail: LobbyEvents[N]): void;
  /** Listens to requests and facts by their name without `lobby-`. Returns a function that stops listening. */
  on<N extends LobbyEventName>(name: N, listener: (event: CustomEvent<LobbyEvents[N]>) => void): () => void;
  dispose(): void;
}
