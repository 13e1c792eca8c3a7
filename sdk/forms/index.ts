/** Entry `lobbykit/forms`: headless forms of an account. The login modal is built on them, and so can a host's own. */
export * from './captcha.ts';
export * from './code.ts';
export * from './form.ts';
export * from './remembered.ts';
export * from './slide.ts';
