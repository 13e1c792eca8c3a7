/**
 * Types of the data that a host's back end provides to `lobbykit/adapter`. Times are ms since 1970 of the server's
 * clock.
 */
import type { Endpoint } from '../endpoint.ts';
import type { InvalidRows } from '../parse-response.ts';

/** Properties of the visitor, for every method. */
export interface SourceContext {
  /** BCP 47 tag of the displayed language: en, vi, pt-BR. */
  readonly language: string;
  /** Token of the session from `login` or `trial`; null for visitors. */
  readonly token: string | null;
  /** Aborts when the result is no longer needed or late: after 20 s for reads, 15 s for writes. */
  readonly signal: AbortSignal;
}

/** Winning numbers of a draw; for several prizes, one list of numbers per prize. */
export type SourceNumbers = readonly (string | number)[] | readonly (readonly (string | number)[])[];

export interface SourceLottery {
  readonly id: string | number;
  readonly name: string;
  /** Code for `launch`. Default: the id. */
  readonly code?: string;
  /** Group of the tabs. Default: one group. */
  readonly group?: string;
  /** URL of an image. */
  readonly icon?: string;
  /** Time of the next draw; without it, the lottery has no countdown. */
  readonly drawAt?: number | null;
  /** Time at which the sale closes. Default: `drawAt`. */
  readonly closesAt?: number | null;
  /** Default true. */
  readonly onSale?: boolean;
  readonly drawNumber?: string | number;
  /** The last draw. */
  readonly previous?: SourceResult | null;
  /** Weekdays of draws, Sunday 1 to Saturday 7. */
  readonly drawDays?: readonly number[];
  /** IANA zone of its dates. Default: the lobby's `timeZone`. */
  readonly zone?: string;
}

/** A past draw. */
export interface SourceResult {
  readonly drawNumber: string | number;
  readonly numbers: SourceNumbers;
  readonly at?: number | null;
}

/** A draw with tickets on sale. */
export interface SourceDraw {
  readonly drawNumber: string | number;
  readonly drawAt: number;
  /** Default: `drawAt`. */
  readonly closesAt?: number | null;
  /** Default true. */
  readonly onSale?: boolean;
}

export interface SourceWin {
  /** Displayed name of the winner; mask it on the server. */
  readonly name: string;
  readonly game: string;
  /** Decimal text or number, in the units of `currency`. */
  readonly amount: string | number;
  /** URL of an image. */
  readonly avatar?: string;
  /** Makes the row launch a game. */
  readonly gameId?: string | number;
  readonly vendor?: string;
  readonly category?: string;
}

export interface SourceGame {
  readonly id: string | number;
  readonly name: string;
  /** Id of the vendor for its filter and for `launch`. Default `own`. */
  readonly vendor?: string;
  /** RNG (slots), LIVE, FISH, PVP, SPORTS, LOTT. Default: the requested category. */
  readonly category?: string;
  /** URL of an image. */
  readonly image?: string;
  readonly isHot?: boolean;
  readonly isNew?: boolean;
}

/** One page of games. */
export interface SourceGames {
  readonly games: readonly SourceGame[];
  /** Default 1. */
  readonly totalPages?: number;
}

/** Page of a list, from 1, with at most `pageSize` rows. */
export interface SourcePage {
  readonly page: number;
  readonly pageSize: number;
}

/** Request of a page of games. */
export interface SourceGamesQuery extends SourcePage {
  readonly category: string;
  /** Search text: part of a game name. */
  readonly name?: string;
  readonly vendor?: string;
  readonly isNew?: boolean;
  /** JP, SC, VP, TG or AC. */
  readonly class?: string;
  readonly minBet?: string;
  readonly minLine?: string;
}

export interface SourceVendor {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** URL of an image. */
  readonly icon?: string;
}

/** Contacts of the operator. */
export interface SourceServices {
  /** URL of the service window. */
  readonly support: string;
  /** Links by channel; a channel without a link is hidden. */
  readonly links?: readonly {
    readonly channel: 'telegram' | 'facebook' | 'whatsapp';
    readonly url: string;
    readonly label?: string;
  }[];
}

