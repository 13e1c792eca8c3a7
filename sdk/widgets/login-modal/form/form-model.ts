/** Login form: two methods, captcha, code, and the remembered login (LOGIN-12..27). */

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

/** Values of the form: documented values and the checkbox (LOGIN-04). */
export type LoginForm = LoginValues & { readonly remember: boolean };

export interface LoginFormModel {
  readonly form: Form<LoginForm>;
  readonly captcha: Captcha;
  readonly code: LazyLoginCode;
  /** Initializes the form with the remembered login; `method` overrides its method (LOGIN-03). */
  init(flags: ReadonlySet<string>, method?: LoginMethod): Promise<void>;
  /** Selects a login method with its remembered login; a visible captcha is refreshed (LOGIN-21). */
  select(method: LoginMethod): Promise<void>;
  /** Clears the typed secrets; names and numbers remain. */
  clear(): void;
}

/** Default dialing code, of the country of the kit's lotteries. */
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

/** Changes the error of a captcha that was not visible: the response only requires a captcha (LOGIN-19). */
const aboutCaptcha = (error: CallError): CallError =>
  error.code === ERROR_CODES.captchaWrong ? Object.create(error, { messageKey: { value: 'in_vwrite_code' } }) : error;

/** Changes the error of a login by number, which has no password: the code is wrong (ERR-06). */
const aboutCode = (error: CallError): CallError =>
  error.code === ERROR_CODES.loginFailed
    ? Object.create(error, { code: { value: ERROR_CODES.codeWrong }, messageKey: { value: 'error.code-wrong' } })
    : error;

/** Creates the form. @param failed called with each error of the gateway */
export function createLoginForm(lobby: Lobby, failed: (error: CallError) => void): LoginFormModel {
  const captcha = createCaptcha(lobby);
  const isCaptchaShown = () => captcha.$state.get().shown;
  // `get()` would request the rules without a listener: an unmounted form sends no requests.
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
      // Both calls reject with a CallError only.
      const callError = reason as CallError;
      // The screen requests the second-factor code.
      if (callError.code === ERROR_CODES.loginCodeDue) return;
      const error = values.type === 'sms' ? aboutCode(callError) : callError;
      // A captcha is valid for one password attempt; a wrong code does not consume the captcha.
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
