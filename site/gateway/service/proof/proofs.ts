/** Puts together what proves a person: keys, sealed bodies, slide puzzles, codes, and the messages that carry them. */
import type { Database } from '../../db/schema/schema.ts';
import type { SandboxFeatures } from '../../platform/mode.ts';
import type { Log } from '../../process/log.ts';
import { findByMobile } from '../../store/account/members.ts';
import { type KeptMessage, readMessages } from '../../store/contact/outbox.ts';
import { createPostman, createSandboxOutbox, type Outbox, type Postman } from '../contact/outbox.ts';
import { createFields, type Fields } from '../fields.ts';
import { createSealer, type Sealer } from '../seal.ts';
import type { Secrets, SecretValues } from '../secrets.ts';
import { openGatewaySecrets } from '../shared-secrets.ts';
import { type Codes, createCodes } from './codes.ts';
import { createMac, type Mac } from './mac.ts';
import { createPhoneProofs, type PhoneProofs } from './phone-proof.ts';
import type { Providers } from './providers.ts';
import { createSlides, type Slides } from './slide.ts';

/** Messages on the inbox page. */
const SHOWN_MESSAGES = 50;

export interface ProofSettings {
  /** ms since 1970 */
  readonly now: () => number;
  readonly dataDir: string | null;
  readonly databaseUrl?: string;
  /** Keys around the secrets in a shared database. */
  readonly gatewayKeys?: readonly string[];
  /** Takes messages to phones and mailboxes; without one the sandbox keeps them, and production sends none. */
  readonly outbox?: Outbox;
  readonly providers?: Providers;
  /** Keys from outside; else they are made and kept in the data folder. */
  readonly secrets?: SecretValues;
}

export interface Proofs {
  /** The gateway's own key for HMACs. */
  readonly hmacKey: () => Buffer;
  readonly secrets: Secrets;
  /** Fingerprints of short secrets. */
  readonly mac: Mac;
  /** Encrypts fields of the database. */
  readonly fields: Fields;
  readonly sealer: Sealer;
  readonly slides: Slides;
  readonly codes: Codes;
  readonly postman: Postman;
  readonly phone: PhoneProofs;
  /** The latest messages of the sandbox's inbox; null where messages are really sent. */
  readonly inbox: (() => Promise<KeptMessage[]>) | null;
}

export async function createProofs(
  db: Database,
  settings: ProofSettings,
  { inbox }: Pick<SandboxFeatures, 'inbox'>,
  log: Log,
): Promise<Proofs> {
  const { now, outbox } = settings;
  const secrets = await openGatewaySecrets(db, { ...settings, given: settings.secrets });
  const mac = createMac(secrets);
  const hasInbox = outbox === undefined && inbox;
  const postman = createPostman(outbox ?? (hasInbox ? createSandboxOutbox(db, now) : null), () =>
    log.error('a message was not taken'),
  );
  const slides = createSlides({ db, mac, now });
  const codes = createCodes({
    db,
    mac,
    slides,
    postman,
    now,
    async isMembers({ dialingCode, mobile }, merchant) {
      const member = await findByMobile(db, merchant, mobile);
      return member !== null && !member.disabled && member.dialing_code === dialingCode;
    },
  });
  return {
    hmacKey: secrets.hmacKey,
    secrets,
    mac,
    fields: createFields(secrets),
    slides,
    codes,
    postman,
    sealer: createSealer(secrets, now),
    phone: createPhoneProofs(db, codes, settings.providers ?? {}),
    inbox: hasInbox ? () => readMessages(db, SHOWN_MESSAGES) : null,
  };
}
