/** The nouns every layer of the kit speaks: lobby, configuration, resource, model, clock. */
import type { ReadableAtom } from 'nanostores';
import type { Endpoint, LazyEndpoint, Payload, ResponseOf } from '../protocol/endpoint.ts';
import type { SportsSplit } from '../protocol/games/vendors.ts';
import type { gameMenu } from '../protocol/lottery/calls.ts';
import type { CountdownSpec, CountdownView } from '../protocol/lottery/countdown.ts';
import type { LotteryFeed } from '../protocol/lottery/lotteries.ts';
import type { ServiceLinkDecoder } from '../protocol/service/channels.ts';
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

/** A headless model: state as a store, behavior as plain functions. Subscribing starts it, unsubscribing stops it. */
export interface Model<State, Actions> {
  readonly $state: ReadableAtom<State>;
  readonly actions: Actions;
}

/** Text by key in the current language; `params` fill `{{name}}`, `count` picks the plural. */
export interface Translate {
  (key: string, params?: Readonly<Record<string, string | number>>): string;
  /** Code of the language, as configured: EN, VI, TY. */
  readonly language: string;
  /** BCP 47 tag for `lang` attributes and Intl (I18N-06). */
  readonly tag: string;
}

/** Server time and the one ticker (rules R1 to R4). */
export interface Clock {
  /** Best estimate of the server's time, ms since 1970. Never reads `Date.now()` for game time. */
  serverNow(): number;
  /** False before the first sample and, after sleep, until a sync: countdowns are shown dimmed and nothing is called open. */
  readonly $sure: ReadableAtom<boolean>;
  /**
   * Calls `listener` at once and then on each 500 ms tick at which the view of `countdown` changed (COUNT-04).
   * All watchers share one timer, which stops with the last one and while the page is hidden.
   */
  watch(countdown: CountdownSpec, listener: (view: CountdownView) => void): () => void;
}

/** Options of `createLobby`. All but `gateway` and `merchant` may be left out. */
export interface LobbyConfig {
  /** Name under which widgets find this lobby. Default `default`. */
  name?: string;
  /** Origin (and path prefix) of the gateway, http or https; a path such as `/` means the page's own origin. Required. */
  gateway: string;
  /** Merchant code, `^[A-Za-z0-9_-]{1,32}$`. Required. */
  merchant: string;
  /** Language at first sight; `pt-BR` has the texts of `PT` where it has none of its own. Default TY (I18N-02). */
  language?: string;
  /** Languages a switch offers. Default TY, EN and `language` (I18N-05). */
  languages?: readonly string[];
  /** `lang` attribute and Intl locale of a language code, e.g. `{ TY: 'th' }`; that of `PT` is not that of `pt-BR` (I18N-06). */
  languageTags?: Readonly<Record<string, string>>;
  /** Extra or replaced texts: language code -> key -> text. */
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Default system: as the device is set (OPEN: THEME-01). */
  theme?: ThemeChoice;
  /** Prize mode of the lottery calls: Lott, ZY or Elott. Default Lott. */
  prizeMode?: 'Lott' | 'ZY' | 'Elott';
  /** Address of the reference site, for navigation without a host route. Default: the gateway's origin + /m. */
  site?: string;
  /** Host routes by name: `{ login: '/sign-in' }`. */
  routes?: Readonly<Record<string, string>>;
  /** Other paths for endpoints, by endpoint name (API-14); `smsCode.mobileNo` is a path that takes the number as mobileNo (SMS-09). */
  paths?: Readonly<Record<string, string>>;
  /** errorCode -> text key (ERR-16). */
  errorTexts?: Readonly<Record<string, string>>;
  /** Prefix of every kept key. Default `lobbykit.<name>.`; the reference site sets ''. */
  storagePrefix?: string;
  /**
   * `browser`: a login is one of all tabs of this browser. `tab`: each tab has a session of its own. An object: lasting storage
   * instead of localStorage, shared by whoever shares it. Default browser.
   */
  storage?: 'browser' | 'tab' | KeyValueStore;
  /** Replacement of `fetch`, for hosts that add their own layer. Default: that of the page at the time of each call. */
  fetch?: typeof fetch;
  /** Nonce of the `<style>` elements that take the place of constructed style sheets in browsers without those (before iOS 16.4). */
  nonce?: string;
  /** Query parameter that may carry a one-use token at the start; without it none is read (S12). */
  startToken?: string;
  /** Whether a password may be remembered, encrypted, on this page. Default false: only the user name (S19). */
  rememberPassword?: boolean;
  /** Another encoding of remembered passwords (LOGIN-28). Default: AES-256-GCM under a key of this browser, good for 30 days (S19). */
  credentialEncoder?: CredentialEncoder;
  /** Another encryption of the bodies that carry passwords (API-07). Default: JWE by the key the gateway publishes (S21). */
  bodyCipher?: BodyCipher;
  /** Another way to open the path of the service link (SERV-18). Default: DES-ECB (S23). */
  serviceLinkDecoder?: ServiceLinkDecoder;
  /** Age a new member or guest confirms, in years. Default 18 (VALID-20). */
  minimumAge?: number;
  /** Zone in which the merchant's dates and times are told, such as Asia/Ho_Chi_Minh, the default. A lottery has its own. */
  timeZone?: string;
  /** Pattern of money in every language; ¤ is the symbol. Default: as each language writes money, ¤#,##0.00 in English (OPEN: BAL-03). */
  currencyPattern?: string;
  /** Symbol where the merchant's wallet names none. Default ￥ (BAL-03). */
  currencySymbol?: string;
  /** Sign-in by others, codes by others, the check before a code (LOGIN-08, SMS-12). */
  providers?: Providers;
  /** Vendors of SPORTS that are e-sports or cockfights. Default: those of the documents (VENDOR-04). */
  sportsSplit?: SportsSplit;
}

