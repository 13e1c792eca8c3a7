import { randomUUID } from 'node:crypto';
import { captcha, login } from 'lobbykit/wire';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GLYPHS } from '../../../site/gateway/features/verification/captcha/glyphs.ts';
import { drawCaptcha } from '../../../site/gateway/features/verification/captcha/picture.ts';
import {
  accountGateway,
  CAPTCHA,
  logIn,
  MINUTE,
  PASSWORD,
  SECOND,
  solve,
} from '../../helpers/gateway/account-steps.ts';
import { getCode, otherCode } from '../../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
  // Makes member0 require a captcha; wrong captcha texts do not count as failed logins.
  await logIn(server, 'member0', 'wrong-one');
});
afterAll(() => server.stop());

const fetchCaptcha = (key: string) => server.get<string>(`${captcha.path}?key=${key}`, { ModuleId: 'CAPTCHA3' });
/** Returns true if the captcha text is accepted. The password is wrong, so the next login requires a captcha too. */
const isRight = async (headers: Record<string, string>, text = CAPTCHA) => {
  const body = { type: 'username', username: 'member0', password: 'wrong-one', captcha: text };
  return (await server.call(login, body, headers)).body.errorCode === 'login.failed';
};

describe('image captcha', () => {
  it('API-17 S10 captcha is an uncached base64 PNG of less than 64 kB', async () => {
    const { status, headers, body } = await fetchCaptcha(randomUUID());
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const png = PNG.sync.read(Buffer.from(body.value, 'base64'));
    expect([png.width, png.height]).toEqual([192, 72]);
    expect(body.value.length).toBeLessThan(64 * 1024);
  });

  it('captcha shows a new text of five characters of its alphabet each time', async () => {
    const random = await gateway();
    const key = randomUUID();
    const pictures = new Set<string>();
    for (let n = 0; n < 3; n++)
      pictures.add((await random.get<string>(`${captcha.path}?key=${key}`, { ModuleId: 'CAPTCHA3' })).body.value);
    await random.stop();
    expect(pictures.size).toBe(3);
    expect(GLYPHS.length ** 5).toBeGreaterThan(5_000_000);
  });

  it('captcha draws every character with sufficient dark and light pixels', () => {
    for (const glyph of GLYPHS) {
      const { data } = PNG.sync.read(drawCaptcha(glyph.repeat(5)));
      const reds = data.filter((_, index) => index % 4 === 0);
      expect(reds.filter(value => value < 110).length).toBeGreaterThan(400);
      expect(reds.filter(value => value > 160).length).toBeGreaterThan(400);
    }
  });

  it('S35 captcha is accepted once', async () => {
    const headers = await solve(server);
    expect(await isRight(headers)).toBe(true);
    expect(await isRight(headers)).toBe(false);
  });

  it('S35 ERR-06 captcha remains valid while the login code is wrong and is consumed when the code is correct', async () => {
    const code = await getCode(server, 'login');
    const sms = (password: string, headers: Record<string, string>, text = CAPTCHA) =>
      server.call<{ captcha?: boolean }>(
        login,
        { type: 'sms', username: '901000000', password, captcha: text },
        headers,
      );
    const headers = await solve(server);
    for (let n = 0; n < 2; n++) {
      expect((await sms(otherCode(code), headers)).body).toMatchObject({
        errorCode: 'login.failed',
        value: { captcha: true },
      });
    }
    const unread = await solve(server);
    expect((await sms(otherCode(code), unread, 'WRONG')).body.errorCode).toBe('captcha.wrong');
    expect((await sms(code, unread)).body.errorCode).toBe('captcha.wrong');
    expect((await sms(code, headers)).body.success).toBe(true);
    await logIn(server, 'member0', 'wrong-one');
    expect(await isRight(headers)).toBe(false);
  });

  it('S35 captcha is consumed by a wrong text', async () => {
    const headers = await solve(server);
    expect(await isRight(headers, 'WRONG')).toBe(false);
    expect(await isRight(headers)).toBe(false);
  });

  it('S35 captcha is valid until one second before two minutes', async () => {
    const headers = await solve(server);
    await server.advance(2 * MINUTE - SECOND);
    expect(await isRight(headers)).toBe(true);
  });

  it('S35 captcha expires after two minutes', async () => {
    const headers = await solve(server);
    await server.advance(2 * MINUTE);
    expect(await isRight(headers)).toBe(false);
  });

  it('S35 captcha text is valid only with its key', async () => {
    await solve(server);
    expect(await isRight({ 'Captcha-Key': randomUUID() })).toBe(false);
    expect(await isRight({})).toBe(false);
  });

  it('S35 captcha is replaced if another image is requested with the same key', async () => {
    const texts = ['FIRST', CAPTCHA];
    const own = await accountGateway({ captchaText: () => texts.shift() ?? '' });
    await logIn(own, 'member0', 'wrong-one');
    const key = randomUUID();
    for (let n = 0; n < 2; n++) await own.get(`${captcha.path}?key=${key}`, { ModuleId: 'CAPTCHA3' });
    const body = { type: 'username', username: 'member0', password: PASSWORD, captcha: CAPTCHA };
    expect((await own.call(login, body, { 'Captcha-Key': key })).body.success).toBe(true);
    await own.stop();
  });

  it.each(['', '?key=', '?key=abc', `?key=${randomUUID()}&more=1`])(
    'captcha rejects an invalid key: %s',
    async query => {
      const { status, body } = await server.get(`${captcha.path}${query}`, { ModuleId: 'CAPTCHA3' });
      expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
    },
  );
});
