/** How long the page's overlay stays at most; what a message of the kit takes stands in `lobbykit/domain`. */

/** A loading overlay hides by itself, ms. */
export const OVERLAY_MS = 10_000;
/** That of a logout, ms (SESS-07). */
export const LOGOUT_OVERLAY_MS = 9_999;
