/** Registration: methods and fields (REG-01..07). The validation is in `registration-check.ts`. */
import { FLAGS } from '../merchants/flags.ts';
import type { FieldSetting } from './field-rules.ts';

/** Registration method: by user name and password, or by mobile number and SMS code. */
export type RegisterMethod = 'username' | 'mobileNum';

/** Supported fields, in the default order (REG-04). */
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
/** Name of a field in the registration form. */
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** Field settings by name, in the server's order. */
export type FieldSettings = ReadonlyMap<string, FieldSetting>;

/**
 * Returns the available methods: both if both flags are enabled, `mobileNum` if only its flag is, otherwise `username`
 * (REG-01, REG-02).
 */
export function registerMethods(flags: ReadonlySet<string>): readonly RegisterMethod[] {
  if (!flags.has(FLAGS.registerByMobile)) return ['username'];
  return flags.has(FLAGS.registerByName) ? ['username', 'mobileNum'] : ['mobileNum'];
}

/** A field as shown in the form. */
export interface ShownField {
  readonly name: RegisterField;
  readonly required: boolean;
  readonly setting: FieldSetting;
}

/**
 * Fields that are required whatever the settings. A registration by number requires the number and its SMS code. A
 * registration by user name requires the number if its SMS code is required.
 */
const OF_METHOD: Readonly<Record<RegisterMethod | 'proved', readonly string[]>> = {
  username: ['username'],
  proved: ['username', 'mobileNum'],
  mobileNum: ['mobileNum', 'verificationCode'],
};

const isField = (name: string): name is RegisterField => (REGISTER_FIELDS as readonly string[]).includes(name);
const ABSENT: FieldSetting = { enabled: true, required: true, pattern: '', message: '' };

/**
 * Returns the fields of the form in the server's order (REG-03, REG-04). The fields of the method are always present
 * and required. The affiliate code is omitted if the page's URL or domain already provided one (REG-06).
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
