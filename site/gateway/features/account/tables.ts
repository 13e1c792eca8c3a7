/** Tables of members and their credentials. Times are ms since 1970; proofs of identity are stored as hashes only. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as JSON text, with a default. */
type JsonDefault<T> = ColumnType<T, string | undefined, string>;

export interface MemberTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  user_name: string;
  /** `foldName` of the name, for case-insensitive uniqueness. Set by the engine for rows of the first seed. */
  user_name_folded: Generated<string>;
  /** 0 player, 4 trial, 40 player of a club, all others agents (member §1). */
  type: number;
  created_at: number;
  /** `scrypt$…` (S33); null for trial accounts, which log in by name until they expire. */
  password_hash: Generated<string | null>;
  /** Time of the member's last password change; null for the password of the registration. */
  password_changed_at: Generated<number | null>;
  payment_hash: Generated<string | null>;
  nickname: Generated<string>;
  email: Generated<string | null>;
  /** Time of the member's last change; null for the address of the registration. */
  email_changed_at: Generated<number | null>;
  /** Dialing code of `mobile`: 84. */
  dialing_code: Generated<string | null>;
  /** Digits of the verified number, which is valid for login and password recovery. */
  mobile: Generated<string | null>;
  /** Time of the last verification; null for the number of the registration. */
  mobile_changed_at: Generated<number | null>;
  /** Other fields of the registration form, by name. */
  profile: JsonDefault<Readonly<Record<string, string>>>;
  /** A level of the club. */
  vip_level: Generated<string | null>;
  /** Further labels assigned by an operator, such as nochat (SERV-07). */
  labels: JsonDefault<readonly string[]>;
  /** Name of a built-in avatar, or an https URL; null for the avatar derived from the id. */
  avatar: Generated<string | null>;
  disabled: Generated<boolean>;
  /** True if another person set the password, which must be changed (LOGIN-18). */
  must_change_password: Generated<boolean>;
  /** Time of the age confirmation (REG-20). */
  age_confirmed_at: Generated<number | null>;
  /** Code of the inviter. */
  affiliate_code: Generated<string | null>;
  /** Upline, determined by the code at registration; immutable. */
  upline_id: Generated<number | null>;
  /**
   * Time of the promotion to agent, ms since 1970; null for members who registered as agents, and for other members.
   */
  agent_since: Generated<number | null>;
  /** True if the member counts in the team sizes of the upline. */
  included_in_team_totals: Generated<boolean>;
  /** Ids from the topmost upline to this member: `/7/31/90/`. Maintained by the database. */
  path: Generated<string>;
}

/** One session from login to its end. Rotated tokens, opened games and opened chats are deleted with it. */
export interface SessionTable {
  id: GeneratedAlways<number>;
  /** SHA-256 of the current token, hex; the token itself is never stored (S14). A renewal replaces this value. */
  token_hash: string;
  member_id: number;
  /** Time of the login; unchanged by renewals. */
  created_at: number;
  expires_at: number;
  /** Time of the last call with a token or an access token of this session. */
  seen_at: number;
  /** Kind of the device used for the login, such as `android-phone`; `other` if unknown. */
  device: Generated<string>;
  /** Subnet of the login: `203.0.113.x`. */
  block: Generated<string | null>;
}

/** A token replaced by a renewal; valid for a short time for calls in flight. */
export interface RotatedTokenTable {
  /** SHA-256, hex. */
  token_hash: string;
  session_id: number;
  /** The next token, encrypted with this one, so that only the holder of this token can read it. */
  next_token_ciphertext: string;
  expires_at: number;
}

/** A token whose session was ended on another device, so that its page can be notified. */
export interface EndedSessionTable {
  /** SHA-256, hex. */
  token_hash: string;
  ended_at: number;
}

/** Start of a member's session; outlives the session. */
export interface LoginTable {
  member_id: number;
  logged_in_at: number;
}

/** Failed attempts since the last success, of members and of unknown names (S34). */
export interface LoginLockoutTable {
  /** `member 12` for a member; for an unknown name, the SHA-256 of merchant and case-folded name. */
  name: string;
  /** Number of consecutive locks. */
  lock_count: number;
  locked_until: number;
  /** Time of the last attempt. */
  failed_at: number;
}

/** A temporary password from a mail, valid for one login in addition to the member's own. */
export interface TemporaryPasswordTable {
  member_id: number;
  /** SHA-256: the password consists of 16 random characters, which cannot be guessed. */
  password_hash: string;
  expires_at: number;
  /** Time of the login; afterwards it is valid only for the password change. */
  used_at: number | null;
}

/** Tokens of start URLs, each valid for one renewal (S12). */
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
