/** Types of a lobby's account: session, member, login, and third-party providers of the host. */

import type { register } from '../../protocol/account/registration-calls.ts';
import type { login } from '../../protocol/account/session-calls.ts';
import type { Payload } from '../../protocol/endpoint.ts';

export type { FieldSetting, RuleSetting } from '../../protocol/account/field-rules.ts';

/** Request body of a login: type `username`, `sms` (number and code) or `firebase` (LOGIN-12..16). */
export type LoginCredentials = Payload<typeof login>['body'];

export interface LoginOptions {
  /**
   * True stores the login as MC_REMEMBER_LOGIN (LOGIN-28) and sets autoLogin (SESS-14); false removes a remembered
   * login.
   */
  readonly remember?: boolean;
  /** Country dialing code, stored with a mobile number. */
  readonly countryDialingCode?: string;
  /** Key of the fetched captcha image (S35). */
  readonly captchaKey?: string;
}

export type RegisterBody = Payload<typeof register>['body'];

/** Response to a registration. */
export interface Registered {
  /** User name of the account that the gateway created (REG-10). */
  readonly account: string;
  /** True if the new member is logged in (REG-11). */
  readonly loggedIn: boolean;
}

/** State of the login screens in addition to the session (SESS-05). */
export interface Auth {
  readonly token: string | null;
  /** Name of the trial account, stored as trialName (TRIAL-01). */
  readonly trialUser: string | null;
  /** True if the member must change the password first (firstTimeLogin). */
  readonly changePassword: boolean;
  /** True if the next login requires a captcha (LOGIN-19). */
  readonly captcha: boolean;
  /** Ticket of a login that requires a second-factor code (SAFE-05); missing otherwise. */
  readonly codeTicket?: string;
}

/** The logged-in member (SESS-19). Fields that the response omits are '' or []. */
export interface Member {
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly clubLabel: string;
  /** VIP level, from 1; null if the member has none. */
  readonly vipLevel: number | null;
  readonly memberLabels: readonly string[];
  /** Email address, masked by the gateway: l***@example.com. '' if the member has none. */
  readonly email: string;
  /** Invitation code of the member; '' if the member has none. */
  readonly affiliateCode: string;
  /**
   * Active time-out or self-exclusion of the member with its end (server time, ms; null if permanent). Null if the
   * member may play (LIMIT-02).
   */
  readonly break: { readonly endTime: number | null } | null;
}

/** Avatar of a member; `avatarUrl` returns its URL (MEMBER-01). */
export interface Avatar {
  /** URL or name of the avatar image; '' if the member has none. */
  readonly avatar: string;
  readonly avatarType: string;
}

/** The balance (BAL-01..04). Amounts are decimal strings: '10000.00'; '' if unknown. */
export interface Wallet {
  /** Amount available for bets: cash and bonus. */
  readonly sumBalance: string;
  /** Amount that the member can withdraw now (PAY-12). */
  readonly withdrawable: string;
  /** Amount reserved for pending withdrawals; not part of `sumBalance`. */
  readonly held: string;
  /** Remaining bonus amount; part of `sumBalance` but not of `withdrawable`. */
  readonly bonus: string;
  readonly currencySymbol: string;
}

/** Public key of the gateway for the encryption of request bodies (S22). */
export interface BodyKey {
  readonly kid: string;
  readonly jwk: Readonly<Record<string, string>>;
  /** Expiry of the key, ms since 1970. */
  readonly notAfter: number;
}

/** A link published by the operator. `url` is unvalidated; views pass it through `safeUrl`. */
export interface ResourceLink {
  readonly kind: string;
  readonly url: string;
  /** Label of the link; '' if the operator set none. */
  readonly label: string;
}

/** Name and icon of a selectable option, such as a payment method or an avatar. */
export interface NamedPicture {
  readonly name: string;
  /** Image URL, unvalidated; null if the option has no icon. Views pass the URL through `safeUrl('image')`. */
  readonly icon: string | null;
}

