/** How long the page waits for others; what a message of the kit takes stands in `lobbykit/domain`. */

/** A loading overlay hides by itself, ms. */
export const OVERLAY_MS = 10_000;
/** The overlay of a logout, ms (SESS-07). */
export const LOGOUT_OVERLAY_MS = 9_999;
/** Time that the page of a game may take to load, ms; then the visitor is told that it did not come (R11). */
export const FRAME_WAIT_MS = 10_000;
/** The reason of a failure stays so long, ms: time to read it twice. */
export const FAILURE_MS = 4_000;
/** A reminder comes so long before the sale closes, s (ROUTE-34). */
export const REMINDER_LEAD_S = 300;
/** A reminder stays so long, ms; longer than an answer to a press, since nobody expects it. */
export const REMINDER_MS = 8_000;
/** Time after a draw until its result is looked for, ms: a game that is open has shown the result by then and says so. */
export const RESULT_WAIT_MS = 6_000;
/** Pause until the result is looked for again, ms, while it is not there. */
export const RESULT_AGAIN_MS = 4_000;
/** The message of a result stays so long, ms, for the same reason. */
export const RESULT_MS = 8_000;
/** Pause between a popup that has closed and one that opens by itself, ms: the fade, and time for what the press leads to. */
export const NEXT_POPUP_MS = 300;
/** A changed balance counts up in so long, ms. */
export const COUNT_UP_MS = 300;
