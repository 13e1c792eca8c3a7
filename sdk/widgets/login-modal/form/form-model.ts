/** The login form: two methods, one captcha, one code, and what is remembered (LOGIN-12..27). */

import { type Captcha, createCaptcha } from '../../../forms/captcha.ts';
import { createForm, type Form } from '../../../forms/form.ts';
import { startRemembered, switchMethod } from '../../../forms/remembered.ts';
import type { CallError, Lobby } from '../../../lobby/types.ts';
import {
  checkLogin,
  type LoginMethod,
  type LoginValues,
  loginBody,
  loginFields,
  providerLoginBody,
} from '../../../protocol/account/login.ts';
import { tidyCode, tidyMobile } from '../../../protocol/account/phone-numbers.ts';
import { ERROR_CODES } from '../../../protocol/error-codes.ts';
import { createLazyLoginCode, type LazyLoginCode } from './code-model.ts';

/** The values of the form: the documented ones, and the box below them (LOGIN-04). */
export type LoginForm = LoginValues & { readonly remember: boolean };

export interface LoginFormModel {
  readonly form: Form<LoginForm>;
  readonly captcha: Captcha;
  readonly code: LazyLoginCode;
  /** Starts with what is remembered; `method` says which way to log in regardless (LOGIN-03). */
  begin(flags: ReadonlySet<string>, method?: LoginMethod): Promise<void>;
  /** Another way to log in, with the login that is remembered for it; a captcha on the screen is renewed (LOGIN-21). */
  select(method: LoginMethod): Promise<void>;
  /** Forgets the secrets that were typed; names and numbers stay. */
  clear(): void;
}

/** Dialing code while nobody has chosen another: where the kit's lotteries are drawn. */
export const FIRST_DIALING_CODE = '84';

const EMPTY: LoginForm = {
  type: 'username',
  username: '',
  password: '',
  mobileNum: '',
  messageCode: '',
  identifying: '',
  countryDialingCode: FIRST_DIALING_CODE,
  remember: false,
};

/** A picture nobody had seen cannot have been read wrongly: the refusal only asks for it (LOGIN-19). */
const askingFor = (error: CallError): CallError =>
  error.code === ERROR_CODES.captchaWrong ? Object.create(error, { messageKey: { value: 'in_vwrite_code' } }) : error;

/** By number there is no password that could be wrong: what the gateway did not take is the code (ERR-06). */
const aboutCode = (error: CallError): CallError =>
  error.code === ERROR_CODES.loginFailed
    ? Object.create(error, { code: { value: ERROR_CODES.codeWrong }, messageKey: { value: 'error.code-wrong' } })
    : error;

/** @param failed hears of each login the gateway refused */
export function createLoginForm(lobby: Lobby, failed: (error: CallError) => void): LoginFormModel {
  const captcha = createCaptcha(lobby);
  const asked = () => captcha.$state.get().shown;
  // Not get(), which asks the gateway when nobody listens: a form that is not on the screen asks nothing.
  const rules = () => lobby.$rules.value?.data;

  const send = async (values: LoginForm) => {
    const { remember, countryDialingCode, mobileNum } = values;
    const shown = asked();
    const options = { remember, countryDialingCode, captchaKey: captcha.actions.key() };
    try {
      const idToken = values.type === 'sms' ? await code.verify(values.messageCode) : null;
      const verification = idToken && { idToken, mobileNum, countryDialingCode };
      await lobby.login(
        verification
          ? providerLoginBody(verification, shown ? values.identifying : undefined)
          : loginBody(values, shown),
        options,
      );
    } catch (reason) {
      // Both calls reject with a CallError; no other error type escapes.
      const refused = reason as CallError;
      // The screen asks for the code of the second factor.
      if (refused.code === ERROR_CODES.loginCodeDue) return;
      const error = values.type === 'sms' ? aboutCode(refused) : refused;
      // A picture is good for one try of a password; a wrong code leaves it as it was.
      if (error.code !== ERROR_CODES.codeWrong) {
        form.actions.put({ identifying: '' });
        void captcha.actions.refresh();
      }
      failed(error);
      throw shown ? error : askingFor(error);
    }
  };

  const form = createForm<LoginForm>({
    initial: EMPTY,
    fields: ({ type }) => loginFields(type, asked()),
    check: values => checkLogin(values, asked(), rules()),
    send,
    trim: ['username'],
    tidy: {
      mobileNum: (text, { countryDialingCode }) => tidyMobile(text, countryDialingCode),
      messageCode: tidyCode,
    },
    errorFields: {
      [ERROR_CODES.loginFailed]: 'password',
      [ERROR_CODES.codeWrong]: 'messageCode',
      [ERROR_CODES.captchaWrong]: 'identifying',
    },
    follows: [lobby.$text, lobby.$rules],
  });

  const code = createLazyLoginCode(lobby, form);

  const parts = { lobby, form, captcha };
  const select = async (method: LoginMethod) => {
    if (await switchMethod(parts, method)) form.actions.put({ remember: true });
  };
  return {
    form,
    captcha,
    code,
    select,
    async begin(flags, method) {
      const stored = await startRemembered(parts, flags);
      if (stored) form.actions.put({ remember: true });
      if (method && method !== form.$state.get().values.type) await select(method);
    },
    clear: () => form.actions.put({ password: '', messageCode: '', identifying: '' }),
  };
}
