/**
 * Worker that applies changes of mail addresses and phone numbers after 24 hours, each exactly once among all gateways
 * (SAFE-02, PAY-15).
 */

import type { Audit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type Repeated, repeat } from '../../platform/jobs/scheduler.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/outbox/outbox.ts';
import { readMember } from '../account/members-repository.ts';
import { dueContactChanges, takeContactChange } from './contact-changes-repository.ts';
import { applyContact, isUsedByOther } from './contacts.ts';
import { type Contact, maskContact } from './member-contact.ts';
import { notifySecurityEvent } from './notifications.ts';

const EVERY_MS = 30_000;
const BATCH = 100;

export interface ContactChangeWorker extends Repeated {
  /** Applies all due changes. */
  tick(): Promise<void>;
}

export interface ContactChangeWorkerOptions {
  readonly db: Database;
  readonly audit: Audit;
  readonly mailer: Mailer;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly log: Pick<Log, 'error'>;
}

export function createContactChangeWorker({
  db,
  audit,
  mailer,
  now,
  log,
}: ContactChangeWorkerOptions): ContactChangeWorker {
  const onError = (error: unknown) => log.error({ err: error }, 'a mail or mobile could not be changed');

  const finish = (due: Parameters<typeof takeContactChange>[1]) =>
    db.transaction().execute(async trx => {
      const at = now();
      const change = await takeContactChange(trx, due, at);
      if (!change) return [];
      const { member_id: memberId, kind, value, dialing_code: dialingCode, language } = change;
      const member = await readMember(trx, memberId);
      const contact: Contact = { kind, value, dialingCode };
      if (!(await isUsedByOther(trx, member, contact))) {
        return applyContact(trx, member, contact, { audit, binding: { now: at, language } });
      }
      const mail = await notifySecurityEvent(trx, { memberId, event: 'mobile-kept', now: at, language });
      const detail = { to: maskContact(contact), taken: true };
      await audit.note(trx, { kind: 'contact-kept', merchant: member.merchant_code, memberId, detail });
      return [mail];
    });

  const tick = async () => {
    for (const due of await dueContactChanges(db, now(), BATCH)) {
      // A failed change of one member must not delay the changes of others.
      const messages = await finish(due).catch(error => {
        onError(error);
        return [];
      });
      for (const message of messages) mailer.post(async () => message);
    }
  };
  return { tick, ...repeat(EVERY_MS, tick, onError) };
}
