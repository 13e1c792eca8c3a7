/** Tables of the security center. Times are ms since 1970. */
import type { Generated } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** A device and a block of addresses that a member logged in from: the next login from there is no news. */
export interface KnownDeviceTable {
  member_id: number;
  device: string;
  block: string;
  seen_at: number;
}

/** The operator's list of questions. */
export interface SecurityQuestionTable {
  code: string;
  names: Json<LocalizedText>;
  position: number;
  enabled: Generated<boolean>;
}

export interface SecurityAnswerTable {
  member_id: number;
  question: string;
  /** Slow hash of an HMAC of the answer's normal form, with the id of the HMAC's key in front. */
  answer_hash: string;
  set_at: number;
}

export interface SecondFactorTable {
  member_id: number;
  /** The secret, encrypted. */
  ciphertext: string;
  /** Step of the last code that was used: no step works twice. */
  last_step: number;
  created_at: number;
  /** Null until its first code came. */
  enabled_at: number | null;
}

export interface RecoveryCodeTable {
  member_id: number;
  /** HMAC under the gateway's own key. */
  code_hmac: string;
  used_at: number | null;
}

/** Logins that still want the second factor. */
export interface MfaChallengeTable {
  /** SHA-256 of the ticket. */
  challenge_hash: string;
  member_id: number;
  attempts_left: number;
  expires_at: number;
}

/** A change of mail or mobile that waits for its time. */
export interface ContactChangeTable {
  member_id: number;
  kind: 'email' | 'mobile';
  /** The mail, or the digits of the number. */
  value: string;
  /** Of a number: 84. */
  dialing_code: string | null;
  /** Of the mail that tells when it is done: VI. */
  language: string;
  requested_at: number;
  due_at: number;
}

export interface SecurityTables {
  contact_changes: ContactChangeTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  mfa_challenges: MfaChallengeTable;
  known_devices: KnownDeviceTable;
  security_questions: SecurityQuestionTable;
  security_answers: SecurityAnswerTable;
}
