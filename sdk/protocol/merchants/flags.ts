/** Whitelabel flags: features enabled by an operator (ROLE-05). */
import type { InferOutput } from 'valibot';
import { parseFlag } from '../parse-values.ts';
import type { whitelabel } from './calls.ts';

/** Flags used by the kit, by feature. */
export const FLAGS = {
  /** Registration by user name (REG-01, REG-02). */
  registerByName: 'USERNAMEREG3',
  /** Registration by mobile number (REG-01, REG-02). */
  registerByMobile: 'MOBILENUMREG3',
  /** Login by SMS code (LOGIN-02). */
  loginByCode: 'MOBILEVERCODELOGIN3',
  /** Recovery by phone (FORGOT-02). */
  recoverByPhone: 'CHNGPASSVERIF3',
  /** Login by Facebook (LOGIN-07). */
  facebook: 'FACEBOOKLOGIN3',
  /** Login by Google (LOGIN-07). */
  google: 'GOOGLELOGIN3',
  /** Live chat, and the count of its unread messages (MSG-06, SERV-07). */
  chat: 'CBS3',
  /** The link to the inbox (SERV-06). */
  mail: 'MAILCEN',
} as const;

/** Returns the names of the enabled flags: true, 1, '1' and 'true' are enabled, other values are not (ROLE-05). */
export const parseFlags = (value: InferOutput<(typeof whitelabel)['value']>): ReadonlySet<string> =>
  new Set(Object.keys(value).filter(name => parseFlag(value[name])));
