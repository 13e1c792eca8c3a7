/**
 * Types of the data that a host's back end provides through `lobbykit/adapter`. Times are ms since 1970, measured by
 * the host's server.
 */
import type { Endpoint } from '../endpoint.ts';
import type { InvalidRows } from '../parse-response.ts';

/** Properties of the visitor, passed to every method. */
export interface SourceContext {
  /** BCP 47 tag of the page's language: en, vi, pt-BR. */
  readonly language: string;
  /** Token of the session, as returned by `login` or `trial`; null without a session. */
  readonly token: string | null;
  /** Aborted when the result is no longer needed or the timeout has elapsed: 20 s for reads, 15 s for writes. */
  readonly signal: AbortSignal;
}

/** Winning numbers of a draw. With several prizes, one list of numbers per prize. */
export type SourceNumbers = readonly (string | number)[] | readonly (readonly (string | number)[])[];

export interface SourceLottery {
  readonly id: string | number;
  readonly name: string;
  /** Code of the lottery, passed to `launch`. Default: the id. */
  readonly code?: string;
  /** Name of the group, which is a tab of the board. Default: one group for all lotteries. */
  readonly group?: string;
  /** URL of the lottery's icon. */
  readonly icon?: string;
  /** Time of the next draw. Without it, the lottery has no countdown. */
  readonly drawAt?: number | null;
  /** Time at which the sale of tickets closes. Default: `drawAt`. */
  readonly closesAt?: number | null;
  /** True if tickets are on sale. Default true. */
  readonly onSale?: boolean;
  readonly drawNumber?: string | number;
  /** Result of the last draw. */
  readonly previous?: SourceResult | null;
  /** Weekdays of the draws: Sunday 1 to Saturday 7. */
  readonly drawDays?: readonly number[];
  /** IANA time zone of the lottery's dates. Default: the lobby's `timeZone`. */
  readonly zone?: string;
}

/** Result of a past draw. */
export interface SourceResult {
  readonly drawNumber: string | number;
  readonly numbers: SourceNumbers;
  readonly at?: number | null;
}

/** A draw with tickets on sale. */
export interface SourceDraw {
  readonly drawNumber: string | number;
  readonly drawAt: number;
  /** Time at which the sale of tickets closes. Default: `drawAt`. */
  readonly closesAt?: number | null;
  /** True if tickets are on sale. Default true. */
  readonly onSale?: boolean;
}

export interface SourceWin {
  /** Name of the winner as displayed; the server must mask it. */
  readonly name: string;
  readonly game: string;
  /** Decimal string or number, in the currency of `currency`. */
  readonly amount: string | number;
  /** URL of the winner's avatar. */
  readonly avatar?: string;
  /** Id of the game; if set, a click on the row launches the game. */
  readonly gameId?: string | number;
  readonly vendor?: string;
  readonly category?: string;
}

export interface SourceGame {
  readonly id: string | number;
  readonly name: string;
  /** Id of the vendor, for the vendor filter and for `launch`. Default `own`. */
  readonly vendor?: string;
  /** RNG (slots), LIVE, FISH, PVP, SPORTS, LOTT. Default: the requested category. */
  readonly category?: string;
  /** URL of the game's image. */
  readonly image?: string;
  readonly isHot?: boolean;
  readonly isNew?: boolean;
}

/** One page of games. */
export interface SourceGames {
  readonly games: readonly SourceGame[];
  /** Number of pages. Default 1. */
  readonly totalPages?: number;
}

/** Requested page of a list, from 1, with at most `pageSize` rows. */
export interface SourcePage {
  readonly page: number;
  readonly pageSize: number;
}

/** Parameters of a request for a page of games. */
export interface SourceGamesQuery extends SourcePage {
  readonly category: string;
  /** Search text, which must be part of a game's name. */
  readonly name?: string;
  readonly vendor?: string;
  readonly isNew?: boolean;
  /** Game class: JP, SC, VP, TG or AC. */
  readonly class?: string;
  readonly minBet?: string;
  readonly minLine?: string;
}

export interface SourceVendor {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** URL of the vendor's icon. */
  readonly icon?: string;
}

/** Contact links of the operator. */
export interface SourceServices {
  /** URL of the customer service window. */
  readonly support: string;
  /** Links by contact channel. A channel without a link is hidden. */
  readonly links?: readonly {
    readonly channel: 'telegram' | 'facebook' | 'whatsapp';
    readonly url: string;
    readonly label?: string;
  }[];
}

/** Links, text and colors of the download bar. */
export interface SourceDownloads {
  /** URL of the Android app: an APK or a store page. */
  readonly android?: string;
  /** URL of the iOS app's store page. */
  readonly ios?: string;
  /** URL of the iOS configuration profile. */
  readonly iosProfile?: string;
  /** URL of the app's icon. */
  readonly icon?: string;
  readonly description?: string;
  /** CSS color of the description's text. */
  readonly color?: string;
  /** CSS background of the bar. */
  readonly background?: string;
}

/** Session that a login starts. */
export interface SourceSession {
  /** Session token, passed to every method as `context.token`. */
  readonly token: string;
  /** User name of the member. Default: the name that the visitor entered. */
  readonly userName?: string;
  /**
   * True for a trial account, which cannot use all features of members. Default: true after `trial`, otherwise false.
   */
  readonly isTrial?: boolean;
}

