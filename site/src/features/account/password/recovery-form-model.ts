/**
 * Password recovery form: by email, or by phone with an SMS code followed by an automatic login (FORGOT-20..23).
 * `sdk/protocol/account/password-recovery.ts` validates its fields (FORGOT-01..03, FORGOT-10..18).
 */
import { isCallError, type Lobby } from 'lobbykit';
import {
  checkCaptcha,
  checkEmailRecovery,
  checkPhoneRecovery,
  type RecoveryMethod,
  type RuleSettings,
  recoveryBody,
  tidyCode,
  tidyMobile,
} from 'lobbykit/domain';
import {
  type Captcha,
  type CodeModel,
  createCaptcha,
  createCode,
  createForm,
  type Form,
  numberOf,
} from 'lobbykit/forms';
import { ERROR_CODES, passwordByEmail, passwordByVerification } from 'lobbykit/wire';
import { atom } from 'nanostores';
import { FIRST_DIALING_CODE } from '../../../shared/forms/countries.ts';

export type RecoveryValues = {
  readonly method: RecoveryMethod;
  readonly username: string;
  readonly email: string;
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationCode: string;
  readonly newPassword: string;
  /** Captcha text for the automatic login after a recovery by phone (FORGOT-21). */
  readonly identifying: string;
};

export interface RecoveryForm {
  readonly form: Form<RecoveryValues>;
  readonly code: CodeModel;
  readonly captcha: Captcha;
}

/** Result of a recovery request by email. */
export interface MailRequested {
  /** Validity of the password in the email, minutes; null if the gateway does not report it. */
  readonly minutes: number | null;
}

/** Recovery by email that the login screen reports in a notice; null without one. */
export const $mailRequested = atom<MailRequested | null>(null);

const FIELDS = {
  email: ['username', 'email'],
  phone: ['mobileNum', 'verificationCode', 'newPassword'],
} as const satisfies Record<RecoveryMethod, readonly (keyof RecoveryValues)[]>;

/** @param method preselected method (FORGOT-03) */
export function createRecoveryForm(lobby: Lobby, method: RecoveryMethod): RecoveryForm {
  const rules = (): RuleSettings | undefined => lobby.$rules.get().data;
  const captcha = createCaptcha(lobby);
  /** New password that the gateway has already saved. A retry after a failed login then only logs in. */
  let setFor: string | null = null;

  const setPassword = async (values: RecoveryValues) => {
    const idToken = await code.actions.verify(values.verificationCode);
    try {
      await lobby.call(passwordByVerification, { body: recoveryBody(values, idToken ?? undefined) });
    } catch (error) {
      // The inputs stay after a lost connection; after a rejection, only the rejected field is cleared (FORGOT-22, 23).
      if (isCallError(error) && error.status !== undefined) {
        const unchanged = error.code === ERROR_CODES.passwordUnchanged;
        form.actions.put(unchanged ? { newPassword: '' } : { verificationCode: '' });
      }
      throw error;
    }
  };

  const byPhone = async (values: RecoveryValues) => {
    const account = `${values.mobileNum} ${values.newPassword}`;
    if (setFor !== account) await setPassword(values);
    setFor = account;
    const captchaText = captcha.$state.get().shown ? values.identifying.trim() : '';
    try {
      await lobby.login(
        {
          type: 'username',
          username: values.mobileNum,
          password: values.newPassword,
          ...(captchaText && { captcha: captchaText }),
        },
        { captchaKey: captcha.actions.key() },
      );
    } catch (error) {
      if (isCallError(error) && error.status !== undefined) {
        form.actions.put({ identifying: '' });
        void captcha.actions.refresh();
      }
      throw error;
    }
  };

  const form = createForm<RecoveryValues>({
    initial: {
      method,
      username: '',
      email: '',
      mobileNum: '',
      countryDialingCode: FIRST_DIALING_CODE,
      verificationCode: '',
      newPassword: '',
      identifying: '',
    },
    fields: values =>
      captcha.$state.get().shown && values.method === 'phone'
        ? [...FIELDS.phone, 'identifying']
        : FIELDS[values.method],
    check: values => ({
      ...(values.method === 'email' ? checkEmailRecovery(values, rules()) : checkPhoneRecovery(values, rules())),
      ...(captcha.$state.get().shown ? withError('identifying', checkCaptcha(values.identifying)) : {}),
    }),
    async send(values) {
      if (values.method === 'phone') return byPhone(values);
      const body = { username: values.username.trim(), email: values.email.trim() };
      const { value } = await lobby.call(passwordByEmail, { body });
      const minutes = Math.floor(Number(value?.expiresIn) / 60_000);
      $mailRequested.set({ minutes: minutes > 0 ? minutes : null });
    },
    trim: ['username', 'email'],
    tidy: {
      mobileNum: (text, { countryDialingCode }) => tidyMobile(text, countryDialingCode),
      verificationCode: tidyCode,
    },
    errorFields: {
      [ERROR_CODES.passwordUnchanged]: 'newPassword',
      [ERROR_CODES.codeWrong]: 'verificationCode',
      [ERROR_CODES.captchaWrong]: 'identifying',
    },
    follows: [lobby.$text, lobby.$rules, captcha.$state],
  });

  const code = createCode(lobby, {
    purpose: 'recovery',
    ...numberOf(form),
  });

  return { form, code, captcha };
}

const withError = <E>(field: string, error: E | null) => (error ? { [field]: error } : {});
