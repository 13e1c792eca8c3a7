/** The nouns of an account: who is logged in, how one logs in, and what a host may plug in there. */

import type { register } from '../../protocol/account/registration-calls.ts';
import type { login } from '../../protocol/account/session-calls.ts';
import type { Payload } from '../../protocol/endpoint.ts';

export type { FieldSetting, RuleSetting } from '../../protocol/account/field-rules.ts';

/** Body of a login: type `username`, `sms` (number and code) or `firebase` (LOGIN-12..16). */
export type LoginCredentials = Payload<typeof login>['body'];

export interface LoginOptions {
  /** Keeps the login under MC_REMEMBER_LOGIN (LOGIN-28) and sets autoLogin (SESS-14); false forgets a kept one. */
  readonly remember?: boolean;
  /** Stored with a mobile number. */
  readonly countryDialingCode?: string;
  /** Key under which the captcha image was fetched (S35). */
  readonly captchaKey?: string;
}

export type RegisterBody = Payload<typeof register>['body'];

/** Response to a registration. */
export interface Registered {
  /** The account the gateway made (REG-10). */
  readonly account: string;
  /** Set when the new member is logged in (REG-11). */
  readonly loggedIn: boolean;
}

/** What the screens around a login need besides the session itself (SESS-05). */
export interface Auth {
  readonly token: string | null;
  /** Name of the trial account, kept under trialName (TRIAL-01). */
  readonly trialUser: string | null;
  /** The password has to be changed before anything else (firstTimeLogin). */
  readonly changePassword: boolean;
  /** The gateway asks for a captcha at the next login (LOGIN-19). */
  readonly captcha: boolean;
  /** Ticket of a login that still wants a code of the second factor (SAFE-05); missing where none does. */
  readonly codeTicket?: string;
}

/** Who is logged in (SESS-19). Labels are '' and [] where there are none. */
export interface Member {
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly clubLabel: string;
  /** From 1; null without a club. */
  readonly vipLevel: number | null;
  readonly memberLabels: readonly string[];
  /** As the gateway masks it: l***@example.com. '' without one. */
  readonly email: string;
  /** Code by which the member invites others, '' where there is none. */
  readonly affiliateCode: string;
  /** The break from play that the member takes: when it ends (server time, ms; null for never). Null without one (LIMIT-02). */
  readonly break: { readonly endTime: number | null } | null;
}

/** The picture of a member; `avatarUrl` makes an address of both (MEMBER-01). */
export interface Avatar {
  /** Address or name of the picture, '' without one. */
  readonly avatar: string;
  readonly avatarType: string;
}

/** The balance (BAL-01..04). Decimal text each, never a float: '10000.00'; '' where the gateway says nothing of it. */
export interface Wallet {
  /** All that can be staked: cash and bonus. */
  readonly sumBalance: string;
  /** What a withdrawal may take now (PAY-12). */
  readonly withdrawable: string;
  /** What withdrawals under way hold; no part of `sumBalance`. */
  readonly held: string;
  /** What is left of bonuses; part of `sumBalance`, no part of `withdrawable`. */
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

/** A link an operator publishes. `url` as given; views pass it through `safeUrl`. */
export interface ResourceLink {
  readonly kind: string;
  readonly url: string;
  /** '' where it has none. */
  readonly label: string;
}

/** Something to choose from or to show in a row: a payment method, an avatar. */
export interface NamedPicture {
  readonly name: string;
  /** Picture as given, null without one; views pass it through `safeUrl('image')`. */
  readonly icon: string | null;
}

/** The consolidated settings of the merchant. */
export interface LobbySettings {
  readonly template: ReadonlyMap<string, string>;
  readonly imageCdnList: readonly string[];
  readonly paymentMethods: readonly NamedPicture[];
  /** Pictures a member may choose from, by the name the gateway takes. */
  readonly avatars: readonly NamedPicture[];
  /** Links to apps, by kind: Android, IOS, MOBILECONFIG, AppDownloadIcon (APP-20). */
  readonly downloadLinks: readonly ResourceLink[];
  /** Ways to reach the operator, by kind: TELEGRAM, FACEBOOK2, WHATSAPP. */
  readonly serviceLinks: readonly ResourceLink[];
  readonly bodyKeys: readonly BodyKey[];
  /** Years, the merchant's or the configuration's (VALID-20). */
  readonly minimumAge: number;
  /** Does the agreement of the registration form start ticked? (REG-09) */
  readonly agreementTicked: boolean;
}

/** A login that may be filled in again (LOGIN-27). */
export interface RememberedLogin {
  readonly type: 'username' | 'sms';
  readonly username: string;
  /** '' where it was not kept or does not open any more. */
  readonly password: string;
  readonly countryDialingCode: string;
}

export interface Remembered {
  /** The kept login, or null; with `type` only one of that method. */
  read(type?: RememberedLogin['type']): Promise<RememberedLogin | null>;
  save(login: RememberedLogin): Promise<void>;
  forget(): Promise<void>;
}

/** A token in the address belongs to somebody else than the live session: one of the two has to go (S12). */
export interface MemberSwitch {
  readonly from: string;
  readonly to: string;
  /** Ends the live session and signs the other member in. */
  accept(): Promise<void>;
  /** Keeps the live session. */
  refuse(): Promise<void>;
}

/** Whose secret it is: part of what is encrypted, so that a record moved elsewhere does not open (S19). */
export interface CredentialContext {
  readonly merchant: string;
  readonly origin: string;
  readonly type: string;
  readonly username: string;
}

/** Encoding of a remembered password. `decode` gives null for what does not open; `clear` drops keys. */
export interface CredentialEncoder {
  /** null: this place cannot keep a secret, so only the user name is remembered (S20). */
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

/** Encryption of the bodies of login, set and change password (S21). null: sent as plain JSON. */
export interface BodyCipher {
  readonly name: string;
  seal(path: string, body: object): Promise<EncryptedBody | null>;
}

/** Where a code goes. */
export interface MobileNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/** Sign-in of a provider: credentials or a one-use token for the gateway, or null when the visitor closed the dialog (LOGIN-08). */
export type SocialProvider = () => Promise<LoginCredentials | { readonly token: string } | null>;

/** Codes sent by a provider: sends one and resolves with what turns the typed code into the provider's ID token. */
export type SmsProvider = (number: MobileNumber) => Promise<(code: string) => Promise<string>>;

/** A check that a person asks for a code: extra fields of the request, or null when it was cancelled (SMS-12). */
export type CodeChallenge = (
  request: MobileNumber & { readonly purpose: 'login' | 'recovery' | 'registration' },
) => Promise<Readonly<Record<string, string>> | null>;

/**
 * A captcha of another party, in place of the kit's picture: shows what it has to show and resolves with its token, or with null
 * when the visitor gave up (S45). The gateway has to be set up for the same party.
 */
export type CaptchaProvider = () => Promise<string | null>;

/** What a host may bring along; nothing of it is loaded or shown without. */
export interface Providers {
  readonly facebook?: SocialProvider;
  readonly google?: SocialProvider;
  readonly sms?: SmsProvider;
  readonly challenge?: CodeChallenge;
  readonly captcha?: CaptchaProvider;
}
