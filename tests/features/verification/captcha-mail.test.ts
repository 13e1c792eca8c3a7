/** Code by mail as an accessible replacement of the image captcha. */
import { randomUUID } from 'node:crypto';
import { captchaMail, login, slideCheck, smsCode } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountGateway,
  CAPTCHA,
  logIn,
  MINUTE,
  PASSWORD,
  SECOND,
  solve,
} from '../../helpers/gateway/account-steps.ts';
import { countMessages, nextMessage } from '../../helpers/gateway/verification-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
  // Makes member0 require a captcha.
  await logIn(server, 'member0', 'wrong-one');
});
afterAll(() => server.stop());

const requestMail = (email: string, key = randomUUID()) => server.call(captchaMail, { key, email });

/** Requests a code by mail and returns the code with its captcha key. */
async function mailed(email: string): Promise<{ key: string; code: string }> {
  const key = randomUUID();
  const before = await countMessages(server);
  expect((await requestMail(email, key)).body.success).toBe(true);
  // Skips a login notification, which may arrive first.
  const message = await nextMessage(server, before, /^Enter \d{6} /);
  expect(message).toMatchObject({ channel: 'mail', recipient: email });
  return { key, code: /\b\d{6}\b/.exec(message.body)![0] };
}
const enter = async (key: string, captcha: string, password = PASSWORD) => {
  const body = { type: 'username', username: 'member0', password, captcha };
  const { body: reply } = await server.call(login, body, { 'Captcha-Key': key });
  return reply.errorCode ?? 'in';
};

describe('captcha by mail', () => {
  it('S35 API-17 code sent by mail is accepted only once and only with the key of its mail', async () => {
    const { key, code } = await mailed('reader@example.com');
    expect(await enter(randomUUID(), code)).toBe('captcha.wrong');
    expect(await enter(key, code, 'wrong-one')).toBe('login.failed');
    expect(await enter(key, code)).toBe('captcha.wrong');
    const next = await mailed('reader@example.com');
    expect(await enter(next.key, next.code)).toBe('in');
  });

  it('S35 captcha mail is written in the language of the request', async () => {
    const before = await countMessages(server);
    const body = { key: randomUUID(), email: 'leitor@example.com' };
    await server.call(captchaMail, body, { 'Accept-Language': 'pt-BR' });
    expect(await nextMessage(server, before, /^Digite \d{6} /)).toMatchObject({ recipient: 'leitor@example.com' });
  });

  it('S35 mailed code is consumed by a wrong attempt and expires after ten minutes', async () => {
    await logIn(server, 'member0', 'wrong-one');
    const first = await mailed('late@example.com');
    expect(await enter(first.key, first.code === '000000' ? '000001' : '000000')).toBe('captcha.wrong');
    expect(await enter(first.key, first.code)).toBe('captcha.wrong');
    const late = await mailed('late@example.com');
    await server.advance(10 * MINUTE + SECOND);
    expect(await enter(late.key, late.code)).toBe('captcha.wrong');
  });

  it('S35 captcha mail requires a valid email address and is limited to five an hour', async () => {
    const wrong = await requestMail('nobody');
    expect([wrong.status, wrong.body.errorCode]).toEqual([400, 'input.invalid']);
    for (let n = 0; n < 5; n++) expect((await requestMail('often@example.com')).status).toBe(200);
    const sixth = await requestMail('OFTEN@example.com ');
    expect([sixth.status, sixth.headers.has('retry-after')]).toEqual([429, true]);
  });
});

describe('slide puzzle by mail', () => {
  const NUMBER = '901000000';
  // Resets the rate limits of the previous tests.
  beforeAll(() => server.advance(60 * MINUTE));
  const pass = async (headers: Record<string, string>, captcha: string) => {
    const body = { purpose: 'login', mobileNum: NUMBER, captcha };
    return (await server.call<{ slidePass: string }>(slideCheck, body, headers)).body;
  };
  const send = async (slidePass: string, mobileNum: string, purpose = 'login') => {
    const body = { countryDialingCode: '84', mobileNum, purpose, slidePass };
    return (await server.call(smsCode, body)).body.errorCode ?? 'sent';
  };

  it('S37 code sent by mail returns a slide token that sends one SMS code within the usual rate limits', async () => {
    const { key, code } = await mailed('slider@example.com');
    const { slidePass } = (await pass({ 'Captcha-Key': key }, code)).value;
    expect(await send(slidePass, '901000040')).toBe('slide.wrong');
    const second = await mailed('slider@example.com');
    const next = (await pass({ 'Captcha-Key': second.key }, second.code)).value.slidePass;
    expect(await send(next, NUMBER)).toBe('sent');
    expect(await send(next, NUMBER)).toBe('slide.wrong');
    const third = await mailed('slider@example.com');
    const early = (await pass({ 'Captcha-Key': third.key }, third.code)).value.slidePass;
    expect(await send(early, NUMBER)).toBe('busy');
  });

  it('S37 code sent by mail accepts only one attempt with the key of its mail', async () => {
    const { key, code } = await mailed('once@example.com');
    expect((await pass({ 'Captcha-Key': randomUUID() }, code)).errorCode).toBe('code.wrong');
    expect((await pass({}, code)).errorCode).toBe('code.wrong');
    const other = code === '000000' ? '000001' : '000000';
    expect((await pass({ 'Captcha-Key': key }, other)).errorCode).toBe('code.wrong');
    expect((await pass({ 'Captcha-Key': key }, code)).errorCode).toBe('code.wrong');
  });

  it('S37 slide token is not granted for the letters of an image captcha', async () => {
    const rejected = await pass(await solve(server), CAPTCHA);
    expect(rejected.errorCode).toBe('input.invalid');
  });
});
