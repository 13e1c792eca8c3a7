/** S45: captcha provider token in place of an image captcha, verified by a simulated siteverify server over HTTP. */
import { randomUUID } from 'node:crypto';
import { captcha, login, register } from 'lobbykit/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCaptchaProvider } from '../../../site/gateway/features/verification/captcha/provider.ts';
import { html, json, startServer, type TestServer } from '../../client/http-server.ts';
import { accountGateway, CAPTCHA, logIn, PASSWORD, registration, solve } from '../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

let siteverify: TestServer;
let server: TestGateway;
/** Simulated responses by token; each token is valid once. */
let responses: Map<string, object>;

const GOOD = { success: true, hostname: 'lobby.example', challenge_ts: '2026-01-01T00:00:00Z' };
const DOTTED = { ...GOOD, hostname: 'Lobby.example.' };
const BAD = { success: false, 'error-codes': ['timeout-or-duplicate'] };

beforeEach(async () => {
  responses = new Map([
    ['good-token', GOOD],
    ['dotted-token', DOTTED],
  ]);
  siteverify = await startServer();
  siteverify.handle = (response, { body }) => {
    const token = new URLSearchParams(body).get('response') ?? '';
    json(response, responses.get(token) ?? BAD);
    responses.delete(token);
  };
  const provider = createCaptchaProvider({
    provider: 'turnstile',
    secret: 'the-secret',
    hosts: ['lobby.example'],
    url: siteverify.url,
    timeoutMs: 3_000,
  });
  server = await accountGateway({ providers: { captcha: provider } });
  // Makes member0 require a captcha.
  await logIn(server, 'member0', 'wrong-one');
});
afterEach(async () => {
  await server.stop();
  await siteverify.stop();
});

const enter = (token?: string, headers: Record<string, string> = {}) =>
  server.call(login, { type: 'username', username: 'member0', password: PASSWORD, captcha: token }, headers);

describe('S45 login with a captcha provider token', () => {
  it('login accepts a valid token and sends token, secret and IP address to the provider', async () => {
    expect((await enter('good-token', { 'X-Forwarded-For': '198.51.100.7' })).body.success).toBe(true);
    const [request] = siteverify.seen;
    expect(request).toMatchObject({
      method: 'POST',
      headers: { 'content-type': expect.stringContaining('urlencoded') },
    });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      secret: 'the-secret',
      response: 'good-token',
      remoteip: '198.51.100.7',
    });
  });

  it('login accepts a provider token of an allowed host with a trailing dot', async () => {
    expect((await enter('dotted-token')).body.success).toBe(true);
  });

  it('login rejects a wrong, used or missing provider token', async () => {
    for (const token of ['wrong-token', undefined]) {
      expect((await enter(token)).body).toMatchObject({ errorCode: 'captcha.wrong', value: { captcha: true } });
    }
    expect((await enter('good-token')).body.success).toBe(true);
    await logIn(server, 'member0', 'wrong-one');
    expect((await enter('good-token')).body.errorCode).toBe('captcha.wrong');
  });

  it.each([[{ ...GOOD, hostname: 'evil.example' }], [{ success: true }], [{ ...GOOD, success: false }]])(
    'login rejects a token with an invalid provider response: %j',
    async response => {
      responses.set('good-token', response);
      expect((await enter('good-token')).body.errorCode).toBe('captcha.wrong');
    },
  );

  it.each<[string, TestServer['handle']]>([
    ['answers 500', response => json(response, GOOD, 500)],
    ['answers a page', response => html(response)],
    ['answers something else', response => json(response, { ok: true })],
    ['sends elsewhere', response => json(response, GOOD, 302, { Location: 'https://evil.example/' })],
    ['hangs up', response => response.destroy()],
    ['says nothing in its time', () => {}],
  ])('login returns 503 with Retry-After if the provider %s', async (_, handle) => {
    siteverify.handle = handle;
    const { status, headers, body } = await enter('good-token');
    expect([status, headers.get('retry-after'), body.errorCode]).toEqual([503, '5', 'busy']);
  });

  it('login accepts image captcha letters without a provider request', async () => {
    const headers = await solve(server);
    const { body } = await logIn(server, 'member0', PASSWORD, { captcha: true, headers });
    expect([body.success, siteverify.seen.length]).toEqual([true, 0]);
  });

  it('registration accepts a captcha provider token', async () => {
    const call = (captcha: string) => server.call(register, registration({ captcha }));
    expect((await call('wrong-token')).body.errorCode).toBe('captcha.wrong');
    responses.set('t'.repeat(2_048), GOOD);
    expect((await call('t'.repeat(2_048))).body.success).toBe(true);
  });
});

it('S45 S35 gateway that accepts only provider tokens sends no captcha image and accepts no image letters', async () => {
  let isOn = true;
  const verify = async () => isOn;
  const strict = await accountGateway({ providers: { captcha: { verify } }, captchaPictures: false });
  await logIn(strict, 'member0', 'wrong-one');
  const picture = await strict.get(`${captcha.path}?key=${randomUUID()}`, { ModuleId: captcha.moduleId });
  expect([picture.status, picture.body.errorCode]).toEqual([403, 'permission.denied']);
  const body = { type: 'username', username: 'member0', password: PASSWORD, captcha: CAPTCHA };
  expect((await strict.call(login, body, await solve(strict))).body.errorCode).toBe('captcha.wrong');
  expect((await strict.call(login, body)).body.success).toBe(true);
  await logIn(strict, 'member0', 'wrong-one');
  isOn = false;
  expect((await strict.call(login, body)).body.errorCode).toBe('captcha.wrong');
  await strict.stop();
});

it('S45 gateway without a captcha provider rejects provider tokens', async () => {
  const own = await accountGateway();
  await logIn(own, 'member0', 'wrong-one');
  const body = { type: 'username', username: 'member0', password: PASSWORD, captcha: 'good-token' };
  expect((await own.call(login, body)).body.errorCode).toBe('captcha.wrong');
  await own.stop();
});
