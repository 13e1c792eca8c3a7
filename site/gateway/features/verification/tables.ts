/**
 * Tables of verifications with a short lifetime. Times are ms since 1970. Codes and phone numbers are stored as HMACs,
 * tokens as hashes, so that a copy of the database reveals none of them.
 */

/** Purpose for which a code or slide token is valid. */
export type Purpose = 'login' | 'recovery' | 'registration' | 'withdrawal' | 'contact' | 'contact-old';

export interface SlidePuzzleTable {
  id: string;
  purpose: Purpose;
  number_hmac: string;
  /** Horizontal position of the correct gap, px. */
  x: number;
  expires_at: number;
}

export interface SlideTokenTable {
  /** SHA-256 of the slide token. */
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
  /** SHA-256 of the key that the client has chosen. */
  key_hash: string;
  /** HMAC of the answer with the client's key, which the database does not contain. */
  answer_hmac: string;
  expires_at: number;
}

export interface VerificationTables {
  captchas: CaptchaTable;
  slide_puzzles: SlidePuzzleTable;
  slide_tokens: SlideTokenTable;
  codes: CodeTable;
}
