/** The remembered login and a login form (LOGIN-03, LOGIN-21, LOGIN-27). */

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
 * Starts the form with the remembered login: its method where the flags offer it (LOGIN-03), its fields. Resolves with
 * the login that was filled in, so that the box "remember" can be ticked.
 */
export async function startRemembered<V extends LoginValues>(
  { lobby, form }: RememberedParts<V>,
  flags: ReadonlySet<string>,
): Promise<RememberedLogin | null> {
  const { type } = form.$state.get().values;
  const stored = await lobby.remembered.read();
  // The visitor may have chosen a method meanwhile.
  if (form.$state.get().values.type !== type) return null;
  const method = firstLoginMethod(flags, stored?.type);
  setMethod(form, method);
  return stored?.type === method ? fill(form, stored) : null;
}

/** Switches the method: its remembered login is read again, and a captcha on the screen is renewed (LOGIN-21). */
export async function switchMethod<V extends LoginValues>(
  { lobby, form, captcha }: RememberedParts<V>,
  method: LoginMethod,
): Promise<RememberedLogin | null> {
  setMethod(form, method);
  void captcha.actions.refresh();
  const stored = await lobby.remembered.read(method);
  // The visitor may have switched on meanwhile.
  return stored && form.$state.get().values.type === method ? fill(form, stored) : null;
}

/** A captcha is good for one image, so its text goes with the method. */
const setMethod = <V extends LoginValues>(form: Form<V>, method: LoginMethod) =>
  form.actions.put({ type: method, identifying: '' } as Partial<V>);

/** Fills what is still empty: nothing the visitor typed is lost. A password without its user name is not filled in. */
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
