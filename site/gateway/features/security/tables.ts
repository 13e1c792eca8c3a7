/** Tables of the security center. Times are ms since 1970. */
import type { Generated } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Device and subnet from which a member has logged in. Later logins from there send no notification. */
export interface KnownDeviceTable {
  member_id: number;
  device: string;
  block: string;
  seen_at: number;
}

/** Security question that the operator has configured. */
export interface SecurityQuestionTable {
  code: string;
  names: Json<LocalizedText>;
  position: number;
  enabled: Generated<boolean>;
}

export interface SecurityAnswerTable {
  member_id: number;
  question: string;
  /** Slow hash of an HMAC of the normalized answer, prefixed with the id of the HMAC's key. */
  answer_hash: string;
  set_at: number;
}

export interface SecondFactorTable {
  member_id: number;
  /** Encrypted secret of the authenticator app. */
  ciphertext: string;
  /** Time step of the last used code. Codes of this and earlier steps are rejected. */
  last_step: number;
  created_at: number;
  /** Time at which the first code was entered; null until then. */
  enabled_at: number | null;
}

export interface RecoveryCodeTable {
  member_id: number;
  /** HMAC of the recovery code with a key of the gateway. */
  code_hmac: string;
  used_at: number | null;
}

/** Challenge: login that still requires the second factor. */
export interface MfaChallengeTable {
  /** SHA-256 of the token that the client received. */
  challenge_hash: string;
  member_id: number;
  attempts_left: number;
  expires_at: number;
}

/** Pending change of a mail address or phone number. */
export interface ContactChangeTable {
  member_id: number;
  kind: 'email' | 'mobile';
  /** New mail address, or digits of the new phone number. */
  value: string;
  /** Dialing code of the phone number, such as 84; null for a mail address. */
  dialing_code: string | null;
  /** Language of the mail about the completed change, such as VI. */
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