/** Game that the visitor launches. */
export interface SourceLaunch {
  readonly id: string;
  readonly vendor: string;
  readonly category: string;
}

/**
 * Data of a host's own back end. Every method is optional; without its main method, a widget shows its empty state. A
 * rejection with `status` (HTTP) or `code` (error code of the documents, such as `login.failed`) counts as an error
 * response, and any other rejection counts as a lost connection.
 */
export interface LobbySource {
  /** Current server time, ms since 1970. Default: the time of the visitor's device, which may be wrong. */
  now?(): number | Promise<number>;
  /** Lotteries: the main method of the lottery board, called at the start and around each draw. */
  lotteries?(
    query: { readonly prizeMode: string },
    context: SourceContext,
  ): readonly SourceLottery[] | Promise<readonly SourceLottery[]>;
  /** Lotteries of the tab "Hot". */
  popularLotteries?(
    query: { readonly prizeMode: string },
    context: SourceContext,
  ): readonly SourceLottery[] | Promise<readonly SourceLottery[]>;
  /** Lotteries of the tab "Recent". */
  recentLotteries?(
    query: { readonly prizeMode: string; readonly limit: number },
    context: SourceContext,
  ): readonly SourceLottery[] | Promise<readonly SourceLottery[]>;
  /** Next draws of a lottery, in ascending order. */
  draws?(
    query: { readonly lotteryId: string; readonly limit: number },
    context: SourceContext,
  ): readonly SourceDraw[] | Promise<readonly SourceDraw[]>;
  /** Past draws of a lottery, newest first. */
  results?(
    query: SourcePage & { readonly lotteryId: string },
    context: SourceContext,
  ): SourceResults | Promise<SourceResults>;
  /** Latest wins: the main method of the winner board. */
  winners?(
    query: { readonly category: string; readonly limit: number },
    context: SourceContext,
  ): SourceWins | Promise<SourceWins>;
  /** Page of games: the main method of the game grid. */
  games?(query: SourceGamesQuery, context: SourceContext): SourceGames | Promise<SourceGames>;
  /** Games of the tab "Hot". */
  hotGames?(
    query: { readonly category: string },
    context: SourceContext,
  ): readonly SourceGame[] | Promise<readonly SourceGame[]>;
  /** Games of the tab "Recent". */
  recentGames?(
    query: SourcePage & { readonly category: string },
    context: SourceContext,
  ): SourceGames | Promise<SourceGames>;
  /** Vendors, for the vendor strip and the vendor filter. */
  vendors?(query: object, context: SourceContext): readonly SourceVendor[] | Promise<readonly SourceVendor[]>;
  /** Favorite games of the member. */
  favorites?: {
    /** Ids of all favorite games. */
    ids(query: object, context: SourceContext): readonly (string | number)[] | Promise<readonly (string | number)[]>;
    /** Games of the tab "Favorites". */
    games(
      query: SourcePage & { readonly category: string },
      context: SourceContext,
    ): SourceGames | Promise<SourceGames>;
    add(query: { readonly gameId: string; readonly vendor: string }, context: SourceContext): unknown;
    remove(query: { readonly gameId: string; readonly vendor: string }, context: SourceContext): unknown;
  };
  /** Returns the URL of a game or lottery, which opens in a new tab. */
  launch?(query: SourceLaunch, context: SourceContext): string | Promise<string>;
  /** Contact links: the main method of the service widget. */
  services?(query: object, context: SourceContext): SourceServices | Promise<SourceServices>;
  /** Number of unread messages of the member. */
  unreadMessages?(query: object, context: SourceContext): number | Promise<number>;
  /** App links: the main method of the download bar. */
  downloads?(query: object, context: SourceContext): SourceDownloads | Promise<SourceDownloads>;
  /**
   * Logs in: the main method of the login modal. For a wrong name or password, reject with `status` 401 or `code`
   * `login.failed`.
   */
  login?(
    query: { readonly userName: string; readonly password: string },
    context: SourceContext,
  ): SourceSession | Promise<SourceSession>;
  /** Creates a trial account and logs in with it. */
  trial?(query: object, context: SourceContext): SourceSession | Promise<SourceSession>;
  /** Ends the session with the token `context.token`. */
  logout?(query: object, context: SourceContext): unknown;
}

/** One page of past draws. */
export interface SourceResults {
  readonly results: readonly SourceResult[];
  /** Number of pages. Default 1. */
  readonly totalPages?: number;
}

/** Wins and their currency. */
export interface SourceWins {
  readonly wins: readonly SourceWin[];
  /** Currency symbol. Default: the lobby's `currencySymbol`. */
  readonly currency?: string;
}

/** A gateway call that the source of a host must answer. */
export interface SourceCall {
  readonly endpoint: Endpoint;
  readonly payload: { readonly query?: unknown; readonly body?: unknown };
  readonly token: string | null;
  /** BCP 47 tag of the visitor's language. */
  readonly language: string;
  readonly signal: AbortSignal;
  onInvalidRows(dropped: readonly InvalidRows[]): void;
}
