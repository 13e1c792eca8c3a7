import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  addBankCard,
  changePassword,
  enableSecondFactor,
  login,
  passwordByEmail,
  passwordByVerification,
  registerMobile,
  renewSession,
  setPaymentPassword,
  smsRegisterCode,
  startSecondFactor,
  withdraw,
} from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLoginLink } from '../../../site/gateway/features/account/login/login-links.ts';
import { findByName } from '../../../site/gateway/features/account/members-repository.ts';
import { codeAt } from '../../../site/gateway/features/security/totp.ts';
import { createLog } from '../../../site/gateway/platform/log.ts';
import { accountGateway, CAPTCHA, registration, solve } from '../../helpers/gateway/account-steps.ts';
import {
  bearer,
  countMessages,
  DIALING,
  getCode,
  logIn,
  nextMessage,
  PASSWORD,
  slidePass,
} from '../../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

/** Temporary password on a separate line. */
const TEMPORARY = /^[A-Za-z0-9]{12}$/m;

const MOBILE = '977531864';
const MAIL = 'c4nary@example.com';
const FIRST = 'C4nary-First';
const SECOND = 'C4nary-Second';
/** Withdrawal PIN, and an account number valid for the bank BANYAN. */
const PIN = '730419';
const CARD = '71042899365';
const MINUTE = 60_000;

/** Columns in which a secret may be stored: dedicated columns and the sandbox messages. */
const OWN_COLUMNS = ['members.mobile', 'members.email', 'members.profile', 'outbox.recipient', 'outbox.body'];

let server: TestGateway;
/** All lines written to stderr. */
let lines = '';
/** All error responses. */
const rejections: string[] = [];
const canaries: Record<string, string> = { MOBILE, MAIL, FIRST, SECOND, CAPTCHA, PIN, CARD };

/**
 * Rows that existed before any secret. They are excluded, because among thousands of rows some number contains the
 * digits of a code by chance.
 */
const seeded = new Set<string>();

async function allRows() {
  const tables = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(server.db);
  const rows: { table: string; row: Record<string, unknown> }[] = [];
  for (const { name: table } of tables.rows) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(server.db);
    rows.push(...found.rows.map(row => ({ table, row })));
  }
  return rows;
}

/** Calls the gateway and records error responses. */
const call: TestGateway['call'] = async (...args) => {
  const reply = await server.call(...args);
  if (!reply.body.success) rejections.push(JSON.stringify(reply.body));
  return reply as never;
};

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation(chunk => {
    lines += chunk;
    return true;
  });
  server = await accountGateway({ logLevel: 'trace' });
  for (const { row } of await allRows()) seeded.add(JSON.stringify(row));
  await useEverySecret();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

/** Sets a withdrawal password, adds a card and enables a second factor, each with valid and invalid input. */
async function useMoneySecrets(token: string): Promise<void> {
  const send: typeof call = (endpoint, body) =>
    call(endpoint, body, { ...bearer(token), 'Idempotency-Key': randomUUID() });
  const card = { bankId: 'BANYAN', accountNo: CARD, payeeName: 'NGUYEN MINH ANH', paymentPassword: PIN };
  await send(setPaymentPassword, { paymentPassword: PIN, password: 'Wrong-2026' });
  await send(setPaymentPassword, { paymentPassword: Number(PIN), password: PASSWORD });
  const set = await send(setPaymentPassword, { paymentPassword: PIN, password: PASSWORD });
  await send(addBankCard, { ...card, accountNo: CARD.repeat(2) });
  await send(addBankCard, { ...card, accountNo: [CARD] });
  await send(addBankCard, { ...card, paymentPassword: '730418' });
  const added = await send(addBankCard, card);
  await send(withdraw, { cardId: 0, amount: '50000', paymentPassword: PIN });
  await send(withdraw, { cardId: CARD, amount: PIN, paymentPassword: PIN });
  const { body } = await send<{ secret: string }>(startSecondFactor, { password: PASSWORD });
  canaries.factor = body.value.secret;
  await send(enableSecondFactor, { code: canaries.factor });
  const on = await send<{ codes: string[] }>(enableSecondFactor, { code: codeAt(canaries.factor, server.now()) });
  for (const [n, code] of on.body.value.codes.entries()) canaries[`recovery ${n}`] = code;
  expect([set, added, on].map(({ body }) => body.success)).toEqual([true, true, true]);
  await sql`alter table bank_cards rename to lost_cards`.execute(server.db);
  expect((await send(addBankCard, card)).status).toBe(500);
}

/**
 * Registers by number, logs in, changes and recovers the password, with valid and invalid input and a database failure.
 */
