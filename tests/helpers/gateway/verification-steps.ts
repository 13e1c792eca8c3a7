/** Common steps of code tests, which read secrets from the gateway's database. */
import { login, passwordByVerification, slideCheck, slidePuzzle, smsCode, smsRegisterCode } from 'lobbykit/wire';
import type { Purpose } from '../../../site/gateway/features/verification/tables.ts';
import { eventually } from '../eventually.ts';
import type { Reply, TestGateway } from '../gateway.ts';

/** Number of the seeded account member0. */
export const KNOWN = '901000000';
export const DIALING = '84';

/** Password of the seeded accounts. */
export const PASSWORD = 'Lobby-2026';

export interface SignedIn {
  readonly token: string;
  readonly userName: string;
  readonly firstTimeLogin: boolean;
}

/** Logs in by name and password. Throws the error code. */
export async function logIn(server: TestGateway, username = 'member0', password = PASSWORD): Promise<SignedIn> {
  const { body } = await server.call<SignedIn>(login, { type: 'username', username, password });
  if (!body.success) throw new Error(body.errorCode);
  return body.value;
}

/**
 * Returns whether a recovery code is accepted. Attempts a recovery with the current password, which uses one attempt
 * but changes nothing (GW-06).
 */
export async function isAccepted(server: TestGateway, code: string, mobileNum = KNOWN): Promise<boolean> {
  const request = { mobileNum, verificationCode: code, newPassword: PASSWORD };
  const { body } = await server.call(passwordByVerification, request);
  if (body.errorCode !== 'code.wrong' && body.errorCode !== 'modify.new.old.same') throw new Error(body.errorCode);
  return body.errorCode === 'modify.new.old.same';
}

/** Returns the header that a call with a session requires. */
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Solves a slide puzzle; returns its slide token. */
export async function slidePass(server: TestGateway, purpose: Purpose, mobileNum: string): Promise<string> {
  const { body: puzzle } = await server.call<{ id: string }>(slidePuzzle, { purpose, mobileNum });
  const { body } = await server.call<{ slidePass: string }>(slideCheck, {
    id: puzzle.value.id,
    x: await holeOf(server, puzzle.value.id),
  });
  return body.value.slidePass;
}

/** Correct position of a puzzle's piece. */
export async function holeOf(server: TestGateway, id: string): Promise<number> {
  const { x } = await server.db.selectFrom('slide_puzzles').select('x').where('id', '=', id).executeTakeFirstOrThrow();
  return x;
}

/** Requests a code with a new slide token. */
export async function requestCode(
  server: TestGateway,
  purpose: Purpose,
  mobileNum = KNOWN,
  more: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<{ expirationTime: number }>> {
  const pass = await slidePass(server, purpose, mobileNum);
  const endpoint = purpose === 'registration' ? smsRegisterCode : smsCode;
  return server.call(endpoint, { mobileNum, countryDialingCode: DIALING, purpose, slidePass: pass, ...more }, headers);
}

/** Number of messages sent so far. */
export async function countMessages(server: TestGateway): Promise<number> {
  return (await server.db.selectFrom('outbox').select('id').execute()).length;
}

/**
 * Waits for the first matching message after the first `before` messages, because responses do not wait for messages. A
 * mail about an earlier login may arrive in between.
 */
export async function nextMessage(
  server: TestGateway,
  before: number,
  text = /(?:)/,
): Promise<{ recipient: string; body: string }> {
  return eventually(async () => {
    const messages = await server.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    const message = messages.slice(before).find(({ body }) => text.test(body));
    if (!message) throw new Error('No message came.');
    return message;
  });
}

/** Requests a code and reads it from the message. */
export async function getCode(server: TestGateway, purpose: Purpose, mobileNum = KNOWN): Promise<string> {
  const before = await countMessages(server);
  await requestCode(server, purpose, mobileNum);
  const code = /\b\d{6}\b/;
  return code.exec((await nextMessage(server, before, code)).body)![0];
}

/** Returns a six-digit code that differs from `code`. */
export const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000');
