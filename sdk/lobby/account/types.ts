/** Types of an account: session, member, login, and the providers of a host. */

import type { register } from '../../protocol/account/registration-calls.ts';
import type { login } from '../../protocol/account/session-calls.ts';
import type { Payload } from '../../protocol/endpoint.ts';

export type { FieldSetting, RuleSetting } from '../../protocol/account/field-rules.ts';

/** Body of a login: type `username`, `sms` (number and code) or `firebase` (LOGIN-12..16). */
export type LoginCredentials = Payload<typeof login>['body'];

export interface LoginOptions {
  /**
   * Stores the login as MC_REMEMBER_LOGIN (LOGIN-28) and sets autoLogin (SESS-14); false removes a remembered login.
   */
  readonly remember?: boolean;
  /** Stored with a mobile number. */
  readonly countryDialingCode?: string;
  /** Key of the fetched captcha image (S35). */
  readonly captchaKey?: string;
}

export type RegisterBody = Payload<typeof register>['body'];

/** Response to a registration. */
export interface Registered {
  /** Account created by the gateway (REG-10). */
  readonly account: string;
  /** True if the new member is logged in (REG-11). */
  readonly loggedIn: boolean;
}

/** State that the login screens need in addition to the session (SESS-05). */
export interface Auth {
  readonly token: string | null;
  /** Name of the trial account, stored as trialName (TRIAL-01). */
  readonly trialUser: string | null;
  /** The password must be changed first (firstTimeLogin). */
  readonly changePassword: boolean;
  /** The next login requires a captcha (LOGIN-19). */
  readonly captcha: boolean;
  /** Ticket of a login that requires a second-factor code (SAFE-05); missing otherwise. */
  readonly codeTicket?: string;
}

/** The logged-in member (SESS-19). Missing labels are '' and []. */
export interface Member {
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly clubLabel: string;
  /** VIP level from 1; null without a level. */
  readonly vipLevel: number | null;
  readonly memberLabels: readonly string[];
  /** Masked by the gateway: l***@example.com. '' if none. */
  readonly email: string;
  /** Invitation code of the member, '' if none. */
  readonly affiliateCode: string;
  /** Active exclusion with its end (server time, ms; null if permanent). Null if none (LIMIT-02). */
  readonly break: { readonly endTime: number | null } | null;
}

/** Avatar of a member; `avatarUrl` returns its URL (MEMBER-01). */
export interface Avatar {
  /** URL or name of the image, '' if none. */
  readonly avatar: string;
  readonly avatarType: string;
}

/** The balance (BAL-01..04). Amounts are decimal text: '10000.00'; '' if unknown. */
export interface Wallet {
  /** Available for bets: cash and bonus. */
  readonly sumBalance: string;
  /** Available for a withdrawal now (PAY-12). */
  readonly withdrawable: string;
  /** Reserved for pending withdrawals; not part of `sumBalance`. */
  readonly held: string;
  /** Remaining bonus; part of `sumBalance` but not of `withdrawable`. */
  readonly bonus: string;
  readonly currencySymbol: string;
}

/** Public key for sealed bodies (S22). */
export interface BodyKey {
  readonly kid: string;
  readonly jwk: Readonly<Record<string, string>>;
  /** ms since 1970. */
  readonly notAfter: number;
}

/** A link published by the operator. `url` is unvalidated; views pass it through `safeUrl`. */
export interface ResourceLink {
  readonly kind: string;
  readonly url: string;
  /** Label of the link; '' if the operator set none. */
  readonly label: string;
}

/** Name and icon of an option: a payment method, an avatar. */
export interface NamedPicture {
  readonly name: string;
  /** Image URL, unvalidated, null if none; views pass the URL through `safeUrl('image')`. */
  readonly icon: string | null;
}

