/** Remembered login of a login form (LOGIN-03, LOGIN-21, LOGIN-27). */

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
 * Initializes the form with the remembered login: its method if the flags allow it (LOGIN-03), and its fields. Resolves
 * with the login, so that the checkbox "remember" can be checked.
 */
export async function startRemembered<V extends LoginValues>(
  { lobby, form }: RememberedParts<V>,
  flags: ReadonlySet<string>,
): Promise<RememberedLogin | null> {
  const { type } = form.$state.get().values;
  const stored = await lobby.remembered.read();
  // The visitor may have selected a method in the meantime.
  if (form.$state.get().values.type !== type) return null;
  const method = firstLoginMethod(flags, stored?.type);
  setMethod(form, method);
  return stored?.type === method ? fill(form, stored) : null;
}

/** Changes the method: its remembered login is read again, and a visible captcha is refreshed (LOGIN-21). */
export async function switchMethod<V extends LoginValues>(
  { lobby, form, captcha }: RememberedParts<V>,
  method: LoginMethod,
): Promise<RememberedLogin | null> {
  setMethod(form, method);
  void captcha.actions.refresh();
  const stored = await lobby.remembered.read(method);
  // The visitor may have changed the method again.
  return stored && form.$state.get().values.type === method ? fill(form, stored) : null;
}

/** Sets the method and clears the captcha text, because a text is valid for one image only. */
const setMethod = <V extends LoginValues>(form: Form<V>, method: LoginMethod) =>
  form.actions.put({ type: method, identifying: '' } as Partial<V>);

/** Fills empty fields, so that typed text remains. A password is filled only with its user name. */
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
