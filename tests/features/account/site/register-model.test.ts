/** Registration form on a real gateway: checks while typing, field errors and values that stay valid. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { CodeChallenge, Lobby } from '../../../../sdk/lobby/types.ts';
import { createRegisterForm } from '../../../../site/src/features/account/registration/register-model.ts';
import { createRegisterSource } from '../../../../site/src/features/account/registration/register-setup.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { getCode, otherCode } from '../../../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { lobbyOn, stubPage } from '../../../widgets/lobby.ts';

const CAPTCHA = 'HERON';
const PHRASE = 'rain on the roof';
const mode = { native: false, standalone: false, webclip: false };

let server: TestGateway;
let lobby: Lobby;
beforeAll(async () => {
  server = await gateway({ captchaText: () => CAPTCHA });
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  lobby = lobbyOn(server.url, { providers: { challenge: (async () => null) as CodeChallenge } });
});
afterEach(() => lobby.dispose());

async function open() {
  const source = createRegisterSource(lobby, { search: '', hostname: 'shop.example' });
  const done = vi.fn();
  const page = { host: 'shop.example', hostname: 'shop.example', mode };
  const model = createRegisterForm(lobby, source, page, done);
  for (const store of [source.$setup, model.form.$state, model.captcha.$state]) store.listen(() => {});
  source.$method.set('mobileNum');
  await eventually(() => expect(source.$setup.get()?.method).toBe('mobileNum'));
  await eventually(() => expect(model.captcha.$state.get().image).toBeTruthy());
  const type = (values: Record<string, string | boolean>) => model.form.actions.put(values);
  type({ password: PHRASE, confirmPassword: PHRASE, captcha: CAPTCHA, ageConfirmed: true });
  return { ...model, type, done, state: () => model.form.$state.get() };
}

it('VALID-07 VALID-08 registration form checks the confirm password again while the password is edited', async () => {
  const { form, state } = await open();
  form.actions.blur('confirmPassword');
  expect(state().errors).not.toHaveProperty('confirmPassword');
  form.actions.set('password', 'tea on the stove');
  expect(state().errors).toMatchObject({ confirmPassword: { key: 'in_confirmation_correct' } });
  form.actions.set('password', PHRASE);
  expect(state().errors).not.toHaveProperty('confirmPassword');
});

it('VALID-12 registration form shows invitation_code_error for an unknown affiliate code and focuses its field', async () => {
  const { blur, type, state } = await open();
  type({ affiliateCode: 'NOBODY99' });
  await blur('affiliateCode');
  expect(state()).toMatchObject({
    errors: { affiliateCode: { key: 'invitation_code_error' } },
    focus: { field: 'affiliateCode' },
  });
});

it('ERR-04 ERR-06 S35 wrong code and used number show errors at their fields and the captcha remains valid', async () => {
  const { form, captcha, type, done, state } = await open();
  const key = captcha.actions.key();
  const code = await getCode(server, 'registration', '901000000');
  type({ mobileNum: '901000000', verificationCode: otherCode(code) });
  expect(await form.actions.submit()).toBe(false);
  expect(state()).toMatchObject({ errors: { verificationCode: { key: 'error.code-wrong' } }, failure: null });
  type({ verificationCode: code });
  expect(await form.actions.submit()).toBe(false);
  expect(state()).toMatchObject({
    errors: { mobileNum: { key: 'error.number-exists' } },
    failure: null,
    focus: { field: 'mobileNum' },
  });
  expect([state().values.captcha, captcha.actions.key()]).toEqual([CAPTCHA, key]);
  type({ mobileNum: '905000021', verificationCode: await getCode(server, 'registration', '905000021') });
  expect(await form.actions.submit()).toBe(true);
  expect(done).toHaveBeenCalledOnce();
});

it('S35 VALID-10 registration form requests a new captcha after a wrong captcha', async () => {
  const { form, captcha, type, state } = await open();
  const key = captcha.actions.key();
  const code = await getCode(server, 'registration', '905000022');
  type({ mobileNum: '905000022', verificationCode: code, captcha: 'WRONG' });
  expect(await form.actions.submit()).toBe(false);
  expect(state()).toMatchObject({ errors: { captcha: { key: 'error.captcha-wrong' } }, values: { captcha: '' } });
  await eventually(() => expect(captcha.actions.key()).toBeTruthy());
  expect(captcha.actions.key()).not.toBe(key);
});
