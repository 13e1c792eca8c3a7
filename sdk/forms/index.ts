/**
 * Entry point `lobbykit/forms`: forms of login and registration without a view, which the login modal also uses. For
 * other models it exports `toCallError`, `latestOnly` (ignores responses to superseded requests), the interface `Env`
 * of clock and timers, and its implementation `pageEnv`.
 */

export { toCallError } from '../client/errors.ts';
export { type Env, pageEnv } from '../dom/env.ts';
export * from './captcha.ts';
export * from './form.ts';
export { type Latest, latestOnly } from './ignore-stale-response.ts';
export * from './remembered.ts';
export * from './slide.ts';
export * from './sms-code.ts';
