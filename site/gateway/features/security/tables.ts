/** Tables of the security center. Times are ms since 1970. */
import type { Generated } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** A known device and subnet of a member's logins: later logins from there send no notification. */
export interface KnownDeviceTable {
  member_id: number;
  device: string;
  block: string;
  seen_at: number;
}

/** Questions configured by the operator. */
export interface SecurityQuestionTable {
  code: string;
  names: Json<LocalizedText>;
  position: number;
  enabled: Generated<boolean>;
}

export interface SecurityAnswerTable {
  member_id: number;
  question: string;
  /** Slow hash of an HMAC of the normalized answer, prefixed by the id of the HMAC's key. */
  answer_hash: string;
  set_at: number;
}

export interface SecondFactorTable {
  member_id: number;
  /** The encrypted secret. */
  ciphertext: string;
  /** Time step of the last used code: no step is valid twice. */
  last_step: number;
  created_at: number;
  /** Null until the first code is entered. */
  enabled_at: number | null;
}

export interface RecoveryCodeTable {
  member_id: number;
  /** HMAC with a key of the gateway. */
  code_hmac: string;
  used_at: number | null;
}

/** Logins that still require the second factor. */
export interface MfaChallengeTable {
  /** SHA-256 of the challenge. */
  challenge_hash: string;
  member_id: number;
  attempts_left: number;
  expires_at: number;
}

/** A pending change of mail or mobile. */
export interface ContactChangeTable {
  member_id: number;
  kind: 'email' | 'mobile';
  /** The mail address, or the digits of the number. */
  value: string;
  /** Dialing code of a number: 84. */
  dialing_code: string | null;
  /** Language of the mail that reports the change, such as VI. */
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
