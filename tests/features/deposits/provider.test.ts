/** Payment provider outside the sandbox: the gateway receives one adapter and routes all payments to this provider. */
import { get } from 'node:http';
import { depositGateway } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSetting, writeSetting } from '../../../site/gateway/platform/settings/repository.ts';
import { type Depositor, depositor, notify, type Order } from '../../helpers/gateway/deposit-steps.ts';
import { expectLedgerBalances, runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { createRiver, RIVER_HEADER, RIVER_KEY, riverSignature } from '../../helpers/river-provider.ts';

const MINUTE = 61_000;
const NO_SECRET = Buffer.alloc(0);

describe('second payment provider', () => {
  const river = createRiver();
  let server: TestGateway;
  beforeAll(async () => {
    server = await gateway({ paymentProviders: [river.provider] });
    await runCommandLine(server, [
      ...['money', 'add-method', 'RIVER', '--kind', 'gateway', '--name', 'River', '--provider', 'river'],
      ...['--min', '10000', '--max', '900000'],
    ]);
    const setting = await readSetting(server.db, 'withdrawal');
    await writeSetting(server.db, 'withdrawal', { ...setting, provider: 'river' });
  });
  afterAll(async () => {
    // The sandbox provider received no payment in the meantime.
    expect(await server.db.selectFrom('sandbox_payments').selectAll().execute()).toEqual([]);
    await server.stop();
  });

  const open = async (member: Depositor): Promise<Order> =>
    (await member.call<Order>(depositGateway, { amount: '100000', channel: 'RIVER' })).body.value;
  const notifyPayment = (payment: object, key = RIVER_KEY) =>
    notify(server, NO_SECRET, JSON.stringify(payment), { provider: 'river', headers: { [RIVER_HEADER]: key } });

  it('PAY-14 second provider opens a deposit that only a valid webhook credits once', async () => {
    const member = await depositor(server);
    const order = await open(member);
    expect(order.payUrl).toBe(`https://river.example/pay/${order.orderNo}`);
    expect(river.opened.at(-1)).toMatchObject({
      merchant: 'demo',
      orderNo: order.orderNo,
      method: 'RIVER',
      amount: '100000.00',
    });
    const payment = { reference: 'N1', orderNo: order.orderNo, state: 'paid', amount: '100000.00' };
    expect((await notifyPayment(payment, 'guessed')).status).toBe(401);
    expect((await notifyPayment({ ...payment, more: 1 })).status).toBe(400);
    expect((await member.wallet()).sumBalance).toBe('0.00');
    for (let n = 0; n < 2; n++) expect((await notifyPayment(payment)).status).toBe(200);
    expect((await member.order(order.orderNo)).status).toBe('paid');
    expect((await member.wallet()).sumBalance).toBe('100000.00');
  });

  it("PAY-08 GET webhook passes its query to the adapter and returns the adapter's response", async () => {
    const member = await depositor(server);
    const { orderNo } = await open(member);
    const query = `reference=G1&orderNo=${orderNo}&state=paid&amount=100000.00`;
    const pay = async (rawQuery: string, method = 'GET') => {
      const response = await fetch(`${server.url}/pay/notify/demo/river?${rawQuery}`, { method });
      const { status, headers } = response;
      return [status, headers.get('content-type'), await response.text()];
    };
    const right = `${query}&sig=${riverSignature(query)}`;
    const plain = 'text/plain; charset=utf-8';
    expect(await pay(`${query.replace('100000', '900000')}&sig=${riverSignature(query)}`)).toEqual([
      ...[200, plain, 'code=forged'],
    ]);
    expect((await pay(right, 'HEAD'))[0]).toBe(405);
    expect((await pay(right, 'PUT'))[0]).toBe(405);
    expect((await member.order(orderNo)).status).toBe('pending');
    expect(await pay(right)).toEqual([200, plain, 'code=00']);
    expect(await pay(right)).toEqual([200, plain, 'code=again']);
    expect((await member.order(orderNo)).status).toBe('paid');
    const unknown = await fetch(`${server.url}/pay/notify/demo/no-such?${right}`);
    expect([unknown.status, await unknown.json()]).toEqual([404, { outcome: 'unknown' }]);
  });

  it('PAY-08 GET webhook passes its raw query bytes to the adapter', async () => {
    const member = await depositor(server);
    const { orderNo } = await open(member);
    // The URL parser encodes the apostrophe as %27.
    const query = `reference=G'2&orderNo=${orderNo}&state=paid&amount=100000.00`;
    const { hostname, port } = new URL(server.url);
    const status = await new Promise((resolve, reject) => {
      const path = `/pay/notify/demo/river?${query}&sig=${riverSignature(query)}`;
      get({ hostname, port, path }, incoming => resolve(incoming.resume().statusCode)).on('error', reject);
    });
    expect(status).toBe(200);
    expect((await member.order(orderNo)).status).toBe('paid');
  });

  it('PAY-14 gateway polls the second provider about a deposit with a lost webhook', async () => {
    const member = await depositor(server);
    const { orderNo } = await open(member);
    river.reports.set(orderNo, { reference: 'N2', orderNo, state: 'paid', amount: '100000.00' });
    await server.advance(MINUTE);
    expect((await member.order(orderNo)).status).toBe('paid');
    expect((await member.wallet()).sumBalance).toBe('100000.00');
  });

  it('PAY-14 second provider pays a withdrawal out and a failed payout is refunded', async () => {
    const member = await withdrawer(server);
    const statuses: string[] = [];
    for (const state of ['paid', 'failed'] as const) {
      const { orderNo } = (await member.withdraw('300000')).body.value;
      await runCommandLine(server, ['money', 'pay', orderNo], { actor: 'kim' });
      river.responses.push({ reference: `P-${state}`, state: 'pending' }, { reference: `P-${state}`, state });
      await server.tick();
      expect((await member.order(orderNo)).status).toBe('paying');
      expect(river.payouts.at(-1)).toMatchObject({ merchant: 'demo', orderNo, amount: '300000.00', bank: 'BANYAN' });
      await server.advance(MINUTE);
      river.responses.splice(0);
      statuses.push((await member.order(orderNo)).status);
    }
    expect(statuses).toEqual(['paid', 'failed']);
    expect(await member.wallet()).toMatchObject({ sumBalance: '700000.00', held: '0.00' });
    await expectLedgerBalances(server.db);
  });
});
