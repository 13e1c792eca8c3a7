/** Routes of a member's withdrawals: password, cards, requests and their states (OUT-01 to OUT-07). */
import {
  addBankCard,
  bankCards,
  cancelWithdrawal,
  hasWithdrawalPassword,
  paymentPasswordCode,
  removeBankCard,
  resetPaymentPassword,
  setPaymentPassword,
  withdraw,
  withdrawBanks,
  withdrawOrder,
  withdrawReport,
  withdrawSetting,
} from 'lobbykit/wire';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Exchange } from '../../platform/http/exchange.ts';
import { callerOf, languageOf } from '../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../platform/http/route.ts';
import { memberIdempotent } from '../../platform/idempotency/member-routes.ts';
import type { Mailer, Message } from '../../platform/outbox/outbox.ts';
import type { Fields } from '../../platform/secrets/encrypted-fields.ts';
import { readMember } from '../account/members-repository.ts';
import type { SecondFactors } from '../security/second-factor.ts';
import { showAmount } from './back-office.ts';
import { addOwnCard, bankResponses, cardResponses, removeOwnCard } from './cards.ts';
import { codeDue } from './errors.ts';
import type { PaymentPasswords } from './password.ts';
import { cancel, request, requireOwn, requireUnblocked, settingFor } from './requests.ts';
import { listPage, toResponse } from './responses.ts';

export interface WithdrawalRoutesOptions {
  readonly db: Database;
  readonly passwords: PaymentPasswords;
  readonly seconds: Pick<SecondFactors, 'isOn' | 'verify'>;
  readonly fields: Fields;
  readonly audit: Audit;
  readonly mailer: Mailer;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export const withdrawalRoutes = ({
  db,
  passwords,
  seconds,
  fields,
  audit,
  mailer,
  now,
}: WithdrawalRoutesOptions): Route[] => {
  const once = { db, now };
  /** Mails to send after the commit, by call. */
  const waiting = new WeakMap<Exchange, Message>();
  const queueMail = (exchange: Exchange, mail: Message | null) => {
    if (mail) waiting.set(exchange, mail);
  };
  /** Adds the sending of the queued mail to a route, after the commit of its transaction. */
  const posting = (route: Route): Route => ({
    endpoint: route.endpoint,
    async handle(exchange, services) {
      const outcome = await route.handle(exchange, services);
      const mail = waiting.get(exchange);
      if (mail) mailer.post(async () => mail);
      return outcome;
    },
  });

  return [
    forMember(hasWithdrawalPassword, async ({ session }) => ({
      value: (await readMember(db, session.memberId)).payment_hash !== null,
    })),
    forMember(setPaymentPassword, async call => {
      await passwords.set(callerOf(call, call.body), call.body);
      return { value: null };
    }),
    forMember(resetPaymentPassword, async call => {
      await passwords.reset(callerOf(call, call.body), call.body);
      return { value: null };
    }),
    forMember(paymentPasswordCode, async call => ({ value: await passwords.sendCode(callerOf(call, call.body)) })),
    forMember(withdrawBanks, async ({ query, exchange }) => ({
      value: await bankResponses(db, languageOf(query, exchange)),
    })),
    forMember(bankCards, async ({ query, session, exchange }) => ({
      value: await cardResponses(db, session.memberId, languageOf(query, exchange)),
    })),
    posting(
      forMember(addBankCard, async call => {
        const caller = callerOf(call, call.body);
        await passwords.verify(caller, call.body.paymentPassword);
        const tools = { fields, audit };
        queueMail(
          call.exchange,
          await db.transaction().execute(trx => addOwnCard(trx, caller, call.body, tools, now())),
        );
        return { value: null };
      }),
    ),
    posting(
      forMember(removeBankCard, async call => {
        const caller = callerOf(call);
        queueMail(
          call.exchange,
          await db.transaction().execute(trx => removeOwnCard(trx, caller, call.body.cardId, { audit }, now())),
        );
        return { value: null };
      }),
    ),
    forMember(withdrawSetting, async ({ session }) => ({ value: await settingFor(db, session.memberId, now()) })),
    posting(
      memberIdempotent(
        withdraw,
        once,
        async (call, trx) => {
          const caller = callerOf(call, call.body);
          const tools = { fields, audit, show: (amount: string) => showAmount(trx, call.session.merchantCode, amount) };
          const { withdrawal, mail } = await request(trx, caller, call.body, tools);
          queueMail(call.exchange, mail);
          return toResponse(trx, withdrawal, caller.language);
        },
        // Runs outside of the transaction, so that a wrong password stays counted even if the transaction fails.
        async call => {
          const caller = callerOf(call, call.body);
          const { paymentPassword, code } = call.body;
          await requireUnblocked(db, caller.memberId, now());
          const requiresCode = await seconds.isOn(caller.memberId);
          if (requiresCode && !code) throw codeDue();
          await passwords.verify(caller, paymentPassword);
          // The code is verified last, because a code can be used only once and a wrong password must not consume it.
          if (requiresCode && code) await seconds.verify(caller, code);
        },
      ),
    ),
    forMember(withdrawOrder, async ({ query, session, exchange }) => {
      const withdrawal = await requireOwn(db, session.memberId, query.orderNo);
      return { value: await toResponse(db, withdrawal, languageOf(query, exchange)) };
    }),
    posting(
      memberIdempotent(cancelWithdrawal, once, async (call, trx) => {
        const caller = callerOf(call, call.body);
        const tools = { audit, show: (amount: string) => showAmount(trx, call.session.merchantCode, amount) };
        const { withdrawal, mail } = await cancel(trx, caller, call.body.orderNo, tools, now());
        queueMail(call.exchange, mail);
        return toResponse(trx, withdrawal, caller.language);
      }),
    ),
    forMember(withdrawReport, async ({ query, session, exchange }) => ({
      value: await listPage(db, session.memberId, { ...query, language: languageOf(query, exchange) }),
    })),
  ];
};
