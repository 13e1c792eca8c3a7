/** Request body of a registration (REG-14..19). */
import type { RegisterField, ShownField } from 'lobbykit/domain';
import type { register } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';

/** Body of the registration request. */
export type RegistrationBody = InferOutput<(typeof register)['body']>;

/** Signals of the display mode of the page, in the order of REG-16. */
export interface PageMode {
  /** True if the page runs inside a native app. */
  readonly native: boolean;
  /** True if the page runs in standalone display mode, from a home screen. */
  readonly standalone: boolean;
  /** True if the WEBCLIP flag is persisted. */
  readonly webclip: boolean;
}

/** Returns the registration channel: APP, PWA, WEBCLIP, or H5 (REG-15, OPEN: REG-16). */
export function registerChannel({ native, standalone, webclip }: PageMode): RegistrationBody['registerMethod'] {
  if (native) return 'APP';
  if (standalone) return 'PWA';
  return webclip ? 'WEBCLIP' : 'H5';
}

/** Origin of a registration: host, display mode, and invitation (REG-14). */
export interface RegistrationOrigin {
  /** Host of the page, including the port. */
  readonly host: string;
  /** Host name without the port, which the gateway compares with the affiliates' domains. */
  readonly domain: string;
  readonly mode: PageMode;
  readonly countryDialingCode?: string;
  /** Invitation code found by the URL or the domain; sent although its field is hidden (OPEN: REG-07). */
  readonly affiliateCode?: string;
  readonly recommenderId?: string;
  readonly ageConfirmed?: boolean;
  /** Token of the SMS verification provider (REG-19). */
  readonly firebaseIdToken?: string;
}

/** Fields sent untrimmed, because spaces may be part of a password. */
const AS_TYPED: readonly string[] = ['password', 'confirmPassword', 'paymentPassword'];

/** Builds the body of a registration request: the non-empty visible fields and the origin (REG-14, REG-17..19). */
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
