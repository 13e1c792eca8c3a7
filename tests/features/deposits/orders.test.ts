import { cancelDeposit, confirmTransfer, depositAlipay, depositGateway, depositQq, depositWechat } from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import type { MoneyCommand } from '../../../site/gateway/features/deposits/cli.ts';
import { choose, depositor, type Order } from '../../helpers/gateway/deposit-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

const backOffice = (server: TestGateway, command: MoneyCommand, actor = 'ana') =>
  runCommand(command, { db: server.db, now: server.now, url: server.url, onChange: server.changed, actor });
const approve = (server: TestGateway, orderNo: string, received: string, actor?: string) =>
  backOffice(server, { name: 'money-approve', merchant: 'demo', orderNo, received }, actor);

const MINUTES_16 = 16 * 60_000;
const tracks = ({ steps }: Order) => steps.map(({ status }) => status);

onBothEngines(
  'deposit orders',
  twins => {
    describe('provider orders', () => {
      it.each([
        ['Alipay', depositAlipay, {}, '100000.00'],
        ['QQ', depositQq, {}, '100000.00'],
        ['WeChat', depositWechat, {}, '100000.00'],
        ['a gateway with a fee', depositGateway, { channel: 'KITE' }, '98800.00'],
      ] as const)(
        'PAY-07 payment by %s is immediately credited to the wallet less the fee',
        async (_, endpoint, more, arrives) => {
          const member = await depositor(twins.server);
          const before = await member.wallet();
          const { status, body } = await member.call<Order>(endpoint, { amount: '100000', ...more });
          expect([status, body.value.status, body.value.arrives]).toEqual([200, 'pending', arrives]);
          const { payUrl, orderNo } = body.value;
          expect(new URL(payUrl!).origin).not.toBe(twins.server.url);
          expect(await choose({ payUrl }, 'pays')).toContain('role="status"');
          const paid = await member.order(orderNo);
          expect(tracks(paid)).toEqual(['created', 'pending', 'paid']);
          expect(paid).toMatchObject({ status: 'paid', received: '100000.00', payUrl: null, expireTime: null });
          const after = await member.wallet();
          expect(Number(after.sumBalance) - Number(before.sumBalance)).toBe(Number(arrives));
          expect(after.withdrawable).toBe(after.sumBalance);
        },
      );

      it('PAY-07 failed, repeated, partial and late payments reach their expected states', async () => {
        const { server } = twins;
        const member = await depositor(server);
        const before = Number((await member.wallet()).sumBalance);
        const [fails, twice, less, late] = [
          await member.alipay('100000'),
          await member.alipay('200000'),
          await member.alipay('300000'),
          await member.alipay('400000'),
        ];
        await choose(fails, 'fails');
        await choose(twice, 'twice');
        await choose(less, 'less');
        await choose(late, 'late');
        expect(await member.order(fails.orderNo)).toMatchObject({ status: 'failed', reason: 'provider' });
        expect(await member.order(twice.orderNo)).toMatchObject({ status: 'paid', received: '200000.00' });
        expect(await member.order(less.orderNo)).toMatchObject({
          status: 'review',
          reason: 'amount',
          received: '150000.00',
        });
        expect(await member.order(late.orderNo)).toMatchObject({ status: 'pending' });
        await twins.advance(MINUTES_16);
        const received = await member.order(late.orderNo);
        expect(received).toMatchObject({ status: 'review', reason: 'late', received: '400000.00' });
        expect(Number((await member.wallet()).sumBalance) - before).toBe(200_000);
        await approve(server, less.orderNo, '150000');
        await backOffice(server, {
          name: 'money-reject',
          merchant: 'demo',
          orderNo: late.orderNo,
          reason: 'Paid back',
        });
        expect(await member.order(late.orderNo)).toMatchObject({ status: 'failed', reason: 'desk', note: 'Paid back' });
        expect(Number((await member.wallet()).sumBalance) - before).toBe(350_000);
      });

      it('PAY-07 PAY-09 unpaid order expires by the server clock and can be canceled before its expiry', async () => {
        const member = await depositor(twins.server);
        const [never, abandoned] = [await member.alipay('100000'), await member.alipay('100000')];
        await choose(never, 'never');
        const cancelled = await member.call<Order>(cancelDeposit, { orderNo: abandoned.orderNo });
        expect(cancelled.body.value).toMatchObject({ status: 'cancelled', canCancel: false, payUrl: null });
        expect(never.expireTime).toBe(twins.server.now() + 15 * 60_000);
        await twins.advance(MINUTES_16);
        expect(tracks(await member.order(never.orderNo))).toEqual(['created', 'pending', 'expired']);
        const late = await member.call(cancelDeposit, { orderNo: never.orderNo });
        expect([late.status, late.body.errorCode]).toEqual([409, 'deposit.state.wrong']);
      });

      it('PAY-09 polling replaces a lost webhook, and a payment after the expiry requires a review', async () => {
        const { server } = twins;
        const member = await depositor(server);
        const [soon, later] = [await member.alipay('100000'), await member.alipay('200000')];
        const lose = (orderNo: string) =>
          server.db
            .updateTable('sandbox_payments')
            .set({ choice: 'pays', state: 'paid', paid: sqlAmount(orderNo), next_webhook_at: null })
            .where('order_no', '=', orderNo)
            .execute();
        const sqlAmount = (orderNo: string) => (orderNo === soon.orderNo ? '100000' : '200000');
        await lose(soon.orderNo);
        await twins.advance(2 * 60_000);
        expect(await member.order(soon.orderNo)).toMatchObject({ status: 'paid', received: '100000.00' });
        await twins.advance(20 * 60_000);
        expect(await member.order(later.orderNo)).toMatchObject({ status: 'expired' });
        await lose(later.orderNo);
        await twins.advance(10 * 60_000);
        expect(await member.order(later.orderNo)).toMatchObject({ status: 'review', reason: 'late' });
      });
    });

    describe('manual transfers', () => {
      it('PAY-06 transfer order shows the bank account, is confirmed by the member and credits the received amount', async () => {
        const { server } = twins;
        const member = await depositor(server);
        const before = Number((await member.wallet()).sumBalance);
        const order = await member.transfer('2000000');
        expect(order).toMatchObject({ status: 'created', payUrl: null, amount: '2000000.00' });
        expect(order.transfer?.reference).toMatch(/^[A-Z0-9]{8}$/);
        expect(order.transfer?.qrText).toContain(`5407${'2000000'}`);
        expect(order.transfer?.qrText).toContain(`0808${order.transfer?.reference}`);
        const confirmed = await member.call<Order>(confirmTransfer, { orderNo: order.orderNo });
        expect(confirmed.body.value.status).toBe('pending');
        expect(await approve(server, order.orderNo, '1999000')).toEqual([`${order.orderNo} is paid with 1999000.`]);
        expect(await member.order(order.orderNo)).toMatchObject({
          status: 'paid',
          received: '1999000.00',
          arrives: '1999000.00',
        });
        expect(Number((await member.wallet()).sumBalance) - before).toBe(1_999_000);
        await expect(approve(server, order.orderNo, '1999000')).rejects.toThrow('is paid already');
      });

      it('PAY-13 large transfer requires two operators to give the same approval and a paid transfer can be reversed', async () => {
        const { server } = twins;
        const member = await depositor(server);
        const { sumBalance } = await member.wallet();
        const { orderNo } = await member.transfer('50000000');
        await approve(server, orderNo, '50000000', 'ana');
        await approve(server, orderNo, '50000000', 'ana');
        await approve(server, orderNo, '40000000', 'binh');
        expect((await member.order(orderNo)).status).toBe('created');
        await approve(server, orderNo, '40000000', 'ana');
        expect(await member.order(orderNo)).toMatchObject({ status: 'paid', received: '40000000.00' });
        await backOffice(server, { name: 'money-reverse', merchant: 'demo', orderNo, reason: 'Charged back' });
        expect(await member.order(orderNo)).toMatchObject({ status: 'reversed', note: 'Charged back' });
        expect((await member.wallet()).sumBalance).toBe(sumBalance);
      });
    });
  },
  { inGate: true },
);
