/** Rules of single fields: the kit's own, replaced by those a server sends under the same name (LOGIN-24..26). */
import { fits } from './pattern.ts';

/** The error of a field: a key of the language tables, or `text`, the server's own words in the page's language. */
export interface FieldError {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Shown instead of the text of `key`. */
  readonly text?: string;
}

/** Errors by field; fields that are right are missing. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** One field of the registration form (REG-05). */
export interface FieldSetting {
  readonly enabled: boolean;
  readonly required: boolean;
  /** Pattern of the server, '' for none. */
  readonly pattern: string;
  /** The words shown when the pattern fails, '' for the kit's own words. */
  readonly message: string;
}

/** A rule a server sends: what it does not name is as in the kit's own rule. */
export interface RuleSetting {
  readonly pattern: string;
  readonly message: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** An empty value passes (PSW-11). */
  readonly optional?: boolean;
}

/** A rule ready to be applied; lengths in characters. */
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

/** Rules where the server sends none (OPEN: LOGIN-25); messages in the order of LOGIN-26. */
export const RULES = {
  loginUsername: rule('field.account', 4, 16, '^[A-Za-z0-9]*$'),
  /** Shorter ones than a new password may be: accounts may have passwords of 6 characters that were chosen under an older rule. */
  loginPassword: rule('field.password', 6, 64),
  loginMobileNum: rule('field.mobile', 7, 15, '^\\d*$'),
  verificationCode: rule('error.code-wrong', 4, 6, '^\\d*$'),
  /** A new password; password.ts says what else holds for it (OPEN: PSW-10). */
  password: rule('field.password-length', 8, 64),
} as const;
export type RuleName = keyof typeof RULES;

/** Rules of the server by name. */
export type RuleSettings = ReadonlyMap<string, RuleSetting>;

/**
 * The rule of that name. A pattern of the server's takes the place of the kit's bounds as well, unless it names its own
 * (LOGIN-25); so does its message.
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

/** The error of `value`, null for none. Where a pattern cannot be tried, the gateway decides (S31). */
export function checkRule({ pattern, minLength, maxLength, optional, error }: Rule, value: string): FieldError | null {
  if (value === '') return optional ? null : error;
  const { length } = [...value];
  const right = length >= minLength && length <= maxLength && (pattern === '' || fits(pattern, value) !== false);
  return right ? null : error;
}

/** Leaves out the fields that are right. */
export const errorsOf = (fields: Readonly<Record<string, FieldError | null | undefined>>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, FieldError] => entry[1] != null));

/** Longest captcha text (VALID-13). */
const CAPTCHA_MAX = 16;

/** A captcha that is shown has 1 to 16 characters (VALID-09, VALID-13, LOGIN-20). */
export const checkCaptcha = (text: string): FieldError | null =>
  text.trim().length >= 1 && text.trim().length <= CAPTCHA_MAX ? null : { key: 'in_vwrite_code' };
