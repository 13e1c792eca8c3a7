import { expect, it } from 'vitest';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances, runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';

onBothEngines(
  'concurrent withdrawals and decisions',
  twins => {
    const backOffice = (args: readonly string[]) => runCommandLine(twins.server, ['money', ...args], { actor: 'kim' });

    it('OUT-04 concurrent requests, cancellations and decisions leave no reserved money and a balanced ledger', async () => {
      const members = await Promise.all(Array.from({ length: 6 }, () => withdrawer(twins.server)));
      const { db } = twins.server;
      await Promise.all(
        members.map(async (member, m) => {
          for (let n = 0; n < 3; n++) {
            const { orderNo } = (await member.withdraw(`${50_000 + m}`)).body.value;
            await Promise.all([
              member.cancel(orderNo),
              backOffice(['pay', orderNo]).catch(() => []),
              backOffice(['reject', orderNo, '--reason', 'no']).catch(() => []),
              twins.at(m).tick(),
            ]);
          }
        }),
      );
      for (const instance of twins.all) await instance.tick();
      await twins.advance(61_000);
      const ids = members.map(({ memberId }) => memberId);
      const open = await db
        .selectFrom('withdrawals')
        .select(['order_no', 'state'])
        .where('final_transaction_id', 'is', null)
        .where('member_id', 'in', ids)
        .execute();
      expect(open).toEqual([]);
      for (const member of members) {
        const paid = await db
          .selectFrom('withdrawals')
          .select('amount')
          .where('member_id', '=', member.memberId)
          .where('state', '=', 'paid')
          .execute();
        const out = paid.reduce((sum, { amount }) => sum + Number(amount), 0);
        expect(await member.wallet()).toMatchObject({ sumBalance: (1_000_000 - out).toFixed(2), held: '0.00' });
      }
      await expectLedgerBalances(db);
    });
  },
  { inGate: true },
);
