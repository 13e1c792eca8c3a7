import { sql } from 'kysely';
import { memberInfo, merchantWallet, wallet, walletTransfer } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDecimal, toUnits } from '../../../sdk/protocol/domain.ts';
import { accountGateway, bearer, enter, logIn } from '../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());

const startSession = async (name: string) => bearer((await logIn(server, name)).body.value.token);

describe('wallet of a member', () => {
  it.each(['member0', 'guest4', 'member40', 'agent1'])(
    'BAL-01 wallet of %s contains a balance of 10,000',
    async name => {
      const { headers, body } = await server.call(wallet, undefined, await startSession(name));
      expect(body.value).toEqual({
        sumBalance: '10000.00',
        currencySymbol: '₫',
        withdrawable: '10000.00',
        held: '0.00',
        bonus: '0.00',
      });
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('wallet of a new member contains a balance of 10,000', async () => {
    const { value } = (await enter(server, { username: 'richnow' })).body;
    const { body } = await server.call(wallet, undefined, bearer(value.token));
    expect(body.value).toMatchObject({ sumBalance: '10000.00' });
  });

  it('BAL-08 merchant wallet returns the currency to visitors', async () => {
    const { status, body } = await server.call(merchantWallet);
    expect([status, body.value]).toEqual([200, { sumBalance: null, currencySymbol: '₫' }]);
  });

  it('wallet transfer is rejected with the error code wallet.single', async () => {
    const transfer = { from: 'main', to: 'jl', amount: '1.00' };
    expect((await server.call(walletTransfer, transfer, await startSession('member0'))).body.errorCode).toBe(
      'wallet.single',
    );
  });
});

describe('member info', () => {
  it('API-39 SESS-19 MEMBER-03 member info contains account, nickname, type and VIP level', async () => {
    const { body } = await server.call(memberInfo, undefined, await startSession('member40'));
    expect(body.value).toEqual({
      account: 'member40',
      nickname: 'Minh',
      type: 40,
      clubLabel: { labelName: 'Gold', level: 3 },
      memberLabel: [{ labelName: 'Gold' }],
      email: 'm***@example.com',
      affiliateCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
      break: null,
    });
    const headers = { ...(await startSession('member40')), 'Accept-Language': 'vi' };
    const vietnamese = await server.call(memberInfo, undefined, headers);
    expect(vietnamese.body.value).toMatchObject({
      clubLabel: { labelName: 'Vàng' },
      memberLabel: [{ labelName: 'Vàng' }],
    });
    const other = await server.call(memberInfo, undefined, await startSession('agent1'));
    expect(other.body.value).toMatchObject({ clubLabel: null, memberLabel: [] });
  });
});

describe('cash ledger of a member', () => {
  const account = async (name: string | null) =>
    (
      await server.db
        .selectFrom('ledger_accounts as a')
        .leftJoin('members as m', 'm.id', 'a.member_id')
        .select('a.id')
        .where('m.user_name', name === null ? 'is' : '=', name)
        .executeTakeFirstOrThrow()
    ).id;
  const post = (memberAmount: string, operatorAmount: string) =>
    server.db.transaction().execute(async trx => {
      const { id } = await trx
        .insertInto('ledger_transactions')
        .values({ kind: 'opening', posted_at: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const postings = [
        { transaction_id: id, account_id: await member, amount: memberAmount },
        { transaction_id: id, account_id: await own, amount: operatorAmount },
      ];
      await trx.insertInto('ledger_entries').values(postings).execute();
    });
  let member: Promise<number>;
  let own: Promise<number>;
  beforeAll(async () => {
    member = account('member0');
    own = account(null);
    await Promise.all([member, own]);
  });

  it('S39 all ledger entries add up to zero', async () => {
    const { rows } = await sql<{ sum: string }>`select sum(amount)::text as sum from ledger_entries`.execute(server.db);
    expect(toUnits(rows[0]!.sum)).toBe(0n);
  });

  it('S39 ledger rejects a transaction that is unbalanced by the smallest unit', async () => {
    await expect(post('5.0000', '-5.0001')).rejects.toThrow('do not balance');
    await expect(post('5.0000', '5.0000')).rejects.toThrow('do not balance');
  });

  it('S39 ledger entries are immutable and cannot be zero', async () => {
    await expect(server.db.updateTable('ledger_entries').set({ amount: '1' }).execute()).rejects.toThrow(
      'never changed',
    );
    await expect(server.db.deleteFrom('ledger_entries').execute()).rejects.toThrow('never changed');
    await expect(post('0.0000', '0.0000')).rejects.toThrow();
  });

  it('S39 ledger adds up to the smallest unit and a wallet balance is rounded down', async () => {
    await post('0.0099', '-0.0099');
    const { body } = await server.call(wallet, undefined, await startSession('member0'));
    expect(body.value).toMatchObject({ sumBalance: '10000.00' });
    await post('0.0001', '-0.0001');
    const after = await server.call(wallet, undefined, await startSession('member0'));
    expect(after.body.value).toMatchObject({ sumBalance: '10000.01' });
  });

  it.each([
    ['10000', 100_000_000n, '10000.0000'],
    ['-0.0001', -1n, '-0.0001'],
    ['9007199254740993.5', 90_071_992_547_409_935_000n, '9007199254740993.5000'],
    ['0', 0n, '0.0000'],
  ])('S39 toUnits converts %s to integer units', (text, units, back) => {
    expect(toUnits(text)).toBe(units);
    expect(toDecimal(units)).toBe(back);
  });

  it.each(['', '1e3', '1.23456', '١', 'NaN'])('S39 toUnits rejects the text %s', text => {
    expect(() => toUnits(text)).toThrow(RangeError);
  });
});
