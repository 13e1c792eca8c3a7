/** Tables of members and of what guards them. Times are ms since 1970; what proves a person is kept as a hash only. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as JSON text, with a default. */
type JsonDefault<T> = ColumnType<T, string | undefined, string>;

export interface MemberTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  user_name: string;
  /** `foldName` of the name: one name in any spelling is one member. Made by the engine for what the first seed writes. */
  user_name_folded: Generated<string>;
  /** 0 player, 4 guest, 40 player of a club, everything else an agent (member §1). */
  type: number;
  created_at: number;
  /** `scrypt$…` (S33); null for guests, who log in by their name while it is fresh. */
  password_hash: Generated<string | null>;
  /** When the member last chose a password; null for the one of the registration. */
  password_changed_at: Generated<number | null>;
  payment_hash: Generated<string | null>;
  nickname: Generated<string>;
  email: Generated<string | null>;
  /** When the member last set it; null for the one of the registration. */
  email_changed_at: Generated<number | null>;
  /** Digits of the country: 84; with the number below. */
  dialing_code: Generated<string | null>;
  /** Digits of the number the member proved to hold: it may log in and recover a password. */
  mobile: Generated<string | null>;
  /** When the member last bound it; null for the one of the registration. */
  mobile_changed_at: Generated<number | null>;
  /** Other fields of the registration form, by name. */
  profile: JsonDefault<Readonly<Record<string, string>>>;
  /** A level of the club. */
  vip_level: Generated<string | null>;
  /** Further labels an operator gave, such as nochat (SERV-07). */
  labels: JsonDefault<readonly string[]>;
  /** Name of a drawn picture, or an https address; null for the one that follows from the id. */
  avatar: Generated<string | null>;
  disabled: Generated<boolean>;
  /** The password came from somebody else and has to be changed (LOGIN-18). */
  must_change_password: Generated<boolean>;
  /** When the member said to be old enough (REG-20). */
  age_confirmed_at: Generated<number | null>;
  /** Code of who invited the member. */
  affiliate_code: Generated<string | null>;
  /** Who invited the member, found by the code at registration; never changes. */
  upline_id: Generated<number | null>;
  /** When the member was made an agent, ms since 1970; null for who was one from the first day on, and for who is none. */
  agent_since: Generated<number | null>;
  /** The sizes of the teams above hold the member. */
  included_in_team_totals: Generated<boolean>;
  /** Ids from the highest member down to this one: `/7/31/90/`. The database makes it. */
  path: Generated<string>;
}

/** One login until it ends. Retired tokens, opened games and opened chats are deleted with it. */
export interface SessionTable {
  id: GeneratedAlways<number>;
  /** SHA-256 of its one live token, hex; the token itself is never kept (S14). A renewal puts another one here. */
  token_hash: string;
  member_id: number;
  /** Time of the login; renewals keep it. */
  created_at: number;
  expires_at: number;
  /** Last call with a token or a pass of this session. */
  seen_at: number;
  /** Kind of device at the login: `android-phone`; `other` where nobody knows. */
  device: Generated<string>;
  /** Block of addresses the login came from: `203.0.113.x`. */
  block: Generated<string | null>;
}

/** A token that a renewal replaced; for a short while it serves calls in flight. */
export interface RotatedTokenTable {
  /** SHA-256, hex. */
  token_hash: string;
  session_id: number;
  /** The token that took its place, encrypted under this one: only who has this one can read it. */
  next_token_ciphertext: string;
  expires_at: number;
}

/** A token whose session its member ended on another device: its page is told so. */
export interface EndedSessionTable {
  /** SHA-256, hex. */
  token_hash: string;
  ended_at: number;
}

/** When a session of a member began; stays when the session is over. */
export interface LoginTable {
  member_id: number;
  logged_in_at: number;
}

/** Who was tried and has not proved to be it since: members, and names of nobody (S34). */
export interface LoginLockoutTable {
  /** `member 12`, or the SHA-256 of merchant and folded name where nobody has the name. */
  name: string;
  /** How often the name was locked in a row. */
  lock_count: number;
  locked_until: number;
  /** The last try. */
  failed_at: number;
}

/** A password from a mail, good for one login beside the member's own. */
export interface TemporaryPasswordTable {
  member_id: number;
  /** SHA-256: the password is 16 random characters, which nobody tries out. */
  password_hash: string;
  expires_at: number;
  /** When it was logged in with; from then on it serves only to be changed. */
  used_at: number | null;
}

/** Tokens of start addresses, each good for one renewal (S12). */
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
