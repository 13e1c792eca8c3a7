/** Process exit between the ledger entries of a final withdrawal state and their commit. */
import { expect, it } from 'vitest';
import { onPostgres } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances, runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { firstOutput, kill, runFixture } from '../../helpers/gateway/processes.ts';
import { withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';
import { gateway, TEST_NOW } from '../../helpers/gateway.ts';

onPostgres('withdrawal action of a killed process', postgres => {
  it('OUT-04 process killed before the commit changes no row and a repetition of the action takes effect once', {
    tags: 'slow',
  }, async () => {
    const databaseUrl = postgres().createSeeded('killed');
    const server = await gateway({ databaseUrl, dataDir: null, now: () => TEST_NOW });
    const { db } = server;
    const backOffice = (args: readonly string[]) => runCommandLine(server, args, { actor: 'kim' });
    const posted = async () => (await db.selectFrom('ledger_entries').select('account_id').execute()).length;
    try {
      for (const { verb, from, to, left } of [
        { verb: 'reject', from: 'pending', to: 'rejected', left: '1000000.00' },
        { verb: 'fail', from: 'paying', to: 'failed', left: '1000000.00' },
        { verb: 'pay', from: 'paying', to: 'paid', left: '700000.00' },
      ]) {
        const member = await withdrawer(server);
        const { orderNo } = (await member.withdraw('300000')).body.value;
        await db.updateTable('withdrawals').set({ provider: null }).where('order_no', '=', orderNo).execute();
        if (from === 'paying') await backOffice(['money', 'pay', orderNo]);
        const args = ['money', verb, orderNo, ...(verb === 'pay' ? [] : ['--reason', 'Closed'])];
        const before = await posted();
        const child = runFixture('money-child.ts', [databaseUrl, String(TEST_NOW), ...args]);
        expect(await firstOutput(child), verb).toBe('written, not committed\n');
        await kill(child);
        expect((await member.order(orderNo)).status, verb).toBe(from);
        expect(await member.wallet(), verb).toMatchObject({ sumBalance: '700000.00', held: '300000.00' });
        expect(await posted(), verb).toBe(before);
        await backOffice(args);
        await expect(backOffice(args), verb).rejects.toThrow(`is ${to}`);
        expect((await member.order(orderNo)).status, verb).toBe(to);
        expect(await member.wallet(), verb).toMatchObject({ sumBalance: left, held: '0.00' });
        expect(await posted(), verb).toBe(before + 2);
        await expectLedgerBalances(db);
      }
    } finally {
      await server.stop();
    }
  });
});
