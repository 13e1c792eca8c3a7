/** Routes of transfers from an agent to downline members (EP-25, TEAM-14). */
import { transferDownline, transferMultipleDownline, transferSetting } from 'lobbykit/wire';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { callerOf } from '../../../platform/http/request-headers.ts';
import { forMember, type MemberCall, type Route } from '../../../platform/http/route.ts';
import { memberIdempotent } from '../../../platform/idempotency/member-routes.ts';
import type { PaymentPasswords } from '../../withdrawals/password.ts';
import { requireFree, transfer, transferSettingFor } from './service.ts';

export interface TransferRoutesOptions {
  readonly db: Database;
  readonly passwords: Pick<PaymentPasswords, 'verify'>;
  readonly audit: Audit;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

type Transfer = MemberCall<typeof transferDownline> | MemberCall<typeof transferMultipleDownline>;

export function transferRoutes({ db, passwords, audit, now }: TransferRoutesOptions): Route[] {
  const once = { db, now };
  // Runs outside of the transaction, so that a wrong password stays counted even if the transfer fails.
  const verify = async (call: Transfer) => {
    await requireFree(db, call.session, now());
    await passwords.verify(callerOf(call, call.body), call.body.paymentPassword);
  };
  return [
    forMember(transferSetting, async ({ session }) => ({ value: await transferSettingFor(db, session, now()) })),
    memberIdempotent(
      transferDownline,
      once,
      ({ session, body: { userName, amount }, exchange: { address } }, trx) =>
        transfer(trx, session, { userNames: [userName], amount }, { audit, address }),
      verify,
    ),
    memberIdempotent(
      transferMultipleDownline,
      once,
      ({ session, body, exchange: { address } }, trx) => transfer(trx, session, body, { audit, address }),
      verify,
    ),
  ];
}
