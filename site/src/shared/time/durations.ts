/** Timeouts and delays of the site. The durations of the kit's toasts are in `lobbykit/domain`. */

/** Maximum time of a loading overlay, ms. */
export const OVERLAY_MS = 10_000;
/** Maximum time of the overlay during a logout, ms (SESS-07). */
export const LOGOUT_OVERLAY_MS = 9_999;
/** Maximum time for the page of a game to load, ms; after it, an error is shown (R11). */
export const FRAME_WAIT_MS = 10_000;
/** Time for which an error toast is visible, ms; enough to read it twice. */
export const FAILURE_MS = 4_000;
/** Time of a reminder before the sale of a lottery closes, s (ROUTE-34). */
export const REMINDER_LEAD_S = 300;
/** Time for which a reminder is visible, ms; longer than other toasts, because visitors do not expect it. */
export const REMINDER_MS = 8_000;
/** Delay between a draw and the request for its result, ms. By then, an open game has shown the result. */
export const RESULT_WAIT_MS = 6_000;
/** Delay between two requests for a result that is not available yet, ms. */
export const RESULT_AGAIN_MS = 4_000;
/** Time for which a result is visible, ms; longer than other toasts, because visitors do not expect it. */
export const RESULT_MS = 8_000;
/**
 * Delay between closing an overlay and opening a popup automatically, ms. Covers the animation and the effect of the
 * press.
 */
export const NEXT_POPUP_MS = 300;
/** Duration of the animation when the balance changes, ms. */
export const COUNT_UP_MS = 300;
