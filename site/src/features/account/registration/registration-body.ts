/** What a registration sends (REG-14..19). */
import type { RegisterField, ShownField } from 'lobbykit/domain';
import type { register } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';

/** The fields of its call. */
export type RegistrationBody = InferOutput<(typeof register)['body']>;

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
