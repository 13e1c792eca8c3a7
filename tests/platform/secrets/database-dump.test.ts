import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { freePlayLogin, login, registerMobile, renewSession, trialUser } from 'lobbykit/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Message } from '../../../site/gateway/platform/outbox/outbox.ts';
import { eventually } from '../../helpers/eventually.ts';
import {
  accountGateway,
  bearer,
  CAPTCHA,
  enter,
  logIn,
  registration,
  type SessionResponse,
  solve,
} from '../../helpers/gateway/account-steps.ts';
import { requestCode } from '../../helpers/gateway/verification-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

/** Receives messages in place of phones, because the sandbox inbox would store the messages in readable form. */
const sent: Message[] = [];
const outbox = {
  send: async (message: Message) => {
    sent.push(message);
  },
};

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway({ outbox });
});
afterAll(() => server.stop());

/** Requests a code and reads the sent message. */
async function getCode(purpose: 'login' | 'registration', number: string): Promise<string> {
  const before = sent.length;
  await requestCode(server, purpose, number);
  const message = await eventually(() => sent[before] ?? Promise.reject(new Error('No message came.')));
  return /\b\d{6}\b/.exec(message.text)![0];
}

/** Every table as text, as in a database dump; without the draws, whose numbers may equal any code. */
async function dumpTables(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'draws'`.execute(
    server.db,
  );
  const texts = rows.map(async ({ name }) => {
    const table = await sql`select to_jsonb(t)::text as row from ${sql.table(name)} as t`.execute(server.db);
    return JSON.stringify(table.rows);
  });
  return (await Promise.all(texts)).join('\n');
}

/** A numeric code counts only as a whole word because six digits occur within many numbers. */
const isIn = (dump: string, secret: string) =>
  /^\d+$/.test(secret) ? new RegExp(`\\b${secret}\\b`).test(dump) : dump.includes(secret);

it('S14 S33 S35 S36 S40 a database dump contains no password, token, code, captcha or key in clear text', async () => {
  const key = randomUUID();
  const first = await enter(
    server,
    { username: 'canary', password: 'Magpie-77', confirmPassword: 'Magpie-77' },
    { 'Idempotency-Key': key },
  );
  const wrong = 'Wrong-Canary';
  await logIn(server, 'canary', wrong);
  const second = await logIn(server, 'canary', 'Magpie-77', { captcha: true });
  const renewed = await server.call<SessionResponse>(renewSession, undefined, bearer(second.body.value.token));
  const guest = await server.call<{ userName: string }>(trialUser, { moduleId: 'REG3', ageConfirmed: true });
  const played = await server.call<SessionResponse>(freePlayLogin, { username: guest.body.value.userName });
  const pending = await solve(server);
  const spent = await getCode('registration', '905111222');
  const { username: _, ...form } = registration({ mobileNum: '905111222', countryDialingCode: '84' });
  const third = await server.call<{ token: string }>(
    registerMobile,
    { ...form, verificationCode: spent },
    await solve(server),
  );
  const waiting = await getCode('login', '901000000');
  const tried = await server.call(login, { type: 'sms', username: '901000000', password: '000000' });
  expect(tried.body.success).toBe(false);

  const secrets = {
    password: 'Magpie-77',
    otherPassword: 'Heron-77',
    wrongPassword: wrong,
    seededPassword: 'Lobby-2026',
    registered: first.body.value.token,
    loggedIn: second.body.value.token,
    renewed: renewed.body.value.token,
    played: played.body.value.token,
    byNumber: third.body.value.token,
    captcha: CAPTCHA,
    captchaKey: pending['Captcha-Key']!,
    idempotencyKey: key,
    spentCode: spent,
    waitingCode: waiting,
  };
  for (const [name, secret] of Object.entries(secrets)) expect(secret, name).toEqual(expect.any(String));
  const dump = await dumpTables();
  // Member names are stored in clear text, so finding one proves that the search works.
  expect(dump).toContain('canary');
  expect(
    Object.entries(secrets)
      .filter(([, secret]) => isIn(dump, secret))
      .map(([name]) => name),
  ).toEqual([]);
});
