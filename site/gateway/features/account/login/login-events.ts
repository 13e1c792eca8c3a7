/**
 * Steps of a login after the member's identity is verified: second factor, session, and mail about a new device
 * (SAFE-04).
 */
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../../platform/api-error.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Database, Member, Trx } from '../../../platform/db/schema.ts';
import { type RequestOrigin, subnetOf } from '../../../platform/http/device.ts';
import type { Arriving } from '../../../platform/http/session.ts';
import type { Mailer, Message } from '../../../platform/outbox/outbox.ts';
import { readTermsOf } from '../../merchants/merchants-repository.ts';
import { noteDevice } from '../../security/known-devices-repository.ts';
import { memberOfTicket, requestSecondFactor, spendTicket } from '../../security/login-challenges.ts';
import type { SecondFactors } from '../../security/second-factor.ts';
import { readMember } from '../members-repository.ts';
import { newLogin } from '../profile/notifications.ts';
import { openSession, type SessionValue } from '../sessions/service.ts';

/** Time without a login after which a device counts as new again, ms. */
const KNOWN_MS = 90 * 86_400_000;

export interface LoginEventsOptions {
  readonly db: Database;
  readonly audit: Audit;
  readonly mailer: Mailer;
  readonly seconds: Pick<SecondFactors, 'isOn' | 'verify'>;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

/** Logs in a verified member. Throws ApiError `login.code.due`, with a challenge, if the member has a second factor. */
export type Arrive = (member: Member, from: Arriving) => Promise<SessionValue>;

export interface LoginEvents {
  readonly arrive: Arrive;
  /**
   * Completes a login that requires a second factor, with the challenge and a code. Throws ApiError:
   * `login.ticket.over`, `code.wrong`, `login.locked`.
   */
  readonly arriveByCode: (
    credentials: { readonly ticket: string; readonly code: string },
    from: Arriving,
  ) => Promise<SessionValue>;
}

export function createLoginEvents({ db, audit, mailer, seconds, now }: LoginEventsOptions): LoginEvents {
  /** Starts the session, and mails the member about a login from an unknown device or subnet. */
  const enter: Arrive = async (member, from) => {
    const at = now();
    const { session, mail } = await db.transaction().execute(async trx => ({
      session: await openSession(trx, member, at, { from }),
      mail: await noteArrival(trx, member, from, at, audit),
    }));
    if (mail) mailer.post(async () => mail);
    return session;
  };
  return {
    arrive: async (member, from) =>
      (await seconds.isOn(member.id)) ? requestSecondFactor(db, member.id, now()) : enter(member, from),
    async arriveByCode({ ticket, code }, from) {
      const memberId = await memberOfTicket(db, ticket, now());
      const member = await readMember(db, memberId);
      await seconds.verify({ memberId, merchant: member.merchant_code, address: from.address }, code);
      await spendTicket(db, ticket);
      if (member.disabled) throw new ApiError(ERROR_CODES.memberDisabled, 'The account is disabled.');
      return enter(member, from);
    },
  };
}

async function noteArrival(
  trx: Trx,
  { id, merchant_code: merchant, user_name: userName, email }: Member,
  from: Arriving,
  at: number,
  audit: Audit,
): Promise<Message | null> {
  const { address, device, language } = from;
  const place = { member_id: id, device, block: subnetOf(address) };
  if (!(await noteDevice(trx, place, at, at - KNOWN_MS))) return null;
  await audit.note(trx, { kind: 'login-new-device', merchant, memberId: id, address, detail: { device } });
  const { zone } = await readTermsOf(trx, id);
  return email === null ? null : newLogin({ to: email, userName, at, zone, language, place: place.block });
}

/** Records the device used for a registration, so that its next login sends no mail about a new device. */
export const rememberDevice = (trx: Trx, memberId: number, { address, device }: RequestOrigin, now: number) =>
  noteDevice(trx, { member_id: memberId, device, block: subnetOf(address) }, now, now - KNOWN_MS);
