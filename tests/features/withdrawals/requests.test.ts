import { randomUUID } from 'node:crypto';
import { withdraw, withdrawReport } from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { readSetting, writeSetting } from '../../../site/gateway/platform/settings/repository.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances, runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { callErrorOf, type Order, withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';

const DAY = 86_400_000;

onBothEngines('withdrawal requests', twins => {
  const backOffice = (args: readonly string[], actor = 'kim') =>
    runCommandLine(twins.server, ['money', ...args], { actor });
  const kindsOf = async (memberId: number) =>
    (
      await twins.server.db
        .selectFrom('ledger_entries as p')
        .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
        .select(['p.kind', 'a.kind as account', 'p.amount'])
        .where('a.member_id', '=', memberId)
        .where('p.kind', 'in', ['hold', 'release', 'withdrawal', 'fee'])
        .orderBy('p.transaction_id')
        .orderBy('a.kind')
        .execute()
    ).map(({ kind, account, amount }) => `${kind} ${account} ${Number(amount)}`);

  describe('accepted requests', () => {
    it('OUT-04 OUT-06 request reserves the amount, payment debits the reserved amount, and states have server times', async () => {
      const member = await withdrawer(twins.server);
      const { body } = await member.withdraw('300000');
      expect(body.value).toMatchObject({ status: 'pending', amount: '300000.00', fee: '0.00', canCancel: true });
      expect(await member.wallet()).toMatchObject({ sumBalance: '700000.00', held: '300000.00' });
      const { orderNo } = body.value;
      expect(await backOffice(['pay', orderNo])).toEqual([`${orderNo} is approved.`]);
      await twins.server.tick();
      const order = await member.order(orderNo);
      expect(order.steps.map(({ status }) => status)).toEqual(['pending', 'approved', 'paying', 'paid']);
      expect(order.steps.every(({ time }) => time === twins.server.now())).toBe(true);
      expect(await member.wallet()).toMatchObject({ sumBalance: '700000.00', held: '0.00' });
      expect(await kindsOf(member.memberId)).toEqual([
        'hold cash -300000',
        'hold reserved 300000',
        'withdrawal reserved -300000',
      ]);
      await expectLedgerBalances(twins.server.db);
    });

    it('OUT-04 OUT-06 cancellation releases the amount with a single ledger transaction, even if repeated', async () => {
      const member = await withdrawer(twins.server);
      const { orderNo } = (await member.withdraw('300000')).body.value;
      const [first, again] = [await member.cancel(orderNo), await member.cancel(orderNo)];
      expect([first.body.value.status, again.body.value.status]).toEqual(['cancelled', 'cancelled']);
      expect(await member.wallet()).toMatchObject({ sumBalance: '1000000.00', held: '0.00' });
      expect((await kindsOf(member.memberId)).slice(2)).toEqual(['release cash 300000', 'release reserved -300000']);
    });

    it('OUT-04 amount is released after a rejection with its reason and after a return by the bank', async () => {
      const member = await withdrawer(twins.server);
      const one = (await member.withdraw('300000')).body.value.orderNo;
      await backOffice(['reject', one, '--reason', 'Call us']);
      expect(await member.order(one)).toMatchObject({ status: 'rejected', note: 'Call us', canCancel: false });
      await twins.server.db.updateTable('withdrawals').set({ provider: null }).where('order_no', '=', one).execute();
      const two = (await member.withdraw('200000')).body.value.orderNo;
      await twins.server.db.updateTable('withdrawals').set({ provider: null }).where('order_no', '=', two).execute();
      expect(await backOffice(['pay', two])).toEqual([`${two} is paying.`]);
      expect(await callErrorOf(member.cancel(two))).toMatchObject({
        code: 'withdraw.state.wrong',
        value: { status: 'paying' },
      });
      await backOffice(['fail', two, '--reason', 'Account closed']);
      expect(await member.order(two)).toMatchObject({ status: 'failed', note: 'Account closed' });
      expect(await member.wallet()).toMatchObject({ sumBalance: '1000000.00', held: '0.00' });
      await expect(backOffice(['pay', two])).rejects.toThrow('is failed and cannot be let go');
    });

    it('OUT-04 PAY-13 withdrawal of twenty million or more requires the approval of two operators', async () => {
      const member = await withdrawer(twins.server, { cash: '30000000' });
      const { orderNo } = (await member.withdraw('20000000')).body.value;
      expect(await backOffice(['pay', orderNo])).toEqual([expect.stringContaining('another person')]);
      expect(await backOffice(['pay', orderNo])).toEqual([expect.stringContaining('another person')]);
      expect((await member.order(orderNo)).status).toBe('pending');
      expect(await backOffice(['pay', orderNo], 'lee')).toEqual([`${orderNo} is approved.`]);
    });

    it('PAY-03 OUT-04 a request repeated with its idempotency key creates only one withdrawal', async () => {
      const member = await withdrawer(twins.server);
      const key = randomUUID();
      const replies = await Promise.all(Array.from({ length: 5 }, () => member.withdraw('100000', {}, key)));
      expect(new Set(replies.map(({ body }) => body.value.orderNo)).size).toBe(1);
      expect((await member.wallet()).held).toBe('100000.00');
    });

    it('PAY-03 OUT-05 a request repeated with its idempotency key returns the same withdrawal even if the daily limit is reached', async () => {
      const member = await withdrawer(twins.server);
      const key = randomUUID();
      for (let n = 0; n < 2; n++) await member.withdraw('50000');
      const { orderNo } = (await member.withdraw('50000', {}, key)).body.value;
      expect(await callErrorOf(member.withdraw('50000'))).toMatchObject({ code: 'withdraw.requests.full' });
      await backOffice(['freeze', member.userName, '--reason', 'Asked by the member']);
      const { body } = await member.withdraw('50000', {}, key);
      expect([body.errorCode, body.value.orderNo]).toEqual([undefined, orderNo]);
      expect(body.firstGivenAt).toBe(twins.server.now());
      expect(await callErrorOf(member.withdraw('60000', {}, key))).toMatchObject({ code: 'idempotency.conflict' });
    });

    it('EP-32 BOOK-05 withdrawal report is paged and contains only orders of the member who requests it', async () => {
      const [member, other] = [await withdrawer(twins.server), await withdrawer(twins.server)];
      const numbers: string[] = [];
      for (let n = 0; n < 3; n++) numbers.unshift((await member.withdraw('50000')).body.value.orderNo);
      const today = new Date(twins.server.now() + 7 * 3_600_000).toISOString().slice(0, 10);
      const query = { startDate: today, endDate: today, pageNo: '1', pageSize: '2' };
      type Page = { content: Order[]; cursor: string | null };
      const first = (await member.get<Page>(withdrawReport, query)).body.value;
      const second = (await member.get<Page>(withdrawReport, { ...query, cursor: first.cursor! })).body.value;
      expect([...first.content, ...second.content].map(({ orderNo }) => orderNo)).toEqual(numbers);
      expect(second.cursor).toBeNull();
      await member.cancel(numbers[1]!);
      const inState = async (status: string) =>
        (await member.get<Page>(withdrawReport, { ...query, pageSize: '5', status })).body.value.content;
      expect((await inState('open')).map(({ orderNo }) => orderNo)).toEqual([numbers[0], numbers[2]]);
      expect((await inState('cancelled')).map(({ orderNo }) => orderNo)).toEqual([numbers[1]]);
      expect(await inState('paid')).toEqual([]);
      expect((await other.get<Page>(withdrawReport, query)).body.value.content).toEqual([]);
      expect(await callErrorOf(other.cancel(numbers[0]!))).toMatchObject({ code: 'withdraw.unknown' });
    });
  });

  describe('rejected requests', () => {
    it('OUT-05 rejected request returns a specific error code and moves no money', async () => {
      const member = await withdrawer(twins.server, { cash: '60000000' });
      expect(await callErrorOf(member.withdraw('49999'))).toMatchObject({
        code: 'withdraw.amount.outside',
        value: { min: '50000.00' },
      });
      expect(await callErrorOf(member.withdraw('50000001'))).toMatchObject({
        code: 'withdraw.amount.outside',
        value: { max: '50000000.00' },
      });
      expect(await callErrorOf(member.withdraw('50000.5'))).toMatchObject({ code: 'input.invalid' });
      const poor = await withdrawer(twins.server, { cash: '100000' });
      expect(await callErrorOf(poor.withdraw('100001'))).toMatchObject({
        code: 'withdraw.funds.missing',
        value: { left: '100000.00' },
      });
      const { db } = twins.server;
      await db
        .updateTable('members')
        .set({ profile: JSON.stringify({ payeeName: 'TRAN VAN BINH' }) })
        .where('id', '=', poor.memberId)
        .execute();
      expect(await callErrorOf(poor.withdraw('50000'))).toMatchObject({ code: 'withdraw.name.wrong' });
      expect((await member.wallet()).held).toBe('0.00');
    });

    it('OUT-05 request respects daily count and daily amount limits with concurrent requests', async () => {
      const member = await withdrawer(twins.server, { cash: '2000000' });
      const replies = await Promise.all(Array.from({ length: 5 }, () => member.withdraw('50000')));
      expect(replies.filter(({ body }) => body.success)).toHaveLength(3);
      expect(await callErrorOf(member.withdraw('50000'))).toMatchObject({
        code: 'withdraw.requests.full',
        value: { until: expect.any(Number) },
      });
      expect(await member.setting()).toMatchObject({
        requestsLeft: 0,
        freeLeft: 2,
        blockedBy: 'withdraw.requests.full',
      });
      const rich = await withdrawer(twins.server, { cash: '120000000' });
      expect((await rich.withdraw('50000000')).body.success).toBe(true);
      expect((await rich.withdraw('40000000')).body.success).toBe(true);
      expect(await callErrorOf(rich.withdraw('10000001'))).toMatchObject({
        code: 'withdraw.day.full',
        value: { left: '10000000.00' },
      });
    });

    it('OUT-05 request is rejected if withdrawals are closed, payments are frozen or a bonus is open', async () => {
      const { server } = twins;
      const member = await withdrawer(server);
      const setting = await readSetting(server.db, 'withdrawal');
      await writeSetting(server.db, 'withdrawal', { ...setting, isOpen: false, closedUntil: server.now() + DAY });
      expect(await callErrorOf(member.withdraw('50000'))).toMatchObject({
        code: 'withdraw.closed',
        value: { until: server.now() + DAY },
      });
      await writeSetting(server.db, 'withdrawal', setting);
      await backOffice(['freeze', member.userName, '--reason', 'Asked by the member']);
      expect(await callErrorOf(member.withdraw('50000'))).toMatchObject({ code: 'withdraw.frozen' });
      expect((await member.setting()).blockedBy).toBe('withdraw.frozen');
      await backOffice(['unfreeze', member.userName]);
      expect((await member.withdraw('50000')).body.success).toBe(true);
    });

    it('OUT-08 S18 request is rejected for trial accounts and allowed for agents', async () => {
      const { token, memberId } = await twins.server.memberSession({ userName: 'guestout' });
      await twins.server.db.updateTable('members').set({ type: 4 }).where('id', '=', memberId).execute();
      const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() };
      const { status, body } = await twins.server.call(
        withdraw,
        { cardId: 1, amount: '50000', paymentPassword: '204817' },
        headers,
      );
      expect([status, body.errorCode]).toEqual([403, 'permission.denied']);
      const agent = await withdrawer(twins.server);
      await twins.server.db.updateTable('members').set({ type: 1 }).where('id', '=', agent.memberId).execute();
      expect((await agent.withdraw('50000')).body.success).toBe(true);
    });
  });
});
