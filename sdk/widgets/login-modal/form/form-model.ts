/** Model of the login form: two methods, captcha, SMS code, and the remembered login (LOGIN-12..27). */

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

/** Values of the form: those of the login call, and the checkbox "Remember me" (LOGIN-04). */
export type LoginForm = LoginValues & { readonly remember: boolean };

export interface LoginFormModel {
  readonly form: Form<LoginForm>;
  readonly captcha: Captcha;
  readonly code: LazyLoginCode;
  /** Fills in the remembered login; `method` overrides its login method (LOGIN-03). */
  init(flags: ReadonlySet<string>, method?: LoginMethod): Promise<void>;
  /**
   * Selects a login method and fills in the login that was remembered for it. A visible captcha is replaced by a new
   * one (LOGIN-21).
   */
  select(method: LoginMethod): Promise<void>;
  /** Clears password, code and captcha; user name and number remain. */
  clear(): void;
}

/** Default dialing code: Vietnam, the country of the kit's lotteries. */
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

/**
 * Changes the error text if the captcha was not visible: it then asks for the captcha instead of reporting a wrong one
 * (LOGIN-19).
 */
const aboutCaptcha = (error: CallError): CallError =>
  error.code === ERROR_CODES.captchaWrong ? Object.create(error, { messageKey: { value: 'in_vwrite_code' } }) : error;

/** Changes the error text of a login by number, in which there is no password: the code is wrong (ERR-06). */
const aboutCode = (error: CallError): CallError =>
  error.code === ERROR_CODES.loginFailed
    ? Object.create(error, { code: { value: ERROR_CODES.codeWrong }, messageKey: { value: 'error.code-wrong' } })
    : error;

/** Creates the form. @param failed called with each error of a login */
export function createLoginForm(lobby: Lobby, failed: (error: CallError) => void): LoginFormModel {
  const captcha = createCaptcha(lobby);
  const isCaptchaShown = () => captcha.$state.get().shown;
  // `get()` would mount the store and request the rules, but an unmounted form must send no requests.
  const rules = () => lobby.$rules.value?.data;

  const send = async (values: LoginForm) => {
    const { remember, countryDialingCode, mobileNum } = values;
    const shown = isCaptchaShown();
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
      // Both calls reject only with a CallError.
      const callError = reason as CallError;
      // The screen for the second-factor code opens, so there is no error to show.
      if (callError.code === ERROR_CODES.loginCodeDue) return;
      const error = values.type === 'sms' ? aboutCode(callError) : callError;
      // A captcha is valid for one attempt with a password, but a wrong SMS code does not use it up.
      if (error.code !== ERROR_CODES.codeWrong) {
        form.actions.put({ identifying: '' });
        void captcha.actions.refresh();
      }
      failed(error);
      throw shown ? error : aboutCaptcha(error);
    }
  };

  const form = createForm<LoginForm>({
    initial: EMPTY,
    fields: ({ type }) => loginFields(type, isCaptchaShown()),
    check: values => checkLogin(values, isCaptchaShown(), rules()),
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
    async init(flags, method) {
      const stored = await startRemembered(parts, flags);
      if (stored) form.actions.put({ remember: true });
      if (method && method !== form.$state.get().values.type) await select(method);
    },
    clear: () => form.actions.put({ password: '', messageCode: '', identifying: '' }),
  };
}
