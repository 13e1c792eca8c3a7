/**
 * Validation rules of single fields: the kit's defaults, and the server's rules of the same names, which override them
 * (LOGIN-24..26).
 */
import { fits } from './pattern.ts';

/**
 * Error of a field: `key` is a key of the language tables, and `text` is the server's message in the page's language.
 */
export interface FieldError {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Message that is shown instead of the text of `key`. */
  readonly text?: string;
}

/** Errors by field; valid fields are omitted. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Settings of one field in the registration form (REG-05). */
export interface FieldSetting {
  readonly enabled: boolean;
  readonly required: boolean;
  /** Regular expression from the server; '' if none. */
  readonly pattern: string;
  /** Message shown if the value does not match the pattern; '' for the kit's default message. */
  readonly message: string;
}

/** Validation rule from the server. Properties that the server omits are taken from the kit's rule. */
export interface RuleSetting {
  readonly pattern: string;
  readonly message: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** True if an empty value is valid (PSW-11). */
  readonly optional?: boolean;
}

/** Rule that applies to a field. Lengths are in characters. */
export interface Rule {
  readonly pattern: string;
  readonly minLength: number;
  readonly maxLength: number;
  readonly optional: boolean;
  readonly error: FieldError;
}

const rule = (key: string, minLength: number, maxLength: number, pattern = ''): Rule => ({
  pattern,
  minLength,
  maxLength,
  optional: false,
  error: { key },
});

/** Rules that apply if the server sends none (OPEN: LOGIN-25). The messages have the order of LOGIN-26. */
export const RULES = {
  loginUsername: rule('field.account', 4, 16, '^[A-Za-z0-9]*$'),
  /**
   * The minimum is below that of a new password, because existing accounts may have passwords of 6 characters from an
   * earlier rule.
   */
  loginPassword: rule('field.password', 6, 64),
  loginMobileNum: rule('field.mobile', 7, 15, '^\\d*$'),
  verificationCode: rule('error.code-wrong', 4, 6, '^\\d*$'),
  /** A new password; `password.ts` defines further checks (OPEN: PSW-10). */
  password: rule('field.password-length', 8, 64),
} as const;
export type RuleName = keyof typeof RULES;

/** Rules of the server by name. */
export type RuleSettings = ReadonlyMap<string, RuleSetting>;

/**
 * Returns the rule of that name. A pattern of the server replaces the kit's length limits unless the server sends
 * limits (LOGIN-25); a message of the server replaces the kit's message.
 */
export function ruleOf(name: RuleName, settings: RuleSettings = new Map()): Rule {
  const own: Rule = RULES[name];
  const sent = settings.get(name);
  if (!sent) return own;
  const bounds = sent.pattern === '' ? own : { minLength: 0, maxLength: Number.POSITIVE_INFINITY };
  return {
    pattern: sent.pattern || own.pattern,
    minLength: sent.minLength ?? bounds.minLength,
    maxLength: sent.maxLength ?? bounds.maxLength,
    optional: sent.optional ?? false,
    error: sent.message ? { ...own.error, text: sent.message } : own.error,
  };
}

/**
 * Returns the error of `value`; null if valid. If a pattern cannot be evaluated safely, only the gateway validates the
 * value (S31).
 */
export function checkRule({ pattern, minLength, maxLength, optional, error }: Rule, value: string): FieldError | null {
  if (value === '') return optional ? null : error;
  const { length } = [...value];
  const right = length >= minLength && length <= maxLength && (pattern === '' || fits(pattern, value) !== false);
  return right ? null : error;
}

/** Returns the errors of the invalid fields only. */
export const errorsOf = (fields: Readonly<Record<string, FieldError | null | undefined>>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, FieldError] => entry[1] != null));

/** Maximum length of a captcha text (VALID-13). */
const CAPTCHA_MAX = 16;

/** Checks that the text of a displayed captcha has 1 to 16 characters (VALID-09, VALID-13, LOGIN-20). */
export const checkCaptcha = (text: string): FieldError | null =>
  text.trim().length >= 1 && text.trim().length <= CAPTCHA_MAX ? null : { key: 'in_vwrite_code' };