/** Links and appearance of the download bar. */
export interface SourceDownloads {
  /** URL of an APK or a store page. */
  readonly android?: string;
  /** URL of a store page. */
  readonly ios?: string;
  /** URL of a configuration profile. */
  readonly iosProfile?: string;
  /** URL of the app's icon. */
  readonly icon?: string;
  readonly description?: string;
  /** CSS color of the description. */
  readonly color?: string;
  /** CSS background of the bar. */
  readonly background?: string;
}

/** A session after a login. */
export interface SourceSession {
  /** Passed to every method as `context.token`. */
  readonly token: string;
  /** Default: the typed name. */
  readonly userName?: string;
  /** A trial account, which may not use features of members. Default: true after `trial`, else false. */
  readonly isTrial?: boolean;
}

/** A game to launch. */
export interface SourceLaunch {
  readonly id: string;
  readonly vendor: string;
  readonly category: string;
}

/**
 * Data of a host's own back end. Every method is optional: a widget without its main method is `empty`. A rejection
 * with `status` (HTTP) or `code` (error code of the documents, such as `login.failed`) is an error response; any other
 * rejection counts as a lost connection.
 */
export interface LobbySource {
  /** Current time of the server. Default: the clock of the device, which may be wrong. */
  now?(): number | Promise<number>;
  /** Main method of the lottery board, called at the start and around each draw. */
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
  /** Main method of the winner board. */
  winners?(
    query: { readonly category: string; readonly limit: number },
    context: SourceContext,
  ): SourceWins | Promise<SourceWins>;
  /** Main method of the game grid. */
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
  /** Vendors of the strip and the filter. */
  vendors?(query: object, context: SourceContext): readonly SourceVendor[] | Promise<readonly SourceVendor[]>;
  /** Favorite games of the member. */
  favorites?: {
    /** Ids of all favorites. */
    ids(query: object, context: SourceContext): readonly (string | number)[] | Promise<readonly (string | number)[]>;
    /** Games of the tab "Favorites". */
    games(
      query: SourcePage & { readonly category: string },
      context: SourceContext,
    ): SourceGames | Promise<SourceGames>;
    add(query: { readonly gameId: string; readonly vendor: string }, context: SourceContext): unknown;
    remove(query: { readonly gameId: string; readonly vendor: string }, context: SourceContext): unknown;
  };
  /** Returns the URL of a game or a lottery for a new tab. */
  launch?(query: SourceLaunch, context: SourceContext): string | Promise<string>;
  /** Main method of the service widget. */
  services?(query: object, context: SourceContext): SourceServices | Promise<SourceServices>;
  /** Number of unread messages of the member. */
  unreadMessages?(query: object, context: SourceContext): number | Promise<number>;
  /** Main method of the download bar. */
  downloads?(query: object, context: SourceContext): SourceDownloads | Promise<SourceDownloads>;
  /** Main method of the login modal. Reject with `status` 401 or `code` `login.failed` for a wrong name or password. */
  login?(
    query: { readonly userName: string; readonly password: string },
    context: SourceContext,
  ): SourceSession | Promise<SourceSession>;
  /** Creates a trial account and logs it in. */
  trial?(query: object, context: SourceContext): SourceSession | Promise<SourceSession>;
  /** Ends the session of `context.token`. */
  logout?(query: object, context: SourceContext): unknown;
}

/** One page of past draws. */
export interface SourceResults {
  readonly results: readonly SourceResult[];
  /** Default 1. */
  readonly totalPages?: number;
}

/** Wins with their currency. */
export interface SourceWins {
  readonly wins: readonly SourceWin[];
  /** Currency symbol. Default: the lobby's `currencySymbol`. */
  readonly currency?: string;
}

/** A call for the source of a host. */
export interface SourceCall {
  readonly endpoint: Endpoint;
  readonly payload: { readonly query?: unknown; readonly body?: unknown };
  readonly token: string | null;
  /** BCP 47 tag of the visitor's language. */
  readonly language: string;
  readonly signal: AbortSignal;
  onInvalidRows(dropped: readonly InvalidRows[]): void;
}