type Optional =
  | 'sportsSplit'
  | 'storage'
  | 'fetch'
  | 'nonce'
  | 'startToken'
  | 'credentialEncoder'
  | 'bodyCipher'
  | 'serviceLinkDecoder';

export type ResolvedConfig = Required<Omit<LobbyConfig, Optional>> & Pick<LobbyConfig, Optional>;

/** Everything about the account. The stores ask when somebody listens; the actions reject with a CallError. */
export interface LobbyAccount extends AccountActions {
  readonly $session: ReadableAtom<Session | null>;
  /** Resolves when it is known whether this page begins with a session: of the browser's other tabs, remembered, or by a token in
   * the address (SESS-14, S12). */
  sessionReady(): Promise<void>;
  readonly $auth: ReadableAtom<Auth>;
  /** Set while a token in the address waits for the visitor's word (S12). */
  readonly $memberSwitch: ReadableAtom<MemberSwitch | null>;
  /** Who is logged in; the kept copy serves until `refreshMember` (SESS-17). Empty without a session. */
  readonly $member: ReadableAtom<Resource<Member>>;
  /** The balance. Empty without a session. */
  readonly $wallet: ReadableAtom<Resource<Wallet>>;
  /** True while the balance is to be hidden: by choice, or while it is asked for (BAL-05, BAL-06). */
  readonly $balanceHidden: ReadableAtom<boolean>;
  /** Names of the whitelabel flags that are on (ROLE-05). */
  readonly $flags: ReadableAtom<Resource<ReadonlySet<string>>>;
  readonly $settings: ReadableAtom<Resource<LobbySettings>>;
  /** Fields of the registration form in the server's order, in the current language (REG-03). */
  readonly $registerFields: ReadableAtom<Resource<ReadonlyMap<string, FieldSetting>>>;
  /** Patterns of named rules, in the current language. */
  readonly $rules: ReadableAtom<Resource<ReadonlyMap<string, RuleSetting>>>;
  /** Asks again for those of the four above that there is no answer to yet (a retry button). Never rejects. */
  retrySettings(): Promise<void>;
  readonly remembered: Remembered;
  /** Ends the session here whatever the gateway says, and raises `logout`; never rejects (SESS-12). */
  logout(options?: { readonly everywhere?: boolean }): Promise<void>;
  /** The password typed at login, in memory until the page goes (PSW-04). */
  passwordInMemory(): string | null;
}

