/**
 * Tables of what proves a person for a short time. Times are ms since 1970; codes and passes are kept as hashes, numbers as
 * HMACs, so that a copy of the database tells neither.
 */

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

export interface CaptchaTable {
  /** SHA-256 of the key the client chose. */
  key_hash: string;
  /** HMAC of the text under that key: without the key no dump gives it away. */
  answer_hmac: string;
  expires_at: number;
}

export interface VerificationTables {
  captchas: CaptchaTable;
  slide_puzzles: SlidePuzzleTable;
  slide_tokens: SlideTokenTable;
  codes: CodeTable;
}
