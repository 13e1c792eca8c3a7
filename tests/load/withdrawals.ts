/** Withdrawals of a load test: prepared members, and invariants after it (OUT-04). */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createPasswords } from '../../site/gateway/features/account/passwords/hashing.ts';
import { addOwnCard } from '../../site/gateway/features/withdrawals/cards.ts';
import { hashPayment } from '../../site/gateway/features/withdrawals/password.ts';
import { createAudit } from '../../site/gateway/platform/audit/audit.ts';
import type { Database } from '../../site/gateway/platform/db/schema.ts';
import { createFields } from '../../site/gateway/platform/secrets/encrypted-fields.ts';
import { openSecrets } from '../../site/gateway/platform/secrets/secrets.ts';
import { readSetting, writeSetting } from '../../site/gateway/platform/settings/repository.ts';
import { STORM_KEY } from '../helpers/gateway/load-key.ts';
import { TEST_NOW } from '../helpers/gateway.ts';
import { LIGHT_COST } from '../helpers/light-passwords.ts';
import type { Opened } from '../helpers/players.ts';
import type { Sent } from './calls.ts';

/** Withdrawal password of all members. */
export const PIN = '204817';

/**
 * Permits many small withdrawals, most with a fee, and sets a password and a card for each player. Returns cards by
 * member.
 */
export async function prepareWithdrawals(
  db: Database,
  players: readonly Opened[],
): Promise<ReadonlyMap<number, number>> {
  const setting = await readSetting(db, 'withdrawal');
  await writeSetting(db, 'withdrawal', {
    ...setting,
    ...{ min: '2.00', dayRequests: 1_000, freeMonthly: 1, feeFixed: '1.00' },
  });
  const now = () => TEST_NOW;
  const secrets = { hmacKey: STORM_KEY, bodyKeys: [] };
  const fields = createFields(openSecrets({ dataDir: null, provided: secrets, now }));
  const payment_hash = await hashPayment({ passwords: createPasswords(LIGHT_COST), fields }, PIN);
  const tools = { fields, audit: createAudit(db, now, null) };
  for (const [n, { memberId }] of players.entries()) {
    await db.updateTable('members').set({ payment_hash }).where('id', '=', memberId).execute();
    const asker = { memberId, merchant: 'demo', address: '', language: 'EN' };
    const card = { bankId: 'BANYAN', accountNo: String(71_042_800_000 + n), payeeName: 'NGUYEN MINH ANH' };
    await db.transaction().execute(trx => addOwnCard(trx, asker, card, tools, TEST_NOW));
  }
  const cards = await db.selectFrom('bank_cards').select(['id', 'member_id']).execute();
  return new Map(cards.map(({ id, member_id }) => [member_id, id]));
}

/**
 * Checks that each accepted withdrawal is stored once and reserved or moved its amount once, canceled ones are
 * canceled, reserved money equals open withdrawals, and each paid one left once, with its fee separate.
 */
export async function expectWithdrawalsRight(db: Database, sent: readonly Sent[]): Promise<void> {
  const done = sent.filter(one => one.done);
  const withdrawals = await db.selectFrom('withdrawals').selectAll().execute();
  const byNumber = new Map(withdrawals.map(withdrawal => [withdrawal.order_no, withdrawal]));
  const requests = done.filter(({ kind }) => kind === 'withdraw');
  expect(withdrawals, 'withdrawals').toHaveLength(requests.length);
  for (const { key, response, body } of requests) {
    const { amount } = body as { readonly amount: string };
    expect(Number(byNumber.get(response ?? '')?.amount), `withdrawal ${key}`).toBe(Number(amount));
  }
  for (const { body } of done.filter(({ kind }) => kind === 'take-back')) {
    const { orderNo } = body as { readonly orderNo: string };
    expect(byNumber.get(orderNo)?.state, `${orderNo}, which was taken back`).toBe('cancelled');
  }
  const { rows } = await sql<Record<string, number>>`
    with moved as (
      select t.id, t.kind, a.member_id,
        coalesce(sum(p.amount) filter (where a.kind = 'reserved'), 0) as held, coalesce(sum(p.amount) filter (where a.kind = 'cash'), 0) as cash
      from ledger_transactions t join ledger_entries p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
      where a.member_id is not null group by t.id, t.kind, a.member_id)
    select
      (select count(*)::int from withdrawals w left join moved m on m.id = w.reserve_transaction_id
        where (m.kind, m.member_id, m.held, m.cash) is distinct from ('hold', w.member_id, w.amount, -w.amount)) as wrong_holds,
      (select count(*)::int from withdrawals w left join moved m on m.id = w.final_transaction_id where w.state in ('cancelled', 'failed', 'rejected')
        and (m.kind, m.member_id, m.held, m.cash) is distinct from ('release', w.member_id, -w.amount, w.amount)) as wrong_returns,
      (select count(*)::int from withdrawals w left join moved m on m.id = w.final_transaction_id where w.state = 'paid'
        and (m.kind, m.member_id, m.held, m.cash) is distinct from ('withdrawal', w.member_id, w.fee - w.amount, 0)) as wrong_payouts,
      (select count(*)::int from moved where kind = 'hold') - (select count(*)::int from withdrawals) as extra_holds,
      (select count(*)::int from moved where kind in ('release', 'withdrawal'))
        - (select count(*)::int from withdrawals where final_transaction_id is not null) as extra_ends,
      (select coalesce(sum(fee), 0)::float8 from withdrawals where state = 'paid')
        + (select coalesce(sum(held), 0)::float8 from moved where kind = 'fee') as wrong_fees,
      (select count(*)::int from ledger_accounts a where a.kind = 'reserved' and a.balance <> (
        select coalesce(sum(w.amount), 0) from withdrawals w where w.member_id = a.member_id and w.final_transaction_id is null)) as wrong_held,
      (select count(*)::int from (select 1 from withdrawal_state_changes group by withdrawal_id, state having count(*) > 1) s) as double_steps,
      (select count(*)::int from audit where kind = 'payout-contradicted') as contradicted`.execute(db);
  expect(
    Object.entries(rows[0]!).filter(([, count]) => count !== 0),
    'holds, returns and payouts',
  ).toEqual([]);
  for (const state of ['paid', 'cancelled', 'rejected'] as const) {
    expect(withdrawals.filter(one => one.state === state).length, `withdrawals that are ${state}`).toBeGreaterThan(0);
  }
}
