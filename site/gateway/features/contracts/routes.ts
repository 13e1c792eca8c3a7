/**
 * Routes of contracts between an agent and direct downline members, and of their payouts (EP-26, EP-27, TEAM-21 to
 * TEAM-24).
 */
import {
  contractDividend,
  contractPays,
  contracts,
  dailySalary,
  dividend,
  endContract,
  memberContracts,
  offerContract,
  respondToContract,
} from 'lobbykit/wire';
import { callerOf } from '../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../platform/http/route.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import type { TeamRoutesOptions } from '../team/routes.ts';
import type { PaymentPasswords } from '../withdrawals/password.ts';
import { contractsOf, contractsWith, dividendsOf, payoutsOf, pendingOf, salaryOf } from './lists.ts';
import { end, offer, requireMayOffer, respond } from './offers.ts';

export interface ContractRoutesOptions extends TeamRoutesOptions {
  readonly passwords: Pick<PaymentPasswords, 'verify'>;
}

export function contractRoutes({ db, audit, mailer, passwords, now }: ContractRoutesOptions): Route[] {
  const send = (mail: Message | null) => {
    if (mail) mailer.post(async () => mail);
  };
  return [
    forMember(contractDividend, async ({ session }) => ({ value: await pendingOf(db, session) })),
    forMember(contracts, async ({ session }) => ({ value: await contractsOf(db, session, now()) })),
    forMember(contractPays, async ({ query, session }) => ({ value: await payoutsOf(db, session, query) })),
    forMember(dailySalary, async ({ query, session }) => ({ value: await salaryOf(db, session, query, now()) })),
    forMember(dividend, async ({ query, session }) => ({ value: await dividendsOf(db, session, query, now()) })),
    forMember(memberContracts, async ({ query, session }) => ({
      value: await contractsWith(db, session, query.userName, now()),
    })),
    forMember(offerContract, async call => {
      const { body, session } = call;
      const { address } = call.exchange;
      await requireMayOffer(db, session, body.userName);
      // Runs outside of the transaction, so that a wrong password stays counted even if the offer fails.
      await passwords.verify(callerOf(call, body), body.paymentPassword);
      const { offerId, mail } = await db
        .transaction()
        .execute(trx => offer(trx, session, body, { audit, address }, now()));
      send(mail);
      return { value: { offerId } };
    }),
    forMember(respondToContract, async ({ body, session, exchange: { address } }) => {
      send(await db.transaction().execute(trx => respond(trx, session, body, { audit, address })));
      return { value: null };
    }),
    forMember(endContract, async ({ body, session, exchange: { address } }) => {
      send(await db.transaction().execute(trx => end(trx, session, body.offerId, { audit, address })));
      return { value: null };
    }),
  ];
}
