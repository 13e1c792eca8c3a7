import { describe, expect, it } from 'vitest';
import { sandboxKey } from '../../../site/gateway/sandbox/payments/sandbox-provider.ts';
import { signed } from '../../../site/gateway/sandbox/payments/signature.ts';
import { depositor, notify } from '../../helpers/gateway/deposit-steps.ts';
import { gateway } from '../../helpers/gateway.ts';

const HMAC_KEY = 'k'.repeat(43);
const SECRET = Buffer.from(HMAC_KEY, 'base64url');
const open = () => gateway({ secrets: { hmacKey: HMAC_KEY, bodyKeys: [] } });

describe('payment webhooks', () => {
  it('PAY-08 webhooks are processed once in any order, and a payment with another reference is stored as unclaimed', async () => {
    const server = await open();
    try {
      const member = await depositor(server);
      const { orderNo } = await member.alipay('100000');
      const paid = { reference: 'R1', orderNo, amount: '100000.00' };
      const responses = await Promise.all(Array.from({ length: 20 }, () => notify(server, SECRET, paid)));
      expect(responses.map(({ body }) => body.outcome).sort()).toEqual([...Array(19).fill('again'), 'done']);
      expect((await notify(server, SECRET, { ...paid, state: 'failed' })).status).toBe(200);
      expect(await member.order(orderNo)).toMatchObject({ status: 'paid' });
      expect((await member.wallet()).sumBalance).toBe('100000.00');
      const other = await notify(server, SECRET, { ...paid, reference: 'R2' });
      expect(other.body.outcome).toBe('unclaimed');
      const { orderNo: swapped } = await member.alipay('200000');
      await notify(server, SECRET, { reference: 'R3', orderNo: swapped, state: 'failed', amount: '200000.00' });
      await notify(server, SECRET, { reference: 'R3', orderNo: swapped, amount: '200000.00' });
      expect(await member.order(swapped)).toMatchObject({ status: 'review', reason: 'late' });
      expect((await member.wallet()).sumBalance).toBe('100000.00');
    } finally {
      await server.stop();
    }
  });

  it('PAY-08 invalid, expired, swapped or foreign webhooks return 401 over 64 connections and credit no deposit', async () => {
    const server = await open();
    try {
      const member = await depositor(server);
      const { orderNo } = await member.alipay('100000');
      const paid = { reference: 'R1', orderNo, amount: '100000.00' };
      const body = Buffer.from(JSON.stringify({ state: 'paid', ...paid }));
      const right = signed(sandboxKey(SECRET, 'demo'), body, server.now());
      const attacks = [
        () => notify(server, SECRET, paid, { headers: {} }),
        () => notify(server, SECRET, paid, { headers: { ...right, 'payment-signature': `v1=${'0'.repeat(64)}` } }),
        () => notify(server, SECRET, paid, { at: server.now() - 6 * 60_000 }),
        () => notify(server, SECRET, paid, { at: server.now() + 6 * 60_000 }),
        () => notify(server, SECRET, { ...paid, amount: '900000.00' }, { headers: right }),
        () => notify(server, SECRET, paid, { keyOf: 'other' }),
        () => notify(server, SECRET, paid, { headers: { ...right, 'payment-date': String(server.now() + 1) } }),
        () => notify(server, Buffer.alloc(32), paid),
      ];
      const responses = await Promise.all(Array.from({ length: 256 }, (_, n) => attacks[n % attacks.length]!()));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401]));
      expect(await member.order(orderNo)).toMatchObject({ status: 'pending' });
      expect((await server.get('/ready')).status).toBe(200);
      const rows = await server.db.selectFrom('audit').select('kind').where('kind', '=', 'notice-forged').execute();
      expect(rows).toHaveLength(1);
      expect(await server.db.selectFrom('webhook_events').selectAll().execute()).toEqual([]);
    } finally {
      await server.stop();
    }
  });

  it('PAY-08 signed webhook with an invalid field returns 400 and a webhook of an unknown provider 404', async () => {
    const server = await open();
    try {
      const wrong = await notify(server, SECRET, '{"reference":"R1","orderNo":"D1","state":"paid","amount":"1e5"}');
      expect([wrong.status, wrong.body.message]).toEqual([400, '"amount" is missing or wrong.']);
      expect((await notify(server, SECRET, 'no JSON')).status).toBe(400);
      const paid = { reference: 'R1', orderNo: 'D1', amount: '1.00' };
      expect((await notify(server, SECRET, paid, { provider: 'nobody' })).status).toBe(404);
      expect((await notify(server, SECRET, paid, { merchant: 'nobody' })).status).toBe(404);
    } finally {
      await server.stop();
    }
  });
});
