/** Account record over the wire, on both databases (BOOK-01, BOOK-02). */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { toUnits } from 'lobbykit/domain';
import { memberTransactions, transactionCodes, wallet } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { accountOf } from '../../../site/gateway/ledger/accounts-repository.ts';
import { type Entry, postAll } from '../../../site/gateway/ledger/posting.ts';
import { newPlayer, openReels, type Player, play } from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { fetchRecords, type LedgerEntry, ledgerEntryPages, rowsOf, TODAY } from '../../helpers/gateway/record-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';
import { isSlowRun } from '../../helpers/slow.ts';

const MERCHANT = 'demo';
const DAY = 86_400_000;
const KINDS = [
  'bet',
  'win',
  'refund',
  'deposit',
  'hold',
  'release',
  'bonus',
  'unlock',
  'rebate',
  'transfer',
  'gift',
] as const;

const MOVEMENTS = isSlowRun ? 10_000 : 2_000;

/** Transaction number of a ledger entry. */
const numberOf = ({ transactionNo }: LedgerEntry) => Number(transactionNo.split('-')[0]);

onBothEngines('account record', twins => {
  let server: TestGateway;
  beforeAll(() => {
    server = twins.server;
  });

  const accounts = async (memberId: number) => ({
    operatorAccount: await accountOf(server.db, { merchant: MERCHANT, kind: 'house' }),
    cash: await accountOf(server.db, { merchant: MERCHANT, kind: 'cash', memberId }),
    bonus: await accountOf(server.db, { merchant: MERCHANT, kind: 'bonus', memberId }),
  });

  /** Current account balance in units. */
  const balanceOf = async (id: number) =>
    toUnits(
      (
        await server.db
          .selectFrom('ledger_accounts')
          .select(sql<string>`balance::text`.as('balance'))
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).balance,
    );

  /** Posts random ledger entries, some with cash and bonus in one transaction, with slightly unordered times. */
  async function moveAbout({ memberId }: Player, count: number, now: number): Promise<void> {
    const { operatorAccount, cash, bonus } = await accounts(memberId);
    const held = { cash: await balanceOf(cash), bonus: await balanceOf(bonus) };
    const take = (account: 'cash' | 'bonus') => {
      const units = BigInt(randomInt(1, 5_000_000));
      const signed = held[account] > units && randomInt(2) === 0 ? -units : units;
      held[account] += signed;
      return signed;
    };
    for (let done = 0; done < count; done += 500) {
      const entries = Array.from({ length: Math.min(500, count - done) }, (_, n): Entry => {
        const lines = [{ account: cash, units: take('cash') }];
        if (randomInt(4) === 0) lines.push({ account: bonus, units: take('bonus') });
        const sum = lines.reduce((total, { units }) => total + units, 0n);
        if (sum !== 0n) lines.push({ account: operatorAccount, units: -sum });
        return { kind: KINDS[randomInt(KINDS.length)]!, now: now + done + n + randomInt(-3, 4), lines };
      });
      await postAll(server.db, entries);
    }
  }

  it(`BOOK-01 account record lists each of ${MOVEMENTS} random ledger entries once with balances that add up to the wallet`, async () => {
    const player = await newPlayer(server);
    await moveAbout(player, MOVEMENTS, server.now() + 10);
    const found = await ledgerEntryPages(server, player);
    const rows = rowsOf(found);
    expect(new Set(rows.map(({ transactionNo }) => transactionNo)).size).toBe(rows.length);
    const { count } = await server.db
      .selectFrom('ledger_entries as p')
      .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('a.member_id', '=', player.memberId)
      .executeTakeFirstOrThrow();
    expect(rows.length).toBe(Number(count));
    expect(found[0]!.total).toBe(rows.length);
    for (const account of ['cash', 'bonus'] as const) {
      const line = rows.filter(row => row.account === account);
      const partOf = ({ balance, bonusBalance }: LedgerEntry) =>
        account === 'bonus' ? rounded(bonusBalance) : rounded(balance) - rounded(bonusBalance);
      line.forEach((row, n) => {
        const before = line[n + 1] ? partOf(line[n + 1]!) : 0n;
        // Amounts on the wire are truncated to hundredths, which causes a difference for each of two amounts.
        expect(Math.abs(Number(partOf(row) - before - rounded(row.amount)))).toBeLessThanOrEqual(2);
      });
    }
    const latest = rows.reduce((last, row) => (numberOf(row) > numberOf(last) ? row : last));
    const { body } = await fetchRecords<{ sumBalance: string }>(server, player, wallet);
    expect(latest.balance).toBe(body.value.sumBalance);
    // Newest first, with a tolerance of a few ms for transactions that started earlier but were written later.
    expect(rows.every(({ createTime }, n) => n === 0 || createTime <= rows[n - 1]!.createTime + 10)).toBe(true);
  }, 300_000);

  it('BOOK-02 totals and count of a filter equal an independent count', async () => {
    const player = await newPlayer(server);
    await moveAbout(player, 700, server.now() - 2_000);
    await moveAbout(player, 300, server.now() - 3 * DAY);
    const week = { startDate: '2026-11-14', endDate: '2026-11-20' };
    for (const txCode of [undefined, 'deposit', 'bet,win', 'withdrawal,bonus,reward']) {
      const found = await ledgerEntryPages(server, player, { ...week, ...(txCode && { txCode }) });
      const codes: Record<string, readonly string[]> = {
        deposit: ['deposit', 'reversal', 'fee'],
        'bet,win': ['bet', 'win'],
        'withdrawal,bonus,reward': ['hold', 'release', 'withdrawal', 'bonus', 'forfeit', 'unlock', 'gift', 'exchange'],
      };
      const kinds = txCode === undefined ? null : codes[txCode];
      const { rows } = await sql<{ count: number; in: string; out: string; net: string }>`
        select count(*)::int as count, trunc(sum(case when amount > 0 then amount else 0 end), 2)::text as in,
          trunc(sum(case when amount < 0 then -amount else 0 end), 2)::text as out, trunc(sum(amount), 2)::text as net
        from ledger_entries p join ledger_accounts a on a.id = p.account_id
        where a.member_id = ${player.memberId} and (${kinds ?? null}::text[] is null or p.kind = any(${kinds ?? null}::text[]))`.execute(
        server.db,
      );
      const { count, ...sums } = rows[0]!;
      expect([found[0]!.total, found[0]!.sums]).toEqual([count, sums]);
      expect(rowsOf(found)).toHaveLength(count);
      if (kinds) expect(rowsOf(found).every(({ kind }) => kinds.includes(kind))).toBe(true);
      expect(found.slice(1).every(page => page.sums === null && page.total === null && page.pageNum === null)).toBe(
        true,
      );
    }
  });

  it("BOOK-02 account record days start at midnight of the merchant's time zone", async () => {
    const player = await newPlayer(server);
    const { operatorAccount, cash } = await accounts(player.memberId);
    const midnight = Date.parse('2026-11-18T17:00:00Z');
    await postAll(
      server.db,
      [midnight - 1, midnight, midnight + DAY - 1, midnight + DAY].map(now => ({
        kind: 'deposit' as const,
        now,
        lines: [
          { account: cash, units: 10_000n },
          { account: operatorAccount, units: -10_000n },
        ],
      })),
    );
    const [page] = await ledgerEntryPages(server, player, { startDate: '2026-11-19', endDate: '2026-11-19' });
    expect(page!.content.map(({ createTime }) => createTime)).toEqual([midnight + DAY - 1, midnight]);
    expect(page!.sums).toEqual({ in: '2.00', out: '0.00', net: '2.00' });
  });

  it.each([
    [{ startDate: '2026-11-20', endDate: '2026-11-19' }, '"endDate" is before "startDate".'],
    [{ startDate: '2026-10-20', endDate: '2026-11-20' }, '"endDate" is more than 31 days on.'],
    [{ startDate: '2026-02-30', endDate: '2026-03-01' }, '"startDate" is no day; allowed is a day such as 2026-11-20.'],
    [
      { startDate: '2024-11-19', endDate: '2024-11-19' },
      '"startDate" is too long ago; allowed is 2024-11-20 or later.',
    ],
    [{ pageNo: '2' }, '"pageNo" is 1 only; further pages are asked for by "cursor".'],
    [{ cursor: 'x' }, '"cursor" is not from a page of this list.'],
    [
      { txCode: 'bet,toString' },
      '"txCode" knows no "toString"; allowed are deposit, withdrawal, bet, win, refund, bonus, rebate, transfer, reward, contract, other.',
    ],
  ])('BOOK-02 account record rejects %o with the name of the field', async (query, message) => {
    const player = await newPlayer(server);
    const { status, body } = await fetchRecords(server, player, memberTransactions, {
      ...TODAY,
      pageNo: '1',
      pageSize: '25',
      ...query,
    });
    expect([status, body.errorCode, body.message]).toEqual([400, 'input.invalid', message]);
  });

  it('BOOK-02 account record accepts 31 days up to two years ago', async () => {
    const player = await newPlayer(server);
    for (const days of [
      { startDate: '2026-10-21', endDate: '2026-11-20' },
      { startDate: '2024-11-20', endDate: '2024-12-20' },
    ]) {
      expect(await ledgerEntryPages(server, player, days)).toHaveLength(1);
    }
  });

  it('BOOK-01 account record with a cursor of another member returns no ledger entries of that member', async () => {
    const [player, other] = [await newPlayer(server), await newPlayer(server)];
    await moveAbout(other, 5, server.now());
    const { cash } = await accounts(other.memberId);
    const { body } = await fetchRecords<{ content: { balance: string }[] }>(server, player, memberTransactions, {
      ...TODAY,
      pageNo: '1',
      pageSize: '25',
      cursor: `${cash}.999`,
    });
    expect(body.value.content).toHaveLength(1);
  });

  it('BOOK-01 ledger entry names its subject in the requested language', async () => {
    const player = await newPlayer(server);
    const { pass, name } = await openReels(server, player);
    await play(server, pass);
    const rows = rowsOf(await ledgerEntryPages(server, player, { language: 'VI' }));
    expect(rows.at(-1)).toMatchObject({ txName: 'Số dư ban đầu', amount: '10000.00', balance: '10000.00' });
    const bet = rows.find(({ kind }) => kind === 'bet');
    expect(bet).toMatchObject({
      txName: 'Đặt cược',
      txCode: 'bet',
      amount: '-1.00',
      orderNo: expect.stringMatching(/^G-201126-\d+$/),
    });
    const english = rowsOf(await ledgerEntryPages(server, player, { language: 'EN' })).find(
      ({ kind }) => kind === 'bet',
    );
    expect(english).toMatchObject({ txName: 'Stake', remark: name });
  });

  it('BOOK-01 account record and its list of kinds are rejected without the flag TRANSREC3', async () => {
    const player = await newPlayer(server);
    const flag = (enabled: boolean) =>
      server.db.updateTable('flags').set({ enabled }).where('name', '=', 'TRANSREC3').execute();
    const { body } = await fetchRecords<{ txCode: string }[]>(server, player, transactionCodes);
    expect(body.value.map(({ txCode }) => txCode)).toContain('withdrawal');
    await flag(false);
    try {
      for (const [endpoint, query] of [
        [memberTransactions, { ...TODAY, pageNo: '1', pageSize: '25' }],
        [transactionCodes, {}],
      ] as const) {
        const { status, body } = await fetchRecords(server, player, endpoint, query);
        expect([status, body.errorCode]).toEqual([403, 'permission.denied']);
      }
    } finally {
      await flag(true);
    }
  });
});

/** Wire amount in hundredths. */
const rounded = (amount: string) => toUnits(amount) / 100n;
