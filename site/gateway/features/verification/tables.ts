/**
 * Tables of short-lived verifications. Times are ms since 1970; codes and tokens are stored as hashes, numbers as
 * HMACs, so that a copy of the database reveals neither.
 */

/** Purpose of a code or a slide token. */
export type Purpose = 'login' | 'recovery' | 'registration' | 'withdrawal' | 'contact' | 'contact-old';

export interface SlidePuzzleTable {
  id: string;
  purpose: Purpose;
  number_hmac: string;
  /** Correct left edge of the piece, px. */
  x: number;
  expires_at: number;
}

export interface SlideTokenTable {
  /** SHA-256 of the token. */
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

export interface CaptchaTable {
  /** SHA-256 of the client's key. */
  key_hash: string;
  /** HMAC of the text with that key, which the database does not contain. */
  answer_hmac: string;
  expires_at: number;
}

export interface VerificationTables {
  captchas: CaptchaTable;
  slide_puzzles: SlidePuzzleTable;
  slide_tokens: SlideTokenTable;
  codes: CodeTable;
}
