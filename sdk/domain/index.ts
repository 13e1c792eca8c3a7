/** Entry `lobbykit/domain`: the rules of the specification as pure functions; times, zones and languages are arguments. */
export * from './board.ts';
export * from './countdown.ts';
export * from './date-patterns.ts';
export * from './dates.ts';
export { fold } from './fold.ts';
export { languageTag } from './language.ts';
export * from './limits.ts';
export * from './lottery.ts';
export * from './read-lottery.ts';
export * from './refresh.ts';
export * from './schedule.ts';
export * from './winning-number.ts';
