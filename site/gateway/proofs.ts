/** Puts together what proves a person: keys, sealed bodies, slide puzzles, codes, and the messages that carry them. */
import type { Database } from './db/schema.ts';
import { inboxPage } from './http/inbox-page.ts';
import type { Log } from './http/log.ts';
import { type Codes, createCodes } from './service/codes.ts';
import { createMac } from './service/mac.ts';
import { createPostman, createSandboxOutbox, type Postman } from './service/outbox.ts';
import { createPhoneProofs, type PhoneProofs } from './service/phone-proof.ts';
import { createSealer, type Sealer } from './service/seal.ts';
import { openSecrets } from './service/secrets.ts';
import { createSlides, type Slides } from './service/slide.ts';
import type { Settings } from './settings.ts';
import { findByMobile } from './store/members.ts';
import { readMessages } from './store/outbox.ts';

/** Messages on the inbox page. */
const SHOWN_MESSAGES = 50;

export interface Proofs {
  readonly sealer: Sealer;
  readonly slides: Slides;
  readonly codes: Codes;
  readonly postman: Postman;
  readonly phone: PhoneProofs;
  /** The sandbox's inbox as a page; null where messages are really sent. */
  readonly inbox: (() => Promise<string>) | null;
}

export function createProofs(db: Database, settings: Settings, log: Log): Proofs {
  const { now, production, outbox } = settings;
  const secrets = openSecrets({ dataDir: settings.dataDir, given: settings.secrets, now });
  const mac = createMac(secrets);
  const hasInbox = outbox === undefined && !production;
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
    slides,
    codes,
    postman,
    sealer: createSealer(secrets, now),
    phone: createPhoneProofs(db, codes, settings.providers ?? {}),
    inbox: hasInbox ? async () => inboxPage(await readMessages(db, SHOWN_MESSAGES), now()) : null,
  };
}
