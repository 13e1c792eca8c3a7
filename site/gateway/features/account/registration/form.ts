/** Registration form as configured by the operator, for display and validation (REG-03 to REG-05). */
import {
  checkRegistration,
  type FieldError,
  type RegisterMethod,
  type RuleSettings,
  registerMethods,
  shownFields,
} from 'lobbykit/domain';
import { ERROR_CODES, type register } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import { ApiError } from '../../../platform/api-error.ts';
import { localize } from '../../../platform/localized-text.ts';
import { passwordTexts } from '../passwords/new-password.ts';
import { isRight } from './patterns.ts';
import type { RegisterFieldRow } from './repository.ts';

export type RegistrationBody = InferOutput<(typeof register)['body']>;

/** Minimum age in years; shown in an error text only. */
const ADULT = 18;

/** Throws ApiError `permission.denied` if the operator has disabled this registration method (REG-01, REG-02). */
export function requireMethod(flags: ReadonlySet<string>, method: RegisterMethod): void {
  if (registerMethods(flags).includes(method)) return;
  throw new ApiError(ERROR_CODES.permissionDenied, 'This way of registering is switched off.');
}

export interface FormCheck {
  readonly rows: readonly RegisterFieldRow[];
  readonly method: RegisterMethod;
  readonly body: RegistrationBody;
  /** True if the visited domain already identifies an affiliate, so that the invitation code is optional (REG-06). */
  readonly affiliateKnown: boolean;
  /** Operator's rules for account forms. */
  readonly rules: RuleSettings;
  readonly language: string;
}

export interface CheckedForm {
  /** Entered texts, by field. */
  readonly values: Readonly<Record<string, string>>;
  /** True if the form requires a verification code for the phone number. */
  readonly requiresCode: boolean;
}

/**
 * Validates all visible fields with the rules that pages also use, and returns their values. Hidden fields are ignored.
 * Throws ApiError `input.invalid` with an error text per field in `value.fields`.
 */
export async function checkForm({
  rows,
  method,
  body,
  affiliateKnown,
  rules,
  language,
}: FormCheck): Promise<CheckedForm> {
  const messages = new Map(rows.map(({ name, messages }) => [name, localize(messages, language)]));
  const settings = new Map(
    rows.map(({ name, enabled, required, pattern }) => [
      name,
      { enabled, required, pattern, message: messages.get(name) ?? '' },
    ]),
  );
  // The token of an external phone verification replaces the code (REG-19).
  const shown = shownFields(settings, method, affiliateKnown);
  const fields = shown.filter(({ name }) => !(name === 'verificationCode' && body.firebaseIdToken));
  const values = Object.fromEntries(fields.map(({ name }) => [name, typed(name, body[name] ?? '')]));
  const errors = checkRegistration({ fields, values, ageConfirmed: true, minimumAge: ADULT, rules });
  const fitting = await Promise.all(fields.map(({ name, setting }) => isRight(setting.pattern, values[name] ?? '')));
  const unfit = fields.filter((_, index) => !fitting[index]).map(({ name }) => name);
  const textsOf = (name: string, error: FieldError | undefined) =>
    name === 'password' && !error?.text ? passwordTexts(error ?? { key: '' }, language) : messages.get(name) || 'wrong';
  const wrong = [...new Set([...Object.keys(errors), ...unfit])];
  if (wrong.length === 0) return { values, requiresCode: shown.some(({ name }) => name === 'verificationCode') };
  throw new ApiError(ERROR_CODES.inputInvalid, `Not as the settings of the form want it: ${wrong.join(', ')}.`, {
    value: { fields: Object.fromEntries(wrong.map(name => [name, textsOf(name, errors[name])])) },
  });
}

/** Trims a value, except passwords, in which blanks are significant. */
const typed = (name: string, value: string) => (name.toLowerCase().includes('password') ? value : value.trim());