/** The consolidated settings of the merchant. */
export interface LobbySettings {
  readonly template: ReadonlyMap<string, string>;
  readonly imageCdnList: readonly string[];
  readonly paymentMethods: readonly NamedPicture[];
  /** Avatars a member may select, with the names that the gateway accepts. */
  readonly avatars: readonly NamedPicture[];
  /** App links by kind: Android, IOS, MOBILECONFIG, AppDownloadIcon (APP-20). */
  readonly downloadLinks: readonly ResourceLink[];
  /** Contact links of the operator by kind: TELEGRAM, FACEBOOK2, WHATSAPP. */
  readonly serviceLinks: readonly ResourceLink[];
  readonly bodyKeys: readonly BodyKey[];
  /** Years, from the merchant or the configuration (VALID-20). */
  readonly minimumAge: number;
  /** Initial state of the registration form's agreement checkbox (REG-09). */
  readonly agreementTicked: boolean;
}

/** A login for autofill (LOGIN-27). */
export interface RememberedLogin {
  readonly type: 'username' | 'sms';
  readonly username: string;
  /** '' if not stored or not decodable. */
  readonly password: string;
  readonly countryDialingCode: string;
}

export interface Remembered {
  /** Returns the remembered login, null if none; with `type`, only a login of that method. */
  read(type?: RememberedLogin['type']): Promise<RememberedLogin | null>;
  save(login: RememberedLogin): Promise<void>;
  clear(): Promise<void>;
}

/** The token in the URL belongs to another member than the session, so the visitor has to choose one (S12). */
export interface MemberSwitch {
  readonly from: string;
  readonly to: string;
  /** Ends the session and logs the other member in. */
  accept(): Promise<void>;
  /** Keeps the session. */
  decline(): Promise<void>;
}

/** Owner of a secret, part of the encrypted data, so that a record moved elsewhere cannot be decrypted (S19). */
export interface CredentialContext {
  readonly merchant: string;
  readonly origin: string;
  readonly type: string;
  readonly username: string;
}

/** Encoding of a remembered password. `decode` returns null for undecodable text; `clear` deletes keys. */
export interface CredentialEncoder {
  /** null if a secret cannot be stored here, so that only the user name is remembered (S20). */
  encode(secret: string, context: CredentialContext): Promise<string | null>;
  decode(text: string, context: CredentialContext): Promise<string | null>;
  clear(): Promise<void>;
}

export interface EncryptedBody {
  readonly text: string;
  /** Content-Type. */
  readonly type: string;
  /** Encryption header. */
  readonly encryption: string;
}

/** Encryption of the bodies of login, set and change password (S21). null sends plain JSON. */
export interface BodyCipher {
  readonly name: string;
  seal(path: string, body: object): Promise<EncryptedBody | null>;
}

/** Recipient of a code. */
export interface MobileNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/**
 * Login with a provider: credentials or a single-use token for the gateway, or null if the visitor closed the dialog
 * (LOGIN-08).
 */
export type SocialProvider = () => Promise<LoginCredentials | { readonly token: string } | null>;

/**
 * Codes sent by a provider: sends a code and resolves with a function that exchanges the typed code for the provider's
 * ID token.
 */
export type SmsProvider = (number: MobileNumber) => Promise<(code: string) => Promise<string>>;

/** Human verification before a code is sent: additional request fields, or null if canceled (SMS-12). */
export type CodeChallenge = (
  request: MobileNumber & { readonly purpose: 'login' | 'recovery' | 'registration' },
) => Promise<Readonly<Record<string, string>> | null>;

/**
 * Third-party captcha instead of the kit's image: shows its UI and resolves with its token, or with null if canceled
 * (S45). The gateway must be configured for the same provider.
 */
export type CaptchaProvider = () => Promise<string | null>;

/** Providers of a host; features without a provider are neither loaded nor shown. */
export interface Providers {
  readonly facebook?: SocialProvider;
  readonly google?: SocialProvider;
  readonly sms?: SmsProvider;
  readonly challenge?: CodeChallenge;
  readonly captcha?: CaptchaProvider;
}
