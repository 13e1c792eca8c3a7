/** Steps that tests of codes share: they read what only the gateway knows out of its database. */
import { login, passwordByVerification, slideCheck, slidePuzzle, smsCode, smsRegisterCode } from 'lobbykit/wire';
import type { Purpose } from '../../../site/gateway/features/verification/tables.ts';
import { eventually } from '../eventually.ts';
import type { Reply, TestGateway } from '../gateway.ts';

/** The number of the seeded account member0. */
export const KNOWN = '901000000';
export const DIALING = '84';

/** Password of the seeded accounts. */
export const PASSWORD = 'Lobby-2026';

export interface SignedIn {
  readonly token: string;
  readonly userName: string;
  readonly firstTimeLogin: boolean;
}

/** Logs in with a name and a password. Throws the code of a refusal. */
export async function logIn(server: TestGateway, username = 'member0', password = PASSWORD): Promise<SignedIn> {
  const { body } = await server.call<SignedIn>(login, { type: 'username', username, password });
  if (!body.success) throw new Error(body.errorCode);
  return body.value;
}

/**
 * Tries a code of recovery with the present password, which uses up nothing but a try (GW-06): is it accepted?
 */
export async function isAccepted(server: TestGateway, code: string, mobileNum = KNOWN): Promise<boolean> {
  const request = { mobileNum, verificationCode: code, newPassword: PASSWORD };
  const { body } = await server.call(passwordByVerification, request);
  if (body.errorCode !== 'code.wrong' && body.errorCode !== 'modify.new.old.same') throw new Error(body.errorCode);
  return body.errorCode === 'modify.new.old.same';
}

/** Header of a call with a session. */
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Solves a puzzle and gives its pass. */
export async function slidePass(server: TestGateway, purpose: Purpose, mobileNum: string): Promise<string> {
  const { body: puzzle } = await server.call<{ id: string }>(slidePuzzle, { purpose, mobileNum });
  const { body } = await server.call<{ slidePass: string }>(slideCheck, {
    id: puzzle.value.id,
    x: await holeOf(server, puzzle.value.id),
  });
  return body.value.slidePass;
}

/** Where the piece of a puzzle belongs. */
export async function holeOf(server: TestGateway, id: string): Promise<number> {
  const { x } = await server.db.selectFrom('slide_puzzles').select('x').where('id', '=', id).executeTakeFirstOrThrow();
  return x;
}

/** Asks for a code with a fresh pass. */
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

/** How many messages went out so far. */
export async function countMessages(server: TestGateway): Promise<number> {
  return (await server.db.selectFrom('outbox').select('id').execute()).length;
}

/**
 * The first message after `before` others whose text fits, waited for: no answer waits until a message is on its way. A mail about an
 * earlier login may come in between.
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

/** Has a code sent and reads it from the message. */
export async function getCode(server: TestGateway, purpose: Purpose, mobileNum = KNOWN): Promise<string> {
  const before = await countMessages(server);
  await requestCode(server, purpose, mobileNum);
  const code = /\b\d{6}\b/;
  return code.exec((await nextMessage(server, before, code)).body)![0];
}

/** A six-digit code that is not this one. */
export const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000');
