/** How long the page waits for others; what a message of the kit takes stands in `lobbykit/domain`. */

/** A loading overlay hides by itself, ms. */
export const OVERLAY_MS = 10_000;
/** That of a logout, ms (SESS-07). */
export const LOGOUT_OVERLAY_MS = 9_999;
/** The page of a game may take so long, ms; then it is told that it did not come (R11). */
export const FRAME_WAIT_MS = 10_000;
/** Why something failed stays so long, ms: time to read it twice. */
export const FAILURE_MS = 4_000;
/** A reminder comes so long before the sale closes, s (ROUTE-34). */
export const REMINDER_LEAD_S = 300;
/** It stays so long, ms: it comes unasked. */
export const REMINDER_MS = 8_000;
/** What a draw brought is looked for so long after it, ms: a game that is open has shown it by then and says so. */
export const RESULT_WAIT_MS = 6_000;
/** And again so much later, ms, while it is not there. */
export const RESULT_AGAIN_MS = 4_000;
/** It stays so long, ms: it comes unasked. */
export const RESULT_MS = 8_000;
/** What opens by itself waits so long after something has closed, ms: the fade, and time for what the press leads to. */
export const NEXT_POPUP_MS = 300;
/** A changed balance counts up in so long, ms. */
export const COUNT_UP_MS = 300;
