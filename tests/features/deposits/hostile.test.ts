import {
  acceptPromo,
  cancelDeposit,
  confirmTransfer,
  depositAlipay,
  depositGateway,
  depositOrder,
  depositQq,
  depositWechat,
  feedbackImage,
  forfeitBonus,
  manualTransfer,
  transferReceipt,
} from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { depositor, type Order } from '../../helpers/gateway/deposit-steps.ts';
import { gateway } from '../../helpers/gateway.ts';
import { isSlowRun } from '../../helpers/slow.ts';
import { type HostileBody, hostileBodies } from './hostile-bodies.ts';

/** Smallest PNG: one gray pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

describe('malformed deposit requests', { timeout: 240_000 }, () => {
  it('PAY-02 PAY-05 malformed bodies return a 4xx error that names the field and write no rows', async () => {
    const server = await gateway();
    try {
      const [member, other] = [await depositor(server), await depositor(server)];
      const { orderNo } = await member.transfer('50000');
      const foreign = (await other.transfer('50000')).orderNo;
      const amount = '50000';
      const calls = [
        [manualTransfer, { amount, bankId: 'BANK', remark: 'r', payeeName: 'p' }, ['amount', 'bankId']],
        [depositGateway, { amount, channel: 'KITE' }, ['amount', 'channel']],
        [depositAlipay, { amount, promoId: '999999' }, ['amount', 'promoId']],
        [depositQq, { amount }, ['amount']],
        [depositWechat, { amount }, ['amount']],
        [acceptPromo, { promoId: '999999' }, ['promoId']],
        [confirmTransfer, { orderNo: foreign }, ['orderNo']],
        [cancelDeposit, { orderNo: foreign }, ['orderNo']],
        [transferReceipt, { orderNo, imageId: 'nobodys' }, ['imageId', 'orderNo']],
        [forfeitBonus, { bonusId: '999999' }, ['bonusId']],
      ] as const;
      const written = async () => {
        const tables = [
          'deposits',
          'deposit_state_changes',
          'bonuses',
          'accepted_promos',
          'ledger_transactions',
          'idempotency_keys',
        ] as const;
        const count = (table: (typeof tables)[number]) =>
          server.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow();
        return Promise.all(tables.map(async table => [table, Number((await count(table)).n)]));
      };
      const before = await written();
      const wrong: unknown[] = [];
      for (const [endpoint, right, texts] of calls) {
        const all = hostileBodies(right, texts);
        expect(all.length).toBeGreaterThanOrEqual(200);
        const bodies = isSlowRun ? all : all.filter((_, n) => n % 4 === 0);
        const send = async ({ body, fields }: HostileBody) => {
          const { status, body: reply } = await member.call(endpoint, body);
          // NUL characters are rejected in every field.
          const isNamed =
            fields.some(field => reply.message?.includes(`"${field}"`)) || JSON.stringify(body).includes('\\u0000');
          // A body that is valid except for an unknown promotion or deposit is rejected with a specific error code.
          const isRejected = status === 200 && !reply.success && reply.errorCode !== undefined;
          if (!isNamed || !(isRejected || (status >= 400 && status <= 499)))
            wrong.push([endpoint.name, body, status, reply]);
        };
        for (let at = 0; at < bodies.length; at += 8) await Promise.all(bodies.slice(at, at + 8).map(send));
      }
      expect(wrong.slice(0, 5).map(one => JSON.stringify(one).slice(0, 300))).toEqual([]);
      expect(await written()).toEqual(before);
    } finally {
      await server.stop();
    }
  });

  it('PAY-03 invalid body or key returns a 4xx error, and an idempotency key is valid only for the member who sent it', async () => {
    const server = await gateway();
    try {
      const [member, other] = [await depositor(server), await depositor(server)];
      for (const body of [
        '',
        '[]',
        'null',
        '"x"',
        '{"amount":',
        '{"amount":"50000"',
        '\ud800',
        '[[[[',
        '{"a":'.repeat(40),
      ]) {
        expect((await member.call(depositAlipay, body)).status, body).toBeGreaterThanOrEqual(400);
        expect((await member.call(depositAlipay, body)).status, body).toBeLessThan(500);
      }
      for (const key of ['x'.repeat(65), 'x'.repeat(300), 'a b'])
        expect((await member.call(depositAlipay, { amount: '50000' }, key)).status, key).toBe(400);
      expect(await server.db.selectFrom('deposits').select('id').execute()).toEqual([]);
      const own = await member.call<Order>(depositAlipay, { amount: '50000' }, 'a-key-that-leaks');
      const stolen = await other.call<Order>(depositAlipay, { amount: '50000' }, 'a-key-that-leaks');
      expect(stolen.body.value.orderNo).not.toBe(own.body.value.orderNo);
      expect((await other.get(depositOrder, { orderNo: own.body.value.orderNo })).status).toBe(404);
    } finally {
      await server.stop();
    }
  });

  it('PAY-06 S41 deposit of another member returns not found and a receipt must be an image for a pending transfer', async () => {
    const server = await gateway();
    try {
      const [owner, other] = [await depositor(server), await depositor(server)];
      const { orderNo } = await owner.transfer('50000');
      const upload = async () => {
        const response = await fetch(server.url + feedbackImage.path, {
          method: 'POST',
          headers: { ModuleId: feedbackImage.moduleId, 'Content-Type': 'image/png' },
          body: PNG,
        });
        return ((await response.json()) as { value: { id: string } }).value.id;
      };
      const imageId = await upload();
      for (const [endpoint, more] of [
        [confirmTransfer, {}],
        [cancelDeposit, {}],
        [transferReceipt, { imageId }],
      ] as const) {
        const { status, body } = await other.call(endpoint, { orderNo, ...more });
        expect([endpoint.name, status, body.errorCode]).toEqual([endpoint.name, 404, 'deposit.unknown']);
      }
      expect((await other.get(depositOrder, { orderNo })).status).toBe(404);
      expect((await owner.call(transferReceipt, { orderNo, imageId: 'nobodys' })).status).toBe(400);
      const added = await owner.call<Order>(transferReceipt, { orderNo, imageId });
      expect(added.body.value.transfer?.hasReceipt).toBe(true);
      expect((await owner.call(transferReceipt, { orderNo, imageId })).status).toBe(400);
      expect((await owner.order(orderNo)).status).toBe('created');
    } finally {
      await server.stop();
    }
  });
});
