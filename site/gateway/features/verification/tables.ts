/**
 * Tables of what proves a person for a short time. Times are ms since 1970; codes and passes are kept as hashes, numbers as
 * HMACs, so that a copy of the database tells neither.
 */
import type { GeneratedAlways } from 'kysely';

/** What a code or a slide pass is good for. */
export type Purpose = 'login' | 'recovery' | 'registration' | 'withdrawal' | 'contact' | 'contact-old';

export interface SlidePuzzleTable {
  id: string;
  purpose: Purpose;
  number_hmac: string;
  /** Left edge of the piece where it belongs, px. */
  x: number;
  expires_at: number;
}

export interface SlideTokenTable {
  /** SHA-256 of the pass. */
  token_hash: string;
  purpose: Purpose;
  number_hmac: string;
  expires_at: number;
}

export interface CodeTable {
  purpose: Purpose;
  number_hmac: string;
  code_hmac: string;
  attempts_left: number;
  expires_at: number;
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

export interface OutboxTable {
  id: GeneratedAlways<number>;
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string;
  body: string;
  sent_at: number;
}

/** Keys of the gateways on a shared server, as one row (OPS-02). */
export interface GatewaySecretsTable {
  id: number;
  /** LocalizedText the key that `sealed` is encrypted under. */
  key_id: string;
  ciphertext: string;
  changed_at: number;
}

export interface SecretTables {
  gateway_secrets: GatewaySecretsTable;
  slide_puzzles: SlidePuzzleTable;
  slide_tokens: SlideTokenTable;
  codes: CodeTable;
  temporary_passwords: TemporaryPasswordTable;
  login_links: LoginLinkTable;
  outbox: OutboxTable;
}
