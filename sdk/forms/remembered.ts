/** Fills a login form with the remembered login (LOGIN-03, LOGIN-21, LOGIN-27). */

import type { Lobby, RememberedLogin } from '../lobby/types.ts';
import { firstLoginMethod, type LoginMethod, type LoginValues } from '../protocol/account/login.ts';
import type { Captcha } from './captcha.ts';
import type { Form } from './form.ts';

export interface RememberedParts<V extends LoginValues> {
  readonly lobby: Pick<Lobby, 'remembered'>;
  readonly form: Form<V>;
  readonly captcha: Captcha;
}

/**
 * Sets the method of the remembered login, if the flags allow it (LOGIN-03), and fills in its fields. Resolves with the
 * remembered login, so that the checkbox "Remember me" can be checked.
 */
export async function startRemembered<V extends LoginValues>(
  { lobby, form }: RememberedParts<V>,
  flags: ReadonlySet<string>,
): Promise<RememberedLogin | null> {
  const { type } = form.$state.get().values;
  const stored = await lobby.remembered.read();
  // The visitor may have selected a login method in the meantime.
  if (form.$state.get().values.type !== type) return null;
  const method = firstLoginMethod(flags, stored?.type);
  setMethod(form, method);
  return stored?.type === method ? fill(form, stored) : null;
}

/**
 * Changes the login method, fills in the login that was remembered for it, and replaces a visible captcha by a new one
 * (LOGIN-21).
 */
export async function switchMethod<V extends LoginValues>(
  { lobby, form, captcha }: RememberedParts<V>,
  method: LoginMethod,
): Promise<RememberedLogin | null> {
  setMethod(form, method);
  void captcha.actions.refresh();
  const stored = await lobby.remembered.read(method);
  // The visitor may have changed the login method again.
  return stored && form.$state.get().values.type === method ? fill(form, stored) : null;
}

/** Sets the login method and clears the captcha text, which is valid for one image only. */
const setMethod = <V extends LoginValues>(form: Form<V>, method: LoginMethod) =>
  form.actions.put({ type: method, identifying: '' } as Partial<V>);

/** Fills in empty fields, so that typed text remains. A password is filled in only together with its user name. */
function fill<V extends LoginValues>(form: Form<V>, stored: RememberedLogin): RememberedLogin {
  const { values } = form.$state.get();
  const { username, password, countryDialingCode } = stored;
  const found: Partial<LoginValues> =
    stored.type === 'sms'
      ? {
          mobileNum: values.mobileNum || username,
          countryDialingCode: countryDialingCode || values.countryDialingCode,
        }
      : {
          username: values.username || username,
          password: values.password || (values.username === '' || values.username === username ? password : ''),
        };
  form.actions.put(found as Partial<V>);
  return stored;
}