async function useEverySecret(): Promise<void> {
  canaries.registerCode = await getCode(server, 'registration', MOBILE);
  const { username: _, ...form } = registration({
    mobileNum: MOBILE,
    countryDialingCode: DIALING,
    email: MAIL,
    verificationCode: canaries.registerCode,
    password: FIRST,
    confirmPassword: FIRST,
  });
  await call(registerMobile, { ...form, password: SECOND }, await solve(server));
  const { body } = await call<{ token: string; userName: string }>(registerMobile, form, await solve(server));
  const { token, userName } = body.value;
  canaries.token = token;

  await call(login, { type: 'username', username: MOBILE, password: SECOND });
  await call(changePassword, { oldPassword: SECOND, newPassword: FIRST, confirmNewPassword: FIRST }, bearer(token));
  await call(changePassword, { oldPassword: FIRST, newPassword: SECOND, confirmNewPassword: SECOND }, bearer(token));
  await server.advance(MINUTE);
  canaries.recoveryCode = await getCode(server, 'recovery', MOBILE);
  await call(passwordByVerification, { mobileNum: MOBILE, verificationCode: '000000', newPassword: FIRST });
  await call(passwordByVerification, {
    mobileNum: MOBILE,
    verificationCode: canaries.recoveryCode,
    newPassword: FIRST,
  });

  const before = await countMessages(server);
  await call(passwordByEmail, new URLSearchParams({ username: userName, email: MAIL }).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  canaries.temporary = TEMPORARY.exec((await nextMessage(server, before, TEMPORARY)).body)![0];
  canaries.second = (await logIn(server, 'member0')).token;
  await useMoneySecrets(canaries.second);
  const member = (await findByName(server.db, 'demo', userName))!;
  canaries.link = await createLoginLink(server.db, member, server.now());
  await fetch(`${server.url}/m/home?token=${canaries.link}`);
  await call(renewSession, undefined, bearer(canaries.link));

  canaries.pass = await slidePass(server, 'registration', MOBILE);
  await sql`alter table codes rename to lost_codes`.execute(server.db);
  await sql`alter table members rename column nickname to lost_nickname`.execute(server.db);
  await call(smsRegisterCode, { mobileNum: MOBILE, countryDialingCode: DIALING, slidePass: canaries.pass });
  await call(
    registerMobile,
    { ...form, mobileNum: `${MOBILE}1` },
    { ...(await solve(server)), 'Idempotency-Key': randomUUID() },
  );
  await call(login, `{"type":"username","username":"x","password":"${FIRST}"`, {});
  await call(login, { type: FIRST, username: FIRST, password: 1 });
}

const found = (text: string) => Object.entries(canaries).filter(([, canary]) => text.includes(canary));

describe('secrets in logs, errors and tables', () => {
  it('S42 secrets never occur in the log at its most detailed level', () => {
    expect(lines).toContain('"status":500');
    expect(lines).toContain('answer failed');
    expect(lines.split('\n').length).toBeGreaterThan(20);
    expect(found(lines)).toEqual([]);
  });

  it('S42 secrets never occur in an error response', () => {
    const codes = rejections.map(text => JSON.parse(text).errorCode);
    for (const code of ['internal', 'code.wrong', 'password.wrong', 'login.failed', 'input.invalid']) {
      expect(codes).toContain(code);
    }
    expect(found(rejections.join('\n'))).toEqual([]);
  });

  it('S42 secrets are stored only in their dedicated columns', async () => {
    const places = new Set<string>();
    const rows = await allRows();
    for (const { table, row } of rows) {
      if (seeded.has(JSON.stringify(row))) continue;
      for (const [column, value] of Object.entries(row)) {
        if (found(JSON.stringify(value) ?? '').length > 0) places.add(`${table}.${column}`);
      }
    }
    expect(new Set(rows.map(({ table }) => table)).size).toBeGreaterThan(20);
    expect(rows.length).toBeGreaterThan(seeded.size);
    expect([...places].filter(place => !OWN_COLUMNS.includes(place))).toEqual([]);
    expect(places).toContain('members.mobile');
  });
});

describe('log redaction', () => {
  it.each([
    'oldPassword',
    'newPassword',
    'confirmNewPassword',
    'confirmPassword',
    'paymentPassword',
    'accountNo',
    'secret',
    'verificationCode',
    'firebaseIdToken',
    'slidePass',
    'mobileNum',
    'mobileNo',
    'firebaseMobileNo',
    'recipient',
  ])('S42 the log redacts %s at any depth', field => {
    const written: string[] = [];
    const log = createLog('info', line => written.push(line));
    log.info({ [field]: 'c4nary', body: { [field]: 'c4nary' }, request: { body: { [field]: 'c4nary' } } }, 'x');
    expect(written.join('')).not.toContain('c4nary');
  });

  it('S42 a logged error contains its location but not the affected row', () => {
    const written: string[] = [];
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (mobile)=(c4nary)',
      params: ['c4nary'],
    });
    createLog('info', line => written.push(line)).error({ err: error }, 'failed');
    expect(JSON.parse(written[0]!).err).toEqual({
      type: 'Error',
      sqlState: '23505',
      message: 'duplicate key',
      stack: expect.any(String),
    });
  });
});

describe('text with a NUL character', () => {
  it('a text with a NUL character is rejected because no database accepts it', async () => {
    const own = await gateway();
    expect((await own.call(login, { type: 'username', username: 'a\0b', password: 'x' })).status).toBe(400);
    expect((await own.get('/wps/check/username?username=a%00b', { ModuleId: 'REG3' })).status).toBe(400);
    await own.stop();
  });
});
