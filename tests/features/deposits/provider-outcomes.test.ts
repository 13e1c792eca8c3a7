/** Every provider payment method with every payment outcome. */
import { depositAlipay, depositGateway, depositQq, depositWechat } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDeposit } from '../../../site/gateway/features/deposits/orders-repository.ts';
import { choose, depositor, notify, type Order } from '../../helpers/gateway/deposit-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

const HMAC_KEY = 'w'.repeat(43);
const SECRET = Buffer.from(HMAC_KEY, 'base64url');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const METHODS = [
  ['Alipay', depositAlipay, {}],
  ['QQ', depositQq, {}],
  ['WeChat', depositWechat, {}],
  ['a payment gateway', depositGateway, { channel: 'CARD' }],
] as const;

describe('provider payment methods', { timeout: 240_000 }, () => {
  let server: TestGateway;
  beforeAll(async () => {
    server = await gateway({ secrets: { hmacKey: HMAC_KEY, bodyKeys: [] } });
  });
  afterAll(() => server.stop());

  it.each(METHODS)(
    'PAY-07 PAY-09 order by %s reaches the expected state for paid, failed, repeated, partial, late and missing payments',
    async (_, endpoint, more) => {
      const member = await depositor(server);
      const orders = new Map<string, Order>();
      for (const choice of ['pays', 'fails', 'twice', 'less']) {
        const { body } = await member.call<Order>(endpoint, { amount: '100000', ...more });
        orders.set(choice, body.value);
        await choose(body.value, choice);
      }
      for (const choice of ['late', 'never']) {
        const { body } = await member.call<Order>(endpoint, { amount: '100000', ...more });
        orders.set(choice, body.value);
        await choose(body.value, choice);
      }
      const states = async () =>
        Object.fromEntries(
          await Promise.all(
            [...orders].map(async ([choice, { orderNo }]) => {
              const { status, reason } = await member.order(orderNo);
              return [choice, reason ? `${status} ${reason}` : status];
            }),
          ),
        );
      const decided = { pays: 'paid', fails: 'failed provider', twice: 'paid', less: 'review amount' };
      expect(await states()).toEqual({ ...decided, late: 'pending', never: 'pending' });
      const { arrives } = await member.order(orders.get('pays')!.orderNo);
      const wallet = async () => Number((await member.wallet()).sumBalance);
      expect(await wallet()).toBe(2 * Number(arrives));
      await server.advance(16 * MINUTE);
      // Delivers a webhook that was sent before the expiry.
      await server.advance(10_000);
      expect(await states()).toEqual({ ...decided, late: 'review late', never: 'expired' });
      expect(await wallet()).toBe(2 * Number(arrives));
    },
  );

  it('PAY-09 payment webhook after the expiry requires a review regardless of its amount', async () => {
    const member = await depositor(server);
    const [whole, less] = [await member.alipay('100000'), await member.alipay('200000')];
    await server.advance(16 * MINUTE);
    expect((await member.order(whole.orderNo)).status).toBe('expired');
    await notify(server, SECRET, { reference: `${whole.orderNo}N`, orderNo: whole.orderNo, amount: '100000.00' });
    await notify(server, SECRET, { reference: `${less.orderNo}N`, orderNo: less.orderNo, amount: '1.00' });
    expect(await member.order(whole.orderNo)).toMatchObject({
      status: 'review',
      reason: 'late',
      received: '100000.00',
    });
    expect(await member.order(less.orderNo)).toMatchObject({ status: 'review', reason: 'amount', received: '1.00' });
    expect((await member.wallet()).sumBalance).toBe('0.00');
  });

  it('PAY-09 gateway polls the provider for up to 72 hours about an undecided order', async () => {
    const member = await depositor(server);
    const [found, over] = [await member.alipay('100000'), await member.alipay('200000')];
    /** Simulates a payment whose webhook is lost. */
    const lose = ({ orderNo, amount }: Order) =>
      server.db
        .updateTable('sandbox_payments')
        .set({ choice: 'pays', state: 'paid', paid: amount, next_webhook_at: null })
        .where('order_no', '=', orderNo)
        .execute();
    for (let hours = 0; hours < 70; hours += 10) await server.advance(10 * HOUR);
    // The member's session has expired after 70 hours, so the states are read from the database.
    const at = async ({ orderNo }: Order) => (await findDeposit(server.db, orderNo))?.state;
    expect([await at(found), await at(over)]).toEqual(['expired', 'expired']);
    const order = await server.db
      .selectFrom('deposits')
      .select('poll_count')
      .where('order_no', '=', over.orderNo)
      .executeTakeFirstOrThrow();
    expect(order.poll_count).toBeGreaterThan(5);
    await lose(found);
    await server.advance(70 * MINUTE);
    expect([await at(found), await at(over)]).toEqual(['review', 'expired']);
    await server.advance(51 * MINUTE);
    await lose(over);
    await server.advance(HOUR);
    await server.advance(HOUR);
    expect(await at(over)).toBe('expired');
  });
});
