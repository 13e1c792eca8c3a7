/** Entry `lobbykit/wire`: one named export per endpoint, so a bundle carries only those it uses. */
export * from './agent.ts';
export * from './content.ts';
export * from './endpoint.ts';
export { envelope } from './envelope.ts';
export * from './error-codes.ts';
export * from './games.ts';
export * from './lottery.ts';
export * from './member.ts';
export * from './money.ts';
export { type Dropped, type Parsed, parseAnswer } from './parse.ts';
export { catalogue } from './paths.ts';
export * from './play.ts';
export * from './records.ts';
export * from './register.ts';
export * from './session.ts';
export * from './status.ts';
export * from './system.ts';
export * from './verification.ts';
