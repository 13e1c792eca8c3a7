/**
 * Entry `lobbykit/forms`: headless forms of login and registration, also used by the login modal. For further models it
 * exports `toCallError`, `latestOnly` (ignores stale responses), and the clock and timers `Env`, with the page's as
 * `pageEnv`.
 */

export { toCallError } from '../client/errors.ts';
export { type Env, pageEnv } from '../dom/env.ts';
export * from './captcha.ts';
export * from './form.ts';
export { type Latest, latestOnly } from './ignore-stale-response.ts';
export * from './remembered.ts';
export * from './slide.ts';
export * from './sms-code.ts';
