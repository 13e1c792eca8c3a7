/** Numbers of the specification except screen sizes. Times in ms unless noted otherwise. */

/** COUNT-04: interval between ticks of all countdowns. */
export const TICK_MS = 500;
/** COUNT-07: remaining time below which a countdown is ending soon. */
export const NEAR_MS = 6_000;
/** COUNT-10: remaining time to the close of sale within which a lottery is highlighted. */
export const HIGHLIGHT_MS = 24 * 3_600_000;
/** LOTT-27: delay before the menu is requested again if no draw is ahead. */
export const LOTTERY_REFRESH_DEFAULT_MS = 7_000;
/** LOTT-28: maximum delay before the menu is requested again. */
export const LOTTERY_REFRESH_MAX_MS = 30_000;
/** LOTT-29: debounce delay between a change of language and the requests in the new language. */
export const LANGUAGE_DEBOUNCE_MS = 250;
/** API-34: open draws per request. */
export const NUMERO_COUNT = 20;
/** API-33: recent lotteries per request. */
export const RECENT_LOTTERY_COUNT = 100;
/** service §9: a loading state is shown if a response takes longer. */
export const LOADER_DELAY_MS = 200;
/** R5: delay between a draw and its result, unless the gateway sends another value. */
export const PUBLISH_LAG_MS = 2_500;
/** R5: interval over which clients spread their first request after a draw, unless the gateway sends another value. */
export const SPREAD_MS = 8_000;
/** R8: first delay after a failed poll; each further failure doubles the delay. */
export const BACKOFF_FIRST_MS = 10_000;
/** R8: maximum delay after failed polls. */
export const BACKOFF_MAX_MS = 120_000;
/** R8: maximum accepted Retry-After. */
export const RETRY_AFTER_MAX_MS = 300_000;
/** Time after the arrival of a result during which a lottery counts as just drawn. */
export const REVEALED_MS = 20_000;
/** Past draws per request; the maximum default of the history call. */
export const HISTORY_PAGE_SIZE = 20;
/** CONST-01, CONST-04: display time of a success message. */
export const SUCCESS_MS = 1_000;
/** CONST-01, CONST-04, SMS-06: display time of the message that a code was sent. */
export const CODE_SENT_MS = 1_500;
/** CONST-02: time after which a toast closes automatically. */
export const TOAST_MS = 1_500;
/** CONST-05: display time of a loading message, effectively until dismissed. */
export const LOADING_MS = 9_999_000;
/** CONST-06: display time of a loading message of a password change or of a code. */
export const LOADING_SHORT_MS = 10_000;
/** CONST-07: delay between a success and the next screen. */
export const REDIRECT_MS = 1_000;
/** LOGIN-22: delay between a change of language and the validation of a form. */
export const RECHECK_MS = 200;
/** SMS-03, GW-05: delay between two codes, s. */
export const CODE_WAIT_S = 60;
/** VALID-16: minimum length of feedback, characters. */
export const FEEDBACK_MIN = 5;
/** VALID-16: maximum length of feedback, characters. */
export const FEEDBACK_MAX = 500;
/** VALID-17: maximum length of a remark, characters. */
export const REMARK_MAX = 140;
/** VALID-18: maximum number of images. */
export const IMAGE_COUNT = 3;
/** VALID-18: maximum size of an image, bytes. */
export const IMAGE_MAX_BYTES = 5 * 1024 ** 2;
/** VALID-20: default minimum age, years. */
export const MINIMUM_AGE = 18;
/** ANN-16, ANN-17: minimum interval between two requests that mark the same announcement as read. */
export const MARK_READ_THROTTLE_MS = 150;
/** HOME-07: interval between banners. */
export const BANNER_MS = 5_000;
/** LIST-27: debounce delay between the last letter of a search and its request. */
export const SEARCH_DEBOUNCE_MS = 500;
/** LIST-11: distance from the end of a list at which the next page is loaded, px. */
export const INFINITE_SCROLL_MARGIN_PX = 300;
/** LIST-12: delay of the scroll handler. */
export const SCROLL_DELAY_MS = 150;
/** LIST-12: minimum interval between two loads of a next page. */
export const LOAD_MORE_THROTTLE_MS = 500;
/** FAV-10: maximum display time of a favorite's loading message. */
export const FAVORITE_LOADING_MS = 3_000;

/** Default time zone of a lottery; the documents describe Vietnamese lotteries only. */
export const DEFAULT_ZONE = 'Asia/Ho_Chi_Minh';