/** One lobby: built once by `createLobby`, shared by every widget that names it. */
export interface Lobby extends LobbyAccount, LobbyGames {
  readonly name: string;
  readonly config: ResolvedConfig;
  readonly clock: Clock;
  readonly tabs: CrossTabChannel;
  readonly $language: ReadableAtom<string>;
  /** The theme that is shown. */
  readonly $theme: ReadableAtom<Theme>;
  /** What was chosen: `system` shows what the device is set to, and follows it. */
  readonly $themeChoice: ReadableAtom<ThemeChoice>;
  /** Texts in the current language. */
  readonly $text: ReadableAtom<Translate>;
  /** Resolves when the texts of the current language are in `$text`: wait for it before the first text is shown. `account`: also
   * those of account screens, `login`: of the login modal alone, `games`: of games, from now on in every language. */
  textReady(set?: TextBundle): Promise<void>;
  /** True after a failed request and a failed probe (R12). */
  readonly $offline: ReadableAtom<boolean>;
  /** Menu of lotteries with absolute deadlines, refreshed by the shared poller (LOTT-26..30, R5). */
  readonly $lottery: ReadableAtom<Resource<LotteryFeed>>;
  /** The same for another prize mode; one feed and one poller per mode, whoever asks. */
  lotteryOf(prizeMode: ResolvedConfig['prizeMode']): ReadableAtom<Resource<LotteryFeed>>;
  /** Shows a menu the page has already until it has its own; one that came at `cameAt` (monotonic ms) is not asked for again. */
  startLottery(answer: ResponseOf<typeof gameMenu>, prizeMode?: ResolvedConfig['prizeMode'], cameAt?: number): void;
  /** Ids of the user's lottery favorites, kept under LOTTFAV (FAV-02, R18). Empty without a session. */
  readonly $lotteryFavorites: ReadableAtom<readonly string[]>;
  /** @throws ConfigError when the language is none of `config.languages`. */
  setLanguage(language: string): void;
  /** @throws ConfigError for anything but system, light and dark. */
  setTheme(theme: ThemeChoice): void;
  /** Adds or removes a lottery favorite; raises `login-request` without a session. */
  toggleLotteryFavorite(gameId: string, options?: RequestOptions): Promise<void>;
  /** Asks the feed to reload now (a retry button). */
  refreshLottery(prizeMode?: ResolvedConfig['prizeMode']): Promise<void>;
  /** Asks whether the gateway can be reached again (the offline banner's button); resolves with the answer. */
  retryOffline(): Promise<boolean>;
  /** Raises `navigate-request` for a route name; unless prevented the page leaves for it. */
  navigate(to: string, source?: EventTarget): boolean;
  /**
   * Offers a login on this page: `open` is called for a `login-request` that nobody prevented, instead of leaving for the
   * login route, with what the login is wanted for. The last offer counts. Returns its end.
   */
  offerLogin(open: (wish: LoginReason) => void): () => void;
  /**
   * Asks for a login by `login-request`; `run` does after it what was wanted, unless it is too late or somebody else came. `emit`
   * lets a widget pass the request to its own listeners first.
   */
  requestLogin(wish: LoginReason, run: () => void, emit?: Emit): void;
  call<E extends Endpoint>(
    endpoint: LazyEndpoint<E>,
    payload?: Payload<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
  /** Raises a cancelable request on the lobby's bus, then does the default action unless prevented. Returns false when prevented. */
  request<N extends LobbyEventName>(name: N, detail: LobbyEvents[N], source?: EventTarget): boolean;
  /** Announces a fact: listeners of `on`, and once on `document` for facts of the lobby itself. */
  fact<N extends LobbyEventName>(name: N, detail: LobbyEvents[N]): void;
  /** Listens to requests and facts by their name without `lobby-`. Returns off. */
  on<N extends LobbyEventName>(name: N, listener: (event: CustomEvent<LobbyEvents[N]>) => void): () => void;
  dispose(): void;
}
