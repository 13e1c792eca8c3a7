/** Whitelabel flags: features that an operator has enabled (ROLE-05). */
import type { InferOutput } from 'valibot';
import { parseFlag } from '../parse-values.ts';
import type { whitelabel } from './calls.ts';

/** Flags that the kit uses, by feature. */
export const FLAGS = {
  /** Registration by user name (REG-01, REG-02). */
  registerByName: 'USERNAMEREG3',
  /** Registration by mobile number (REG-01, REG-02). */
  registerByMobile: 'MOBILENUMREG3',
  /** Login by SMS code (LOGIN-02). */
  loginByCode: 'MOBILEVERCODELOGIN3',
  /** Password recovery by phone (FORGOT-02). */
  recoverByPhone: 'CHNGPASSVERIF3',
  /** Login by Facebook (LOGIN-07). */
  facebook: 'FACEBOOKLOGIN3',
  /** Login by Google (LOGIN-07). */
  google: 'GOOGLELOGIN3',
  /** Live chat and its unread count (MSG-06, SERV-07). */
  chat: 'CBS3',
  /** Link to the inbox (SERV-06). */
  mail: 'MAILCEN',
} as const;

/**
 * Returns the names of the enabled flags. The values true, 1, '1' and 'true' mean enabled, and all other values do not
 * (ROLE-05).
 */
export const parseFlags = (value: InferOutput<(typeof whitelabel)['value']>): ReadonlySet<string> =>
  new Set(Object.keys(value).filter(name => parseFlag(value[name])));
