/** Routes of the security center: state, questions and sessions (EP-09, SAFE-01, SAFE-03, SAFE-04). */
import {
  customerSecurityQuestions,
  disableSecondFactor,
  enableSecondFactor,
  endOtherSessions,
  endSession,
  openSessions,
  renewRecoveryCodes,
  saveSecurityQuestions,
  securityConfig,
  securityQuestions,
  startSecondFactor,
} from 'lobbykit/wire';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Exchange } from '../../platform/http/exchange.ts';
import { callerOf, languageOf } from '../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../platform/http/route.ts';
import type { MemberSession } from '../../platform/http/session.ts';
import { endManually } from '../account/sessions/member-sessions-repository.ts';
import { availableQuestions, chosenQuestions, type Questions } from './questions.ts';
import type { SecondFactors } from './second-factor.ts';
import { securityStatusOf, sessionResponses } from './service.ts';

export interface CenterRoutesOptions {
  readonly db: Database;
  readonly questions: Questions;
  readonly seconds: SecondFactors;
  readonly audit: Audit;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

interface Called {
  readonly session: MemberSession;
  readonly exchange: Exchange;
}

export function centerRoutes({ db, questions, seconds, audit, now }: CenterRoutesOptions): Route[] {
  const end = ({ session, exchange: { address } }: Called, which: Parameters<typeof endManually>[2]) =>
    db.transaction().execute(async trx => {
      const { memberId, merchantCode: merchant } = session;
      const ended = await endManually(trx, memberId, which, now());
      if (ended > 0) await audit.note(trx, { kind: 'session-ended', merchant, memberId, address, detail: { ended } });
      return ended;
    });
  return [
    forMember(securityConfig, async ({ session }) => ({ value: await securityStatusOf(db, session.memberId) })),
    forMember(securityQuestions, async ({ query, exchange }) => ({
      value: await availableQuestions(db, languageOf(query, exchange)),
    })),
    forMember(customerSecurityQuestions, async ({ query, session, exchange }) => ({
      value: await chosenQuestions(db, session.memberId, languageOf(query, exchange)),
    })),
    forMember(saveSecurityQuestions, async call => {
      await questions.save(callerOf(call, call.body), call.body.answers, call.body.password);
      return { value: {} };
    }),
    forMember(startSecondFactor, async call => ({
      value: await seconds.startSetup(callerOf(call), call.body.password),
    })),
    forMember(enableSecondFactor, async call => ({
      value: { codes: [...(await seconds.turnOn(callerOf(call, call.body), call.body.code))] },
    })),
    forMember(disableSecondFactor, async call => {
      await seconds.turnOff(callerOf(call, call.body), call.body.password, call.body.code);
      return { value: {} };
    }),
    forMember(renewRecoveryCodes, async call => ({
      value: { codes: [...(await seconds.renewCodes(callerOf(call), call.body.code))] },
    })),
    forMember(openSessions, async ({ session: { memberId, sessionId } }) => ({
      value: await sessionResponses(db, memberId, sessionId, now()),
    })),
    forMember(endSession, async call => {
      await end(call, { id: Number(call.body.sessionId) });
      return { value: {} };
    }),
    forMember(endOtherSessions, async call => ({ value: { ended: await end(call, { but: call.session.sessionId }) } })),
  ];
}
