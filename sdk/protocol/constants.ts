/** Every number of the specification that is not a size on the screen, by name. Times in ms unless said otherwise. */

/** COUNT-04: from one tick of all countdowns to the next. */
export const TICK_MS = 500;
/** COUNT-07: a countdown with less time left is near its end. */
export const NEAR_MS = 6_000;
/** COUNT-10: a lottery whose sale closes within this time is highlighted. */
export const HIGHLIGHT_MS = 24 * 3_600_000;
/** LOTT-27: wait before the menu is asked for again where no draw lies ahead. */
export const LOTTERY_REFRESH_DEFAULT_MS = 7_000;
/** LOTT-28: longest wait before the menu is asked for again. */
export const LOTTERY_REFRESH_MAX_MS = 30_000;
/** LOTT-29: from the last change of language to the question for data in it. */
export const LANGUAGE_DEBOUNCE_MS = 250;
/** API-34: open draws asked for at once. */
export const NUMERO_COUNT = 20;
/** API-33: recent lotteries asked for at once. */
export const RECENT_LOTTERY_COUNT = 100;
/** service §9: a loading state shows when an answer takes longer than this. */
export const LOADER_DELAY_MS = 200;
/** R5: how long after a draw its result is out, unless the gateway says otherwise. */
export const PUBLISH_LAG_MS = 2_500;
/** R5: width over which clients spread their first question after a draw, unless the gateway says otherwise. */
export const SPREAD_MS = 8_000;
/** WIN-06: wins asked for at once. */
export const WINNER_COUNT = 20;
/** WIN-09, WIN-10: from one row of the winner board to the next. */
export const WINNER_ROW_MS = 1_500;
/** R8: first wait after a failed poll, doubled by each further failure. */
export const BACKOFF_FIRST_MS = 10_000;
/** R8: longest wait after failed polls. */
export const BACKOFF_MAX_MS = 120_000;
/** R8: longest Retry-After that is obeyed. */
export const RETRY_AFTER_MAX_MS = 300_000;
/** A lottery counts as just drawn for so long after its result came. */
export const REVEALED_MS = 20_000;
/** Past draws asked for at once; the largest default the history call has. */
export const HISTORY_PAGE_SIZE = 20;
/** CONST-01, CONST-04: how long a success stays on the screen. */
export const SUCCESS_MS = 1_000;
/** CONST-01, CONST-04, SMS-06: how long the news that a code is under way stays. */
export const CODE_SENT_MS = 1_500;
/** CONST-02: a notice closes by itself. */
export const TOAST_MS = 1_500;
/** CONST-05: a loading message, that is until it is dismissed. */
export const LOADING_MS = 9_999_000;
/** CONST-06: a loading message of a password change or of a code. */
export const LOADING_SHORT_MS = 10_000;
/** CONST-07: from a success to the next screen. */
export const REDIRECT_MS = 1_000;
/** LOGIN-22: from a change of language to the re-check of a form. */
export const RECHECK_MS = 200;
/** SMS-03, GW-05: from a code to the next one, s. */
export const CODE_WAIT_S = 60;
/** VALID-16: characters of feedback at least. */
export const FEEDBACK_MIN = 5;
/** VALID-16: characters of feedback at most. */
export const FEEDBACK_MAX = 500;
/** VALID-17: characters of a remark at most. */
export const REMARK_MAX = 140;
/** VALID-18: images at most. */
export const IMAGE_COUNT = 3;
/** VALID-18: bytes of an image at most. */
export const IMAGE_MAX_BYTES = 5 * 1024 ** 2;
/** VALID-20: years, unless configured otherwise. */
export const MINIMUM_AGE = 18;
/** LIST-35: games of the main list, recent games and favorites asked for at once. */
export const GAME_PAGE_SIZE = 25;
/** LIST-36: the same for the list of a category. */
export const CATEGORY_PAGE_SIZE = 50;
/** HOME-20: games of a category on home asked for at once. */
export const HOME_PAGE_SIZE = 29;
/** ANN-16, ANN-17: the same announcement is marked read at most once in this time. */
export const MARK_READ_THROTTLE_MS = 150;
/** HOME-07: from one banner to the next. */
export const BANNER_MS = 5_000;
/** LIST-37: games of a lottery vendor asked for at once. */
export const LOTTERY_VENDOR_PAGE_SIZE = 100;
/** API-29: ids of favorites asked for at once. */
export const FAVORITE_IDS_PAGE_SIZE = 100;
/** LIST-27: from the last letter of a search to its question. */
export const SEARCH_DEBOUNCE_MS = 500;
/** LIST-11: px before the end of a list at which more is loaded. */
export const INFINITE_SCROLL_MARGIN_PX = 300;
/** LIST-12: delay of the scroll handler. */
export const SCROLL_DELAY_MS = 150;
/** LIST-12: more is loaded at most once in this time. */
export const LOAD_MORE_THROTTLE_MS = 500;
/** FAV-10: the loading message of a favorite lasts no longer. */
export const FAVORITE_LOADING_MS = 3_000;

/** Zone of a lottery that names none; the documents know Vietnamese lotteries only. */
export const DEFAULT_ZONE = 'Asia/Ho_Chi_Minh';
