/** Every number of the specification that is not a size on the screen, by name. Times in ms unless said otherwise. */

/** COUNT-04 */
export const TICK_MS = 500;
/** COUNT-07 */
export const NEAR_MS = 6_000;
/** COUNT-10 */
export const HIGHLIGHT_MS = 24 * 3_600_000;
/** LOTT-27 */
export const LOTTERY_REFRESH_DEFAULT_MS = 7_000;
/** LOTT-28 */
export const LOTTERY_REFRESH_MAX_MS = 30_000;
/** LOTT-29 */
export const LANGUAGE_SETTLE_MS = 250;
/** API-34 */
export const NUMERO_COUNT = 20;
/** API-33 */
export const RECENT_LOTTERY_COUNT = 100;
/** service §9: the loader delay */
export const LOADER_DELAY_MS = 200;
/** R5: how long after a draw its result is out, unless the gateway says otherwise. */
export const PUBLISH_LAG_MS = 2_500;
/** R5: width over which clients spread their first question after a draw, unless the gateway says otherwise. */
export const SPREAD_MS = 8_000;
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
