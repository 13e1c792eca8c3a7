/** Withdrawal at a payment provider: only the provider finishes the withdrawal, and late responses are recorded. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readSetting, writeSetting } from '../../../site/gateway/platform/settings/repository.ts';
import { expectLedgerBalances, runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { createRiver, type PayoutResponse } from '../../helpers/river-provider.ts';

const river = createRiver();
let server: TestGateway;
beforeAll(async () => {
  server = await gateway({ paymentProviders: [river.provider] });
  await writeSetting(server.db, 'withdrawal', { ...(await readSetting(server.db, 'withdrawal')), provider: 'river' });
});
afterAll(() => server.stop());
beforeEach(() => {
  river.responses.splice(0);
});

const backOffice = (...args: string[]) => runCommandLine(server, ['money', ...args], { actor: 'kim' });
const MINUTE = 61_000;

/** Withdrawal of 300,000 approved by an operator. */
async function approvedWithdrawal() {
  const member = await withdrawer(server);
  const { orderNo } = (await member.withdraw('300000')).body.value;
  await backOffice('pay', orderNo);
  return { member, orderNo };
}

const contradictions = async (orderNo: string) =>
  (await server.db.selectFrom('audit').selectAll().where('kind', '=', 'payout-contradicted').execute()).filter(
    ({ detail }) => detail.orderNo === orderNo,
  );

it('OUT-04 PAY-13 withdrawal sent to a provider cannot be marked as failed by an operator and is paid exactly once', async () => {
  const { member, orderNo } = await approvedWithdrawal();
  await server.tick();
  expect((await member.order(orderNo)).status).toBe('paying');
  await expect(backOffice('fail', orderNo, '--reason', 'It takes long')).rejects.toThrow(
    /is at the provider "river", which may still pay it\. Have it stopped there/,
  );
  expect(await member.wallet()).toMatchObject({ sumBalance: '700000.00', held: '300000.00' });
  river.responses.push({ reference: 'R1', state: 'paid' });
  await server.advance(MINUTE);
  expect((await member.order(orderNo)).status).toBe('paid');
  expect(await member.wallet()).toMatchObject({ sumBalance: '700000.00', held: '0.00' });
  expect(await contradictions(orderNo)).toEqual([]);
  await expectLedgerBalances(server.db);
});

it('OUT-04 PAY-18 payment response after a failed withdrawal posts no ledger entry and writes an audit entry', async () => {
  const { member, orderNo } = await approvedWithdrawal();
  let respond: (late: PayoutResponse) => void = () => {};
  const late = new Promise<PayoutResponse>(resolve => {
    respond = resolve;
  });
  river.responses.push(late, { reference: 'R2', state: 'failed' });
  const payoutCount = river.payouts.length;
  const first = server.tick();
  await expect.poll(() => river.payouts.length).toBe(payoutCount + 1);
  // After one minute without a response the provider is polled again.
  await server.advance(MINUTE);
  expect((await member.order(orderNo)).status).toBe('failed');
  respond({ reference: 'R2', state: 'paid' });
  await first;
  expect((await member.order(orderNo)).status).toBe('failed');
  expect(await member.wallet()).toMatchObject({ sumBalance: '1000000.00', held: '0.00' });
  expect(await contradictions(orderNo)).toMatchObject([
    {
      merchant_code: 'demo',
      member_id: member.memberId,
      detail: { orderNo, provider: 'river', kept: 'failed', said: 'paid', reference: 'R2' },
    },
  ]);
  await expectLedgerBalances(server.db);
});

it('OUT-04 OUT-06 a provider pays a withdrawal less its fee, and the fee is a separate ledger entry', async () => {
  const setting = await readSetting(server.db, 'withdrawal');
  await writeSetting(server.db, 'withdrawal', { ...setting, freeMonthly: 0, feeFixed: '5000.00' });
  try {
    const { member, orderNo } = await approvedWithdrawal();
    river.responses.push({ reference: 'R9', state: 'paid' });
    await server.tick();
    expect(river.payouts.at(-1)).toMatchObject({ orderNo, amount: '295000.00' });
    expect(await member.order(orderNo)).toMatchObject({ status: 'paid', amount: '300000.00', fee: '5000.00' });
    expect(await member.wallet()).toMatchObject({ sumBalance: '700000.00', held: '0.00' });
    const { rows } = await sql<{ kind: string; amount: string }>`
      select t.kind, -p.amount as amount from ledger_entries p join ledger_transactions t on t.id = p.transaction_id
        join ledger_accounts a on a.id = p.account_id
      where a.member_id = ${member.memberId} and a.kind = 'reserved' and t.kind in ('withdrawal', 'fee') order by t.kind`.execute(
      server.db,
    );
    expect(rows).toEqual([
      { kind: 'fee', amount: '5000.0000' },
      { kind: 'withdrawal', amount: '295000.0000' },
    ]);
    await expectLedgerBalances(server.db);
  } finally {
    await writeSetting(server.db, 'withdrawal', setting);
  }
});
