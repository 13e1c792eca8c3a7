/** Forms against the real gateway: their requests satisfy its requirements. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaptcha } from '../../sdk/forms/captcha.ts';
import { createCode, numberOf } from '../../sdk/forms/code.ts';
import { createForm } from '../../sdk/forms/form.ts';
import { createSlide } from '../../sdk/forms/slide.ts';
import { checkLogin, type LoginValues, loginBody, loginFields } from '../../sdk/protocol/account/login.ts';
import { fits } from '../../sdk/protocol/account/pattern.ts';
import { CAPTCHA } from '../helpers/gateway/account-steps.ts';
import { countMessages, holeOf, nextMessage, PASSWORD } from '../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../helpers/gateway.ts';
import { lobbyOn, watched } from './form-kit.ts';
import { expectSoon } from './soon.ts';

let live: TestGateway;
beforeAll(async () => {
  live = await gateway({ captchaText: () => CAPTCHA });
});
afterAll(() => live.stop());

const EMPTY: LoginValues = {
  type: 'username',
  username: '',
  password: '',
  mobileNum: '',
  messageCode: '',
  identifying: '',
  countryDialingCode: '84',
};

/** Login form as composed by the modal. */
function loginOn(url: string) {
  const { lobby, env } = lobbyOn(url);
  const captcha = createCaptcha(lobby);
  const shown = () => captcha.$state.get().shown;
  const form = createForm<LoginValues>({
    initial: EMPTY,
    fields: ({ type }) => loginFields(type, shown()),
    check: values => checkLogin(values, shown(), lobby.$rules.get().data),
    send: async values => {
      await lobby.login(loginBody(values, shown()), { captchaKey: captcha.actions.key() });
    },
  });
  watched(captcha.$state);
  watched(form.$state);
  return { lobby, env, captcha, form, ...form.actions };
}

describe('forms on the real gateway', () => {
  it('LOGIN-19 LOGIN-20 a wrong password requires a captcha and only its text with the right password logs in', async () => {
    const { lobby, captcha, form, put, submit } = loginOn(live.url);
    put({ username: 'member0', password: 'Wrong-2026' });
    expect(await submit()).toBe(false);
    expect(form.$state.get().failure).toMatchObject({ code: 'login.failed', messageKey: 'in_login_failed' });
    await expectSoon(() => expect(captcha.$state.get().image).toMatch(/^iVBORw0KGgo/));
    put({ password: PASSWORD });
    expect(await submit()).toBe(false);
    expect(form.$state.get().errors).toEqual({ identifying: { key: 'in_vwrite_code' } });
    put({ identifying: CAPTCHA });
    expect(await submit()).toBe(true);
    expect(lobby.$session.get()?.userName).toBe('member0');
    expect(captcha.$state.get().shown).toBe(false);
  });

  it('LOGIN-15 SMS-11 SMS-12 GW-05 a solved puzzle sends a code and the code logs in', async () => {
    const { lobby, env, form, put, submit } = loginOn(live.url);
    const slide = createSlide(lobby);
    put({ type: 'sms', mobileNum: '901000000' });
    const code = createCode(lobby, { purpose: 'login', ...numberOf(form), challenge: slide.actions.challenge }, env);
    watched(slide.$state);
    watched(code.$state);
    const before = await countMessages(live);
    const sent = code.actions.request();
    await expectSoon(() => expect(slide.$state.get().status).toBe('ready'));
    const { id } = await live.db.selectFrom('slide_puzzles').select('id').executeTakeFirstOrThrow();
    slide.actions.move(await holeOf(live, id));
    await slide.actions.drop();
    expect(await sent).toBe(true);
    expect(code.$state.get()).toMatchObject({ phase: 'waiting', open: true });
    expect(code.$state.get().seconds).toBeGreaterThanOrEqual(58);
    const digits = /\b\d{6}\b/;
    const { body } = await nextMessage(live, before, digits);
    put({ messageCode: digits.exec(body)![0] });
    expect([await submit(), form.$state.get().failure]).toEqual([true, null]);
    expect(lobby.$session.get()?.userName).toBe('member0');
  });

  it('VALID-01 API-15 every pattern of the gateway compiles in the browser', async () => {
    const { lobby } = lobbyOn(live.url);
    const [fields, rules] = [watched(lobby.$registerFields), watched(lobby.$rules)];
    await expectSoon(() => expect([fields.at(-1)?.data?.size, rules.at(-1)?.data?.size]).not.toContain(undefined));
    const sent = [...(fields.at(-1)?.data ?? []), ...(rules.at(-1)?.data ?? [])];
    expect(sent.length).toBeGreaterThan(20);
    expect(sent.filter(([, { pattern }]) => fits(pattern, 'x') === null)).toEqual([]);
  });
});
