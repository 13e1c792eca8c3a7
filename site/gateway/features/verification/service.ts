/** Creates the services for verifications: keys, encrypted bodies, slide puzzles, codes, and the mailer. */
import type { Database } from '../../platform/db/schema.ts';
import type { Log } from '../../platform/log.ts';
import type { SandboxFeatures } from '../../platform/mode.ts';
import { createMailer, createSandboxOutbox, type Mailer, type Outbox } from '../../platform/outbox/outbox.ts';
import { readMessages, type StoredMessage } from '../../platform/outbox/repository.ts';
import { createFieldCipher, type FieldCipher } from '../../platform/secrets/encrypted-bodies.ts';
import { createFields, type Fields } from '../../platform/secrets/encrypted-fields.ts';
import { createMac, type Hmac } from '../../platform/secrets/hmac.ts';
import type { Secrets, SecretValues } from '../../platform/secrets/secrets.ts';
import { openGatewaySecrets } from '../../platform/secrets/shared-secrets.ts';
import { findByMobile } from '../account/members-repository.ts';
import { type Codes, createCodes } from './codes.ts';
import { createPhoneVerifications, type PhoneVerifications } from './phone-verification.ts';
import type { Providers } from './providers.ts';
import { createSlides, type Slides } from './slide-puzzle/slide-puzzle.ts';

/** Maximum messages on the inbox page. */
const SHOWN_MESSAGES = 50;

export interface VerificationSettings {
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly dataDir: string | null;
  readonly databaseUrl?: string;
  /** Keys with which the secrets in a shared database are encrypted. */
  readonly gatewayKeys?: readonly string[];
  /** Delivers mails and text messages. Without an outbox, a sandbox stores them, and in production none is sent. */
  readonly outbox?: Outbox;
  readonly providers?: Providers;
  /** Externally configured secrets. By default, secrets are generated and stored in the data directory. */
  readonly secrets?: SecretValues;
}

export interface Verifications {
  /** Returns the gateway's HMAC key. */
  readonly hmacKey: () => Buffer;
  readonly secrets: Secrets;
  /** Computes HMACs of short secrets such as codes. */
  readonly hmac: Hmac;
  /** Encrypts single database fields. */
  readonly fields: Fields;
  readonly fieldCipher: FieldCipher;
  readonly slides: Slides;
  readonly codes: Codes;
  readonly mailer: Mailer;
  readonly phone: PhoneVerifications;
  /** Returns the latest messages in the inbox of the sandbox; null if messages are delivered. */
  readonly inbox: (() => Promise<StoredMessage[]>) | null;
}

export async function createVerifications(
  db: Database,
  settings: VerificationSettings,
  { inbox }: Pick<SandboxFeatures, 'inbox'>,
  log: Log,
): Promise<Verifications> {
  const { now, outbox } = settings;
  const secrets = await openGatewaySecrets(db, { ...settings, provided: settings.secrets });
  const hmac = createMac(secrets);
  const hasInbox = outbox === undefined && inbox;
  const mailer = createMailer(outbox ?? (hasInbox ? createSandboxOutbox(db, now) : null), () =>
    log.error('a message was not taken'),
  );
  const slides = createSlides({ db, hmac, now });
  const codes = createCodes({
    db,
    hmac,
    slides,
    mailer,
    now,
    async isMembers({ dialingCode, mobile }, merchant) {
      const member = await findByMobile(db, merchant, mobile);
      return member !== null && !member.disabled && member.dialing_code === dialingCode;
    },
  });
  return {
    hmacKey: secrets.hmacKey,
    secrets,
    hmac,
    fields: createFields(secrets),
    slides,
    codes,
    mailer,
    fieldCipher: createFieldCipher(secrets, now),
    phone: createPhoneVerifications(db, codes, settings.providers ?? {}),
    inbox: hasInbox ? () => readMessages(db, SHOWN_MESSAGES) : null,
  };
}
