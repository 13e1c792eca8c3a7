import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import {
  changePassword,
  consolidatedSettings,
  login,
  passwordByVerification,
  register,
  registerMobile,
} from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seal as sealByKit } from '../../../sdk/client/encrypt-body.lazy.ts';
import { CAPTCHA, enter, type Registered, registration, solve } from '../../helpers/gateway/account-steps.ts';
import { PASSWORD } from '../../helpers/gateway/verification-steps.ts';
import { gateway, type Reply, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';

interface PublishedKey {
  readonly kid: string;
  readonly jwk: JWK;
  readonly notAfter: number;
}

const DAY = 86_400_000;
const body = { type: 'username', username: 'member0', password: PASSWORD };
let server: TestGateway;
let keys: readonly PublishedKey[];
const publishedKeys = async (of: TestGateway) =>
  (await of.get<{ bodyKeys: PublishedKey[] }>(consolidatedSettings.path)).body.value.bodyKeys;

beforeAll(async () => {
  server = await gateway({
    sandboxFeatures: { plainBodies: false, inbox: false },
    captchaText: () => CAPTCHA,
    trustedProxies: ['127.0.0.1'],
  });
  keys = await publishedKeys(server);
});
afterAll(() => server.stop());

interface Header {
  readonly kid: string;
  readonly iat: number;
  readonly jti: string;
  readonly path: string;
}

/** Encrypts with the key that expires last, as the kit does. */
async function seal(content: object = body, header: Partial<Header> = {}, key = keys.at(-1)!): Promise<string> {
  const full = { kid: key.kid, iat: Math.floor(TEST_NOW / 1_000), jti: randomUUID(), path: login.path, ...header };
  return new CompactEncrypt(Buffer.from(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', ...full })
    .encrypt(await importJWK(key.jwk, 'RSA-OAEP-256'));
}

let callers = 0;
/**
 * Headers of an encrypted body. Each call has a unique IP address, because the tests exceed the rate limit per IP
 * address.
 */
const kindOf = (kid = keys.at(-1)!.kid) => ({
  'Content-Type': 'application/jose',
  Encryption: `jwe;kid=${kid}`,
  'X-Forwarded-For': `198.51.100.${++callers}`,
});
const send = (sealed: string, kid?: string, endpoint: typeof login | typeof passwordByVerification = login) =>
  server.call(endpoint, sealed, kindOf(kid));
const outcome = ({ status, body }: Reply) => [status, body.errorCode ?? ''];

describe('encrypted body', () => {
  it('S21 API-05 an encrypted body is accepted with each of the two keys', async () => {
    for (const key of keys) {
      const response = await send(await seal(body, {}, key), key.kid);
      expect(response.body).toMatchObject({ success: true, value: { userName: 'member0' } });
    }
  });

  it('S21 API-05 a body encrypted by the kit is accepted', async () => {
    const { kid, jwk, notAfter } = keys.at(-1)!;
    const key = { kid, notAfter, jwk: jwk as Readonly<Record<string, string>> };
    const sealed = await sealByKit(key, login.path, body, TEST_NOW);
    const headers = { 'Content-Type': sealed.type, Encryption: sealed.encryption };
    expect((await server.call(login, sealed.text, headers)).body).toMatchObject({ success: true });
  });

  it.each([
    [0, 'header'],
    [1, 'wrapped key'],
    [2, 'starting value'],
    [3, 'text'],
    [4, 'tag'],
  ])('S21 an encrypted body with one flipped bit in segment %i, the %s, is rejected', async segment => {
    const sealed = await seal();
    const parts = sealed.split('.');
    const bytes = Buffer.from(parts[segment]!, 'base64url');
    for (const at of [0, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const flipped = Buffer.from(bytes);
      flipped[at]! ^= 1;
      const changed = parts.with(segment, flipped.toString('base64url')).join('.');
      expect(outcome(await send(changed))).toEqual([400, 'body.seal.wrong']);
    }
  });

  it('S21 an encrypted body with bits set behind its last byte is rejected, so its encoding is unique', async () => {
    const parts = (await seal()).split('.');
    const tag = parts[4]!;
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.indexOf(tag.at(-1)!);
    const variant = tag.slice(0, -1) + 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[last ^ 1];
    expect(Buffer.from(variant, 'base64url')).toEqual(Buffer.from(tag, 'base64url'));
    expect(outcome(await send(parts.with(4, variant).join('.')))).toEqual([400, 'body.seal.wrong']);
  });

  it('S22 an encrypted body with an unknown key returns status 409 with key.unknown', async () => {
    const kid = randomUUID();
    expect(outcome(await send(await seal(body, { kid }), kid))).toEqual([409, 'key.unknown']);
  });

  it('S22 an encrypted body whose Encryption header names a different key is rejected', async () => {
    expect(outcome(await send(await seal(), keys[0]!.kid))).toEqual([400, 'body.seal.wrong']);
    expect(outcome(await server.call(login, await seal(), { 'Content-Type': 'application/jose' }))).toEqual([
      400,
      'body.seal.wrong',
    ]);
  });

  it.each([
    [-301, 400],
    [-300, 200],
    [300, 200],
    [301, 400],
  ])('S22 an encrypted body created %i s from the current time returns status %i', async (seconds, status) => {
    const iat = TEST_NOW / 1_000 + seconds;
    expect((await send(await seal(body, { iat }))).status).toBe(status);
  });

  it('S22 an encrypted body is valid only for the call it was created for', async () => {
    const content = { newPassword: 'Better-2026', mobileNum: '901000000', verificationCode: '123456' };
    const other = await seal(content, { path: login.path });
    expect(outcome(await send(other, keys.at(-1)!.kid, passwordByVerification))).toEqual([400, 'body.seal.wrong']);
    const right = await seal(content, { path: passwordByVerification.path });
    expect(outcome(await send(right, keys.at(-1)!.kid, passwordByVerification))).toEqual([200, 'code.wrong']);
  });

  it.each([
    ['no parts', 'abc'],
    ['a header that is no JSON', 'AAAA.AAAA.AAAA.AAAA.AAAA'],
    [
      'a header nested 5,000 deep',
      `${Buffer.from(`{"a":${'['.repeat(5e3)}${']'.repeat(5e3)}}`).toString('base64url')}....`,
    ],
    ['a header without a time', `${Buffer.from('{"alg":"RSA-OAEP-256","enc":"A256GCM"}').toString('base64url')}....`],
    ['another algorithm', `${Buffer.from('{"alg":"dir","enc":"A256GCM","kid":"x"}').toString('base64url')}....`],
  ])('S21 an encrypted body of %s is rejected', async (_, text) => {
    expect(outcome(await send(text))).toEqual([400, 'body.seal.wrong']);
  });

  it('S21 the content of an encrypted body is validated, and error messages do not repeat its values', async () => {
    const response = await send(await seal({ ...body, color: 'red', password: 'c4nary-secret' }));
    expect(outcome(response)).toEqual([400, 'input.invalid']);
    expect(JSON.stringify(response.body)).not.toContain('c4nary');
    expect(response.body.message).toContain('"color"');
  });

  it('S41 an encrypted body may have 64 kB, but not one byte more', async () => {
    const size = 64 * 1024;
    expect(outcome(await send('x'.repeat(size)))).toEqual([400, 'body.seal.wrong']);
    expect(outcome(await send('x'.repeat(size + 1)))).toEqual([413, 'input.too.large']);
  });
});

it('S41 an encrypted body has the same limit of nesting depth as an unencrypted body', async () => {
  const nested = Array.from({ length: 16 }).reduce<unknown>(inner => [inner], 1);
  const response = await send(await seal({ ...body, color: nested }));
  expect(response.body.message).toBe('The body is nested deeper than 16 levels.');
});

describe('encrypted registration', () => {
  const sealed = (changes: object) => seal(registration({ ...changes }), { path: register.path });
  const sendIt = async (changes: object, headers: Record<string, string>) =>
    server.call<Registered>(register, await sealed(changes), { ...headers, ...kindOf() });

  it('S21 S40 a registration that is encrypted again with the same idempotency key creates only one member', async () => {
    const headers = { ...(await solve(server)), 'Idempotency-Key': randomUUID() };
    const first = await sendIt({ username: 'sealed1' }, headers);
    expect(first.body).toMatchObject({ success: true, value: { userName: 'sealed1' } });
    expect((await sendIt({ username: 'sealed1' }, headers)).body.value).toEqual(first.body.value);
    const other = await sendIt({ username: 'sealed2' }, headers);
    expect(outcome(other)).toEqual([422, 'idempotency.conflict']);
  });

  it('S21 REG-05 an encrypted registration returns errors by field', async () => {
    const short = { username: 'sealed3', password: 'x', confirmPassword: 'x' };
    const own = await gateway({ captchaText: () => CAPTCHA });
    try {
      const { body } = await sendIt(short, await solve(server));
      expect(Object.keys(body.value.fields ?? {})).toEqual(['password']);
      expect((await enter(own, short)).body).toMatchObject({ errorCode: body.errorCode, value: body.value });
    } finally {
      await own.stop();
    }
  });
});

describe('unencrypted body of a call', () => {
  it.each([login, passwordByVerification, register, registerMobile])(
    'S21 production rejects a plain body: $name',
    async endpoint => {
      expect(outcome(await server.call(endpoint, body))).toEqual([415, 'body.type.wrong']);
    },
  );

  it('S21 production rejects a plain password change after the session check', async () => {
    const { token } = await server.memberSession();
    const change = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' };
    expect((await server.call(changePassword, change)).status).toBe(401);
    expect((await server.call(changePassword, change, { Authorization: `Bearer ${token}` })).status).toBe(415);
  });

  it('S21 development accepts plain and encrypted bodies', async () => {
    const own = await gateway();
    try {
      expect((await own.call(login, body)).body.success).toBe(true);
      const key = (await publishedKeys(own)).at(-1)!;
      const headers = { 'Content-Type': 'application/jose', Encryption: `jwe;kid=${key.kid}` };
      expect((await own.call(login, await seal(body, {}, key), headers)).body.success).toBe(true);
    } finally {
      await own.stop();
    }
  });
});

describe('published keys', () => {
  it('S22 two public RSA keys of 3072 bits are published without their private parts, and expire 90 days apart', async () => {
    expect(keys.map(({ notAfter }) => notAfter)).toEqual([TEST_NOW + 90 * DAY, TEST_NOW + 180 * DAY]);
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(2);
    for (const { jwk } of keys) {
      expect(Object.keys(jwk).sort()).toEqual(['alg', 'e', 'kty', 'n', 'use']);
      expect(Buffer.from(jwk.n!, 'base64url')).toHaveLength(384);
    }
  });
});