/** All settings of the merchant. */
export interface LobbySettings {
  readonly template: ReadonlyMap<string, string>;
  readonly imageCdnList: readonly string[];
  readonly paymentMethods: readonly NamedPicture[];
  /** Avatars that a member can select, with the names that the gateway accepts. */
  readonly avatars: readonly NamedPicture[];
  /** App links by kind: Android, IOS, MOBILECONFIG, AppDownloadIcon (APP-20). */
  readonly downloadLinks: readonly ResourceLink[];
  /** Contact links of the operator by kind: TELEGRAM, FACEBOOK2, WHATSAPP. */
  readonly serviceLinks: readonly ResourceLink[];
  readonly bodyKeys: readonly BodyKey[];
  /** Minimum age in years, from the merchant's settings or the lobby's configuration (VALID-20). */
  readonly minimumAge: number;
  /** True if the registration form's agreement checkbox is initially checked (REG-09). */
  readonly agreementTicked: boolean;
}

/** A remembered login, for autofill of the login form (LOGIN-27). */
export interface RememberedLogin {
  readonly type: 'username' | 'sms';
  readonly username: string;
  /** Password; '' if not stored or not decodable. */
  readonly password: string;
  readonly countryDialingCode: string;
}

export interface Remembered {
  /** Returns the remembered login; null if there is none. With `type`, only a login of that type. */
  read(type?: RememberedLogin['type']): Promise<RememberedLogin | null>;
  save(login: RememberedLogin): Promise<void>;
  clear(): Promise<void>;
}

/**
 * Set if the token in the URL belongs to a different member than the session: the visitor has to choose between them
 * (S12).
 */
export interface MemberSwitch {
  readonly from: string;
  readonly to: string;
  /** Ends the session and logs in the member of the URL's token. */
  accept(): Promise<void>;
  /** Keeps the current session. */
  decline(): Promise<void>;
}

/**
 * Owner of a stored password. It is part of the encrypted data, so that a record copied to another owner cannot be
 * decrypted (S19).
 */
export interface CredentialContext {
  readonly merchant: string;
  readonly origin: string;
  readonly type: string;
  readonly username: string;
}

/** Encoding of a remembered password. `decode` returns null for undecodable text; `clear` deletes the keys. */
export interface CredentialEncoder {
  /**
   * Encodes a password; null if no password can be stored in this browser, so that only the user name is remembered
   * (S20).
   */
  encode(secret: string, context: CredentialContext): Promise<string | null>;
  decode(text: string, context: CredentialContext): Promise<string | null>;
  clear(): Promise<void>;
}

export interface EncryptedBody {
  readonly text: string;
  /** Content-Type header of the encrypted body. */
  readonly type: string;
  /** Value of the request header that names the encryption. */
  readonly encryption: string;
}

/** Encryption of request bodies with a password: login, set password, change password (S21). Null sends plain JSON. */
export interface BodyCipher {
  readonly name: string;
  seal(path: string, body: object): Promise<EncryptedBody | null>;
}

/** Mobile number that receives an SMS code. */
export interface MobileNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/**
 * Login with a social login provider. Resolves with credentials or a single-use token for the gateway, or with null if
 * the visitor closed the dialog (LOGIN-08).
 */
export type SocialProvider = () => Promise<LoginCredentials | { readonly token: string } | null>;

/**
 * SMS codes of an external provider: sends a code and resolves with a function that exchanges the entered code for the
 * provider's ID token.
 */
export type SmsProvider = (number: MobileNumber) => Promise<(code: string) => Promise<string>>;

/**
 * Verification that the visitor is human, run before a code is sent. Resolves with additional fields for the request,
 * or with null if canceled (SMS-12).
 */
export type CodeChallenge = (
  request: MobileNumber & { readonly purpose: 'login' | 'recovery' | 'registration' },
) => Promise<Readonly<Record<string, string>> | null>;

/**
 * Third-party captcha that replaces the kit's image captcha: shows its UI and resolves with its token, or with null if
 * canceled (S45). The gateway must be configured for the same provider.
 */
export type CaptchaProvider = () => Promise<string | null>;

/** Third-party providers of the host. The kit neither loads nor shows a feature whose provider is missing. */
export interface Providers {
  readonly facebook?: SocialProvider;
  readonly google?: SocialProvider;
  readonly sms?: SmsProvider;
  readonly challenge?: CodeChallenge;
  readonly captcha?: CaptchaProvider;
}
