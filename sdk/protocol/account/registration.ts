/** Registration: which method, which fields (REG-01..07). Its checks: register-check.ts; what is sent: register-body.ts. */
import { FLAGS } from '../flags.ts';
import type { FieldSetting } from './field-rules.ts';

/** Way of registering: by user name and password, or by mobile number and code. */
export type RegisterMethod = 'username' | 'mobileNum';

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
