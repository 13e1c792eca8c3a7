/** Ledger on both databases: double entry, sequence numbers, balances and locks. */

import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { toUnits } from '../../sdk/protocol/domain.ts';
import { playReels } from '../../site/gateway/features/lottery/bets/service.ts';
import { accountOf } from '../../site/gateway/ledger/accounts-repository.ts';
import { balancesOf, creditOpening, lockAccounts, post } from '../../site/gateway/ledger/posting.ts';
import { anyGame, newPlayer } from '../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../helpers/gateway/engines.ts';
import { expectLedgerBalances } from '../helpers/gateway/money-steps.ts';
import type { TestGateway } from '../helpers/gateway.ts';

const ONE = toUnits('1.00');
const MERCHANT = 'demo';

onBothEngines(
  'ledger posting',
  twins => {
    const { at } = twins;
    let server: TestGateway;
    beforeAll(() => {
      server = twins.server;
    });

    const own = (memberId: number, kind: 'cash' | 'reserved' | 'bonus') =>
      accountOf(server.db, { merchant: MERCHANT, kind, memberId });
    const operatorAccount = () => accountOf(server.db, { merchant: MERCHANT, kind: 'house' });
    const ledgerEntriesOf = (account: number) =>
      server.db.selectFrom('ledger_entries').selectAll().where('account_id', '=', account).orderBy('seq').execute();
    const transfer = (from: number, to: number, units: bigint, db = server.db) =>
      db.transaction().execute(trx =>
        post(trx, {
          kind: 'transfer',
          now: server.now(),
          lines: [
            { account: from, units: -units },
            { account: to, units },
          ],
        }),
      );

    it('PAY-01 cash, reserved and bonus accounts are separate, and each is created once at its first use', async () => {
      const { memberId } = await newPlayer(server);
      const held = await Promise.all(
        Array.from({ length: 8 }, (_, n) => accountOf(at(n).db, { merchant: MERCHANT, kind: 'reserved', memberId })),
      );
      expect(new Set(held).size).toBe(1);
      await transfer(await own(memberId, 'cash'), held[0]!, 30n * ONE);
      await transfer(await operatorAccount(), await own(memberId, 'bonus'), 5n * ONE);
      expect(await balancesOf(server.db, memberId)).toEqual({ cash: 9_970n * ONE, held: 30n * ONE, bonus: 5n * ONE });
      const again = server.db
        .insertInto('ledger_accounts')
        .values({
          merchant_code: MERCHANT,
          kind: 'reserved',
          holder: String(memberId),
          member_id: memberId,
          balance: '0',
        })
        .execute();
      await expect(again).rejects.toThrow(/ledger_accounts_merchant_code_kind_holder_key|ledger_accounts_member/);
    });

    it('PAY-01 member ledger entries have number, balance, kind and time and house entries have none', async () => {
      const { memberId } = await newPlayer(server);
      const cash = await own(memberId, 'cash');
      const id = await transfer(cash, await operatorAccount(), 7n * ONE);
      expect(await ledgerEntriesOf(cash)).toMatchObject([
        { seq: 1, kind: 'opening', amount: '10000.0000', balance_after: '10000.0000', posted_at: server.now() },
        { seq: 2, kind: 'transfer', amount: '-7.0000', balance_after: '9993.0000', posted_at: server.now() },
      ]);
      const operatorEntries = await server.db
        .selectFrom('ledger_entries')
        .selectAll()
        .where('transaction_id', '=', id)
        .where('account_id', '=', await operatorAccount())
        .execute();
      expect(operatorEntries).toMatchObject([{ seq: null, balance_after: null, kind: 'transfer', amount: '7.0000' }]);
      const { balance, seq } = await server.db
        .selectFrom('ledger_accounts')
        .selectAll()
        .where('id', '=', await operatorAccount())
        .executeTakeFirstOrThrow();
      expect([balance, seq]).toEqual([null, 0]);
    });

    it('PAY-01 ledger entry numbers have no gaps after 80 concurrent transfers between five members', async () => {
      const players = await Promise.all(Array.from({ length: 5 }, () => newPlayer(server)));
      const accounts = await Promise.all(players.map(({ memberId }) => own(memberId, 'cash')));
      // Eight payers run ten transfers each in sequence, because calls that wait too long for a connection are
      // rejected.
      const payer = async (n: number) => {
        for (let left = 10; left > 0; left -= 1) {
          const from = randomInt(5);
          const to = (from + randomInt(1, 5)) % 5;
          await transfer(accounts[from]!, accounts[to]!, BigInt(randomInt(1, 50_000)), at(n).db);
        }
      };
      await Promise.all(Array.from({ length: 8 }, (_, n) => payer(n)));
      const all = await Promise.all(accounts.map(ledgerEntriesOf));
      expect(all.flat()).toHaveLength(5 + 160);
      await expectLedgerBalances(server.db);
    });

    it('PAY-01 accounts are locked by ascending id and the house account is not locked', async () => {
      const [a, b] = await Promise.all([newPlayer(server), newPlayer(server)]);
      const [first, second] = [await own(a.memberId, 'cash'), await own(b.memberId, 'cash')];
      const held = await operatorAccount();
      const seen = await Promise.all(
        Array.from({ length: 16 }, (_, n) =>
          at(n)
            .db.transaction()
            .execute(async trx => {
              const locked = await lockAccounts(trx, n % 2 === 0 ? [first, held, second] : [second, first]);
              expect([...locked.keys()]).toEqual([first, second].sort((x, y) => x - y));
              const [from, to] = n % 2 === 0 ? [first, second] : [second, first];
              const now = server.now();
              const lines = [
                { account: from, units: -ONE },
                { account: to, units: ONE },
              ];
              await post(trx, { kind: 'transfer', now, lines });
              return locked.get(first)! + locked.get(second)!;
            }),
        ),
      );
      expect(new Set(seen)).toEqual(new Set([20_000n * ONE]));
    });

    it('PAY-01 ledger entries are immutable and accounts can be neither deleted nor transferred', async () => {
      const { memberId } = await newPlayer(server);
      const cash = await own(memberId, 'cash');
      const { db } = server;
      const update = db.updateTable('ledger_entries').where('account_id', '=', cash);
      await expect(update.set({ balance_after: '1' }).execute()).rejects.toThrow('never changed');
      await expect(update.set({ seq: 9 }).execute()).rejects.toThrow('never changed');
      await expect(db.deleteFrom('ledger_entries').where('account_id', '=', cash).execute()).rejects.toThrow('never');
      await expect(sql`truncate ledger_entries`.execute(db)).rejects.toThrow('never changed');
      await expect(db.deleteFrom('ledger_accounts').where('id', '=', cash).execute()).rejects.toThrow('never deleted');
      const kindChange = db.updateTable('ledger_accounts').set({ kind: 'bonus' }).where('id', '=', cash).execute();
      await expect(kindChange).rejects.toThrow('owner never changes');
      // The database ignores a sequence number and a balance in the inserted row.
      const id = await db
        .insertInto('ledger_transactions')
        .values({ kind: 'adjustment', posted_at: 5 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const forged = { transaction_id: id.id, seq: 77, balance_after: '1000000', kind: 'win' as const, posted_at: 1 };
      await db
        .insertInto('ledger_entries')
        .values([
          { ...forged, account_id: cash, amount: '-1' },
          { ...forged, account_id: await operatorAccount(), amount: '1' },
        ])
        .execute();
      expect((await ledgerEntriesOf(cash)).at(-1)).toMatchObject({
        seq: 2,
        balance_after: '9999.0000',
        kind: 'adjustment',
        posted_at: 5,
      });
      await expectLedgerBalances(db);
    });

    it('PAY-01 ledger rejects unbalanced and empty transactions and duplicate or unknown accounts', async () => {
      const { memberId } = await newPlayer(server);
      const [cash, of] = [await own(memberId, 'cash'), await operatorAccount()];
      const entry = (lines: readonly { account: number; units: bigint }[]) =>
        post(server.db, { kind: 'adjustment', now: 1, lines });
      const two = (account: number, units: bigint, other: number, back: bigint) =>
        entry([
          { account, units },
          { account: other, units: back },
        ]);
      await expect(two(cash, 2n, of, -1n)).rejects.toThrow('have to be 0');
      await expect(two(cash, 0n, of, 0n)).rejects.toThrow('moves nothing');
      await expect(entry([])).rejects.toThrow('moves nothing');
      await expect(two(cash, 2n, cash, -2n)).rejects.toThrow('one account');
      await expect(two(999_999_999, -2n, of, 2n)).rejects.toThrow('no account');
      await expect(two(cash, -10_000n * ONE - 1n, of, 10_000n * ONE + 1n)).rejects.toThrow(
        'ledger_accounts_balance_check',
      );
      expect(await balancesOf(server.db, memberId)).toEqual({ cash: 10_000n * ONE, held: 0n, bonus: 0n });
    });

    it('PAY-01 concurrent bets of several members do not wait for the row of the house account', async () => {
      const game = await anyGame(server);
      const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer(server)));
      const playAll = () =>
        Promise.all(
          players.map(({ memberId }, n) =>
            playReels(
              at(n).db,
              { memberId, merchantCode: MERCHANT, vendor: game.vendor_code },
              { nodeId: game.node_id, category: game.game_type, key: randomUUID(), stake: ONE },
              server.now(),
              () => ['star', 'star', 'star'],
            ),
          ),
        );
      if (twins.all.length === 1) await playAll();
      else {
        // Holds a lock on the row of the house account during all bets.
        await server.db.transaction().execute(async trx => {
          const of = await operatorAccount();
          await trx.selectFrom('ledger_accounts').select('id').where('id', '=', of).forUpdate().execute();
          await playAll();
        });
      }
      await expectLedgerBalances(server.db);
    });

    it('PAY-01 opening balance posts one ledger entry on each side', async () => {
      const { memberId } = await server.memberSession();
      await creditOpening(server.db, { id: memberId, merchant_code: MERCHANT }, 1);
      expect(await ledgerEntriesOf(await own(memberId, 'cash'))).toHaveLength(1);
    });
  },
  { inGate: true },
);
