/** Timeouts and delays of the page. The toast durations of the kit are in `lobbykit/domain`. */

/** Timeout of a loading overlay, ms. */
export const OVERLAY_MS = 10_000;
/** Timeout of the logout overlay, ms (SESS-07). */
export const LOGOUT_OVERLAY_MS = 9_999;
/** Load timeout of a game page, ms; the visitor is then notified (R11). */
export const FRAME_WAIT_MS = 10_000;
/** Duration of an error toast, ms: time to read it twice. */
export const FAILURE_MS = 4_000;
/** Lead time of a reminder before the sale closes, s (ROUTE-34). */
export const REMINDER_LEAD_S = 300;
/** Duration of a reminder, ms; longer than the response to a press, because it is unexpected. */
export const REMINDER_MS = 8_000;
/** Delay after a draw before its result is requested, ms; an open game has shown the result by then. */
export const RESULT_WAIT_MS = 6_000;
/** Polling interval until the result is available, ms. */
export const RESULT_AGAIN_MS = 4_000;
/** Duration of a result toast, ms; long because it is unexpected. */
export const RESULT_MS = 8_000;
/** Pause between a closed popup and one that opens automatically, ms: covers the fade and the effect of the press. */
export const NEXT_POPUP_MS = 300;
/** Duration of the count-up animation of a changed balance, ms. */
export const COUNT_UP_MS = 300;
