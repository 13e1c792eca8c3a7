/** Registration: which method, which fields, what is sent (REG-01..07, REG-14..19). Its checks: register-check.ts. */
import type { InferOutput } from 'valibot';
import type { register } from '../../wire/register.ts';
import { FLAGS } from '../flags.ts';
import type { FieldSetting } from './field-rules.ts';

/** Way of registering: by user name and password, or by mobile number and code. */
export type RegisterMethod = 'username' | 'mobileNum';
export type RegistrationBody = InferOutput<(typeof register)['body']>;

/** Fields a server may ask for, in the order they have where it names none (REG-04). */
export const REGISTER_FIELDS = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
  'nickname',
  'payeeName',
  'email',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'affiliateCode',
  'captcha',
] as const;
/** Name of a field of the registration form. */
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** Settings of the fields by name, in the server's order. */
export type FieldSettings = ReadonlyMap<string, FieldSetting>;

/** Methods on offer: two only where both flags are on, else the preselected one alone (REG-01, REG-02). */
export function registerMethods(flags: ReadonlySet<string>): readonly RegisterMethod[] {
  if (!flags.has(FLAGS.registerByMobile)) return ['username'];
  return flags.has(FLAGS.registerByName) ? ['username', 'mobileNum'] : ['mobileNum'];
}

/** One field as the form shows it. */
export interface ShownField {
  readonly name: RegisterField;
  readonly required: boolean;
  readonly setting: FieldSetting;
}

/**
 * Fields that a method needs whatever the settings say: a registration by number needs the number and its code, and
 * a user name that is proved by a code needs the number the code goes to.
 */
const OF_METHOD: Readonly<Record<RegisterMethod | 'proved', readonly string[]>> = {
  username: ['username'],
  proved: ['username', 'mobileNum'],
  mobileNum: ['mobileNum', 'verificationCode'],
};

const isField = (name: string): name is RegisterField => (REGISTER_FIELDS as readonly string[]).includes(name);
const ABSENT: FieldSetting = { enabled: true, required: true, pattern: '', message: '' };

/**
 * Fields of the form in the server's order (REG-03, REG-04). The method's own fields are always there and mandatory; the
 * user name belongs to the one method and the code to the other, which asks for it only where the server requires it. The
 * affiliate code is asked for only while no check of address or domain has found one (REG-06).
 */
export function shownFields(settings: FieldSettings, method: RegisterMethod, affiliateKnown: boolean): ShownField[] {
  const isRequired = (name: string) => settings.get(name)?.enabled === true && settings.get(name)?.required === true;
  const needed = OF_METHOD[isRequired('verificationCode') && method === 'username' ? 'proved' : method];
  const foreign = method === 'username' ? 'verificationCode' : 'username';
  const fields: ShownField[] = [];
  for (const name of [...needed.filter(one => !settings.has(one)), ...settings.keys()]) {
    if (!isField(name) || (name === foreign && !isRequired(name)) || (name === 'affiliateCode' && affiliateKnown))
      continue;
    const setting = settings.get(name) ?? ABSENT;
    const mandatory = needed.includes(name);
    if (mandatory || setting.enabled) fields.push({ name, required: mandatory || setting.required, setting });
  }
  return fields;
}

/** How the page runs; REG-16 in its order. */
export interface PageMode {
  /** Inside a native wrapper. */
  readonly native: boolean;
  /** Standalone display mode. */
  readonly standalone: boolean;
  /** The kept WEBCLIP flag. */
  readonly webclip: boolean;
}

/** APP, PWA, WEBCLIP or H5 (REG-15, OPEN: REG-16). */
export function registerChannel({ native, standalone, webclip }: PageMode): RegistrationBody['registerMethod'] {
  if (native) return 'APP';
  if (standalone) return 'PWA';
  return webclip ? 'WEBCLIP' : 'H5';
}

/** Where a registration comes from (REG-14). */
export interface RegistrationOrigin {
  /** Host of the page, with its port. */
  readonly host: string;
  /** Host name alone: the domain the affiliate check asks about. */
  readonly domain: string;
  readonly mode: PageMode;
  readonly countryDialingCode?: string;
  /** Found by the check of address or domain; sent though its field is not shown (OPEN: REG-07). */
  readonly affiliateCode?: string;
  readonly recommenderId?: string;
  readonly ageConfirmed?: boolean;
  /** Token of a provider's code (REG-19). */
  readonly firebaseIdToken?: string;
}

/** Sent as typed: blanks may belong to them. */
const AS_TYPED: readonly string[] = ['password', 'confirmPassword', 'paymentPassword'];

/** The body of a registration: what is shown and filled, and where it comes from (REG-14, REG-17..19). */
export function registrationBody(
  fields: readonly Pick<ShownField, 'name'>[],
  values: Readonly<Partial<Record<RegisterField, string>>>,
  { host, domain, mode, firebaseIdToken, ageConfirmed, ...sent }: RegistrationOrigin,
): RegistrationBody {
  const typed = fields
    .map(({ name }) => [name, AS_TYPED.includes(name) ? values[name] : values[name]?.trim()] as const)
    .filter(([, value]) => value);
  return {
    registerUrl: host,
    domain,
    registerMethod: registerChannel(mode),
    type: 0,
    ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value)),
    ...Object.fromEntries(typed),
    ...(ageConfirmed !== undefined && { ageConfirmed }),
    ...(firebaseIdToken && { firebaseChannel: 'sms' as const, firebaseIdToken }),
  };
}
