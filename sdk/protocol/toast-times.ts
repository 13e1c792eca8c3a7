/** Display times of messages and loading states, ms (CONST-01 to CONST-07). */

/** service §9: a loading state is shown if a response takes longer than this. */
export const LOADER_DELAY_MS = 200;

/** CONST-01, CONST-04: display time of a success message. */
export const SUCCESS_MS = 1_000;

/** CONST-01, CONST-04, SMS-06: display time of the message that a code was sent. */
export const CODE_SENT_MS = 1_500;

/** CONST-02: time after which a toast closes automatically. */
export const TOAST_MS = 1_500;

/** CONST-05: display time of a loading message; in practice until code removes it. */
export const LOADING_MS = 9_999_000;

/** CONST-06: maximum display time of a loading message while a password is being changed or a code is being sent. */
export const LOADING_SHORT_MS = 10_000;

/** CONST-07: delay between a success message and the navigation to the next screen. */
export const REDIRECT_MS = 1_000;

/** FAV-10: maximum display time of the loading message while a favorite is being saved. */
export const FAVORITE_LOADING_MS = 3_000;
