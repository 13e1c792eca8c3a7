/** Tables of members and their credentials. Times are ms since 1970; proofs of identity are stored as hashes only. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** JSON column that is written as text and has a default. */
type JsonDefault<T> = ColumnType<T, string | undefined, string>;

export interface MemberTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  user_name: string;
  /**
   * `foldName` of the name, for uniqueness that ignores case. The database computes it for members of the first seed.
   */
  user_name_folded: Generated<string>;
  /** 0 player, 4 trial account, 40 player of a club; all other values are agents (member §1). */
  type: number;
  created_at: number;
  /** scrypt hash, `scrypt$…` (S33); null for trial accounts, which log in by name until they expire. */
  password_hash: Generated<string | null>;
  /** Time of the member's last password change; null if the password is that of the registration. */
  password_changed_at: Generated<number | null>;
  payment_hash: Generated<string | null>;
  nickname: Generated<string>;
  email: Generated<string | null>;
  /** Time of the last change of the mail address; null if it is that of the registration. */
  email_changed_at: Generated<number | null>;
  /** Dialing code of `mobile`, such as 84. */
  dialing_code: Generated<string | null>;
  /** Digits of the verified phone number, which can be used for login and password recovery. */
  mobile: Generated<string | null>;
  /** Time of the last verification of `mobile`; null if it is the number of the registration. */
  mobile_changed_at: Generated<number | null>;
  /** Other fields of the registration form, by name. */
  profile: JsonDefault<Readonly<Record<string, string>>>;
  /** Label of the VIP level; null for none. */
  vip_level: Generated<string | null>;
  /** Further labels assigned by an operator, such as nochat (SERV-07). */
  labels: JsonDefault<readonly string[]>;
  /** Name of a built-in avatar, or an https URL. For null, the member id determines a built-in avatar. */
  avatar: Generated<string | null>;
  disabled: Generated<boolean>;
  /** True if another person set the password, so that the member must change it at the next login (LOGIN-18). */
  must_change_password: Generated<boolean>;
  /** Time of the confirmation of the minimum age (REG-20). */
  age_confirmed_at: Generated<number | null>;
  /** Invitation code used at registration. */
  affiliate_code: Generated<string | null>;
  /** Id of the upline, determined by the code at registration; immutable. */
  upline_id: Generated<number | null>;
  /**
   * Time of the promotion to agent, ms since 1970; null for members who registered as agents, and for other members.
   */
  agent_since: Generated<number | null>;
  /** True if the member counts in the team sizes of the upline. */
  included_in_team_totals: Generated<boolean>;
  /** Ids from the topmost upline to this member: `/7/31/90/`. Set by a database trigger. */
  path: Generated<string>;
}

/** Session from login to end. Replaced tokens, opened games and opened chats are deleted together with the session. */
export interface SessionTable {
  id: GeneratedAlways<number>;
  /** SHA-256 of the current token, hex; the token itself is never stored (S14). A renewal replaces this hash. */
  token_hash: string;
  member_id: number;
  /** Time of the login; unchanged by renewals. */
  created_at: number;
  expires_at: number;
  /** Time of the last call with a token of this session, or with an access token of a game or chat. */
  seen_at: number;
  /** Device type of the login, such as `android-phone`; `other` if unknown. */
  device: Generated<string>;
  /** Subnet of the login's IP address: `203.0.113.x`. */
  block: Generated<string | null>;
}

/** Token replaced by a renewal; accepted for a short time for calls in flight. */
export interface RotatedTokenTable {
  /** SHA-256, hex. */
  token_hash: string;
  session_id: number;
  /** The token that replaced this one, encrypted with this one, so that only its holder can decrypt it. */
  next_token_ciphertext: string;
  expires_at: number;
}

/** Token of a session that the member ended from another device; used to notify the page of that session. */
export interface EndedSessionTable {
  /** SHA-256, hex. */
  token_hash: string;
  ended_at: number;
}

/** Login of a member; the row remains after the session has ended. */
export interface LoginTable {
  member_id: number;
  logged_in_at: number;
}

/** Failed attempts since the last success, of members and of names without a member (S34). */
export interface LoginLockoutTable {
  /** `member 12` for a member; for a name without a member, the SHA-256 of merchant and case-folded name. */
  name: string;
  /** Number of consecutive locks, which determines the duration of the next one. */
  lock_count: number;
  locked_until: number;
  /** Time of the last failed attempt. */
  failed_at: number;
}

/** Temporary password from a mail, valid for one login; the member's permanent password stays valid too. */
export interface TemporaryPasswordTable {
  member_id: number;
  /** SHA-256. A fast hash suffices, because the password consists of 16 random characters. */
  password_hash: string;
  expires_at: number;
  /** Time of the login with this password; from then on, it is accepted for a password change only. */
  used_at: number | null;
}

/** Token of a login link, valid for one renewal (S12). */
export interface LoginLinkTable {
  /** SHA-256 of the token. */
  token_hash: string;
  member_id: number;
  expires_at: number;
}

export interface AccountTables {
  members: MemberTable;
  sessions: SessionTable;
  rotated_tokens: RotatedTokenTable;
  ended_sessions: EndedSessionTable;
  logins: LoginTable;
  login_lockouts: LoginLockoutTable;
  temporary_passwords: TemporaryPasswordTable;
  login_links: LoginLinkTable;
}
