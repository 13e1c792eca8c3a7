/** Registration form: fields from the gateway, validation, SMS code, captcha, and the request (REG-*, VALID-*). */
import { type CallError, isCallError, type Lobby, type Registered } from 'lobbykit';
import {
  checkRegistration,
  type FieldError,
  REGISTER_FIELDS,
  type RegisterField,
  type RegisterMethod,
  type RuleSettings,
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
import { checkAffiliate, checkUsername, ERROR_CODES } from 'lobbykit/wire';
import { FIRST_DIALING_CODE } from '../../../shared/forms/countries.ts';
import type { RegisterSource } from './register-setup.ts';
import { type PageMode, registrationBody } from './registration-body.ts';

export type RegisterValues = Readonly<Record<RegisterField, string>> & {
  readonly ageConfirmed: boolean;
  readonly agreed: boolean;
  readonly countryDialingCode: string;
};

export interface RegisterPage {
  /** Host of the page, including the port. */
  readonly host: string;
  readonly hostname: string;
  readonly mode: PageMode;
}

export interface RegisterForm {
  readonly form: Form<RegisterValues>;
  readonly code: CodeModel;
  readonly captcha: Captcha;
  /** Validation rules of account forms; undefined until loaded. */
  rules(): RuleSettings | undefined;
  /** Validates a field on blur; also sends a user name or an invitation code to the gateway (API-15, VALID-12). */
  blur(field: RegisterField): Promise<void>;
}

const EMPTY = Object.fromEntries(REGISTER_FIELDS.map(name => [name, ''])) as Record<RegisterField, string>;

/** Form field that shows the error, by error code. */
const PLACES = {
  [ERROR_CODES.memberExists]: 'username',
  'error.number-exists': 'mobileNum',
  [ERROR_CODES.codeWrong]: 'verificationCode',
  [ERROR_CODES.captchaWrong]: 'captcha',
  [ERROR_CODES.referrerWrong]: 'affiliateCode',
  [ERROR_CODES.ageUnconfirmed]: 'ageConfirmed',
} as const;

/** Errors that a gateway detects before it uses the captcha, so the captcha image stays valid. */
const BEFORE_CAPTCHA: readonly (string | undefined)[] = [
  ERROR_CODES.memberExists,
  ERROR_CODES.codeWrong,
  ERROR_CODES.referrerWrong,
  ERROR_CODES.ageUnconfirmed,
];

/** Fields whose values the gateway may reject because of other accounts, such as a user name that is already used. */
const SERVER_CHECKED_FIELDS = ['username', 'mobileNum', 'affiliateCode'] as const;
type ServerCheckedField = (typeof SERVER_CHECKED_FIELDS)[number];

const NUMBER_IN_USE: FieldError = { key: 'error.number-exists' };

/**
 * Returns the field whose value another account uses: the field named in the error, or else the main field of `method`.
 */
function conflictingField({ data }: CallError, method: RegisterMethod): RegisterMethod {
  const { fields } = Object(data);
  const named = (['mobileNum', 'username'] as const).find(name => Object.hasOwn(Object(fields), name));
  return named ?? method;
}

/** @param registered called when the gateway has created the account (REG-10) */
export function createRegisterForm(
  lobby: Lobby,
  source: RegisterSource,
  page: RegisterPage,
  registered: (account: Registered) => void,
): RegisterForm {
  /** Rejections by the gateway, keyed by field and value, so that a value is sent for verification only once. */
  const rejections = new Map<string, FieldError>();
  const setup = () => source.$setup.get();
  const shown = () => setup()?.fields ?? [];

  const check = (values: RegisterValues) => {
    const { rules, minimumAge } = setup() ?? { minimumAge: lobby.config.minimumAge };
    const known = Object.fromEntries(
      SERVER_CHECKED_FIELDS.flatMap(name => {
        const error = rejections.get(`${name} ${values[name].trim()}`);
        return error ? [[name, error]] : [];
      }),
    );
    const wrong = checkRegistration({ fields: shown(), values, ageConfirmed: values.ageConfirmed, minimumAge, rules });
    return { ...known, ...wrong };
  };

  const send = async (values: RegisterValues) => {
    const now = setup();
    if (!now) return;
    const token = lobby.$registerFields.get().data?.get('captcha')?.enabled
      ? await lobby.config.providers.captcha?.()
      : null;
    const idToken = await code.actions.verify(values.verificationCode);
    const fields = idToken ? now.fields.filter(({ name }) => name !== 'verificationCode') : now.fields;
    const withMobile = fields.some(({ name }) => name === 'mobileNum') && values.mobileNum.trim() !== '';
    const body = registrationBody(fields, values, {
      host: page.host,
      domain: page.hostname,
      mode: page.mode,
      ageConfirmed: values.ageConfirmed,
      affiliateCode: now.affiliateCode ?? '',
      recommenderId: now.recommenderId,
      ...(withMobile && { countryDialingCode: values.countryDialingCode }),
      ...(idToken && { firebaseIdToken: idToken }),
      ...(token && { captcha: token }),
    });
    try {
      registered(await lobby.register(body, { method: now.method, captchaKey: captcha.actions.key() }));
    } catch (error) {
      if (isCallError(error) && error.status !== undefined) {
        // A captcha image is valid for one attempt, so a new image is required. Without a response, the attempt was not
        // used.
        if (!BEFORE_CAPTCHA.includes(error.code)) {
          form.actions.put({ captcha: '' });
          void captcha.actions.refresh();
        }
        const conflict = error.code === ERROR_CODES.memberExists ? conflictingField(error, now.method) : null;
        if (conflict === 'username') remember(conflict, values, { key: error.messageKey });
        if (conflict === 'mobileNum') {
          remember(conflict, values, NUMBER_IN_USE);
          // Shows the error text about a phone number, because the default text of the error code is about a user name.
          throw Object.create(error, { code: { value: NUMBER_IN_USE.key }, messageKey: { value: NUMBER_IN_USE.key } });
        }
        if (error.code === ERROR_CODES.referrerWrong) remember('affiliateCode', values, INVITATION);
      }
      throw error;
    }
  };
  const INVITATION: FieldError = { key: 'invitation_code_error' };
  const remember = (name: ServerCheckedField, values: RegisterValues, error: FieldError) =>
    rejections.set(`${name} ${values[name].trim()}`, error);

  const form = createForm<RegisterValues>({
    initial: {
      ...EMPTY,
      ageConfirmed: false,
      agreed: lobby.$settings.get().data?.agreementTicked ?? true,
      countryDialingCode: FIRST_DIALING_CODE,
    },
    fields: () => [...shown().map(({ name }) => name), 'ageConfirmed'],
    check,
    send,
    trim: ['username', 'nickname', 'payeeName', 'email', 'affiliateCode'],
    tidy: {
      mobileNum: (text, { countryDialingCode }) => tidyMobile(text, countryDialingCode),
      verificationCode: tidyCode,
    },
    errorFields: PLACES,
    follows: [lobby.$text, source.$setup],
  });

  const code = createCode(lobby, {
    purpose: 'registration',
    ...numberOf(form),
  });
  const captcha = createCaptcha(lobby, true);

  /** Sends a value to the gateway for verification; a rejection shows below the field until the value changes. */
  const verify = async (name: 'username' | 'affiliateCode', request: (value: string) => Promise<unknown>) => {
    const { values, errors } = form.$state.get();
    const value = values[name];
    if (value === '' || errors[name]) return;
    try {
      await request(value);
    } catch (error) {
      // A lost connection does not invalidate the value; only an error response of the gateway does.
      if (
        !isCallError(error) ||
        error.code === undefined ||
        error.code === ERROR_CODES.busy ||
        form.$state.get().values[name] !== value
      )
        return;
      if (name === 'affiliateCode') {
        remember(name, values, INVITATION);
        form.actions.blame(name, INVITATION);
      } else if (error.code === ERROR_CODES.memberExists) {
        remember(name, values, { key: error.messageKey });
        form.actions.recheck();
      }
    }
  };

  return {
    form,
    code,
    captcha,
    rules: () => setup()?.rules,
    async blur(field) {
      form.actions.blur(field);
      if (field === 'username') await verify(field, username => lobby.call(checkUsername, { query: { username } }));
      if (field === 'affiliateCode') {
        await verify(field, affiliateCode =>
          lobby.call(checkAffiliate, { query: { code: affiliateCode, domain: page.hostname } }),
        );
      }
    },
  };
}
