/** Status polling of a deposit order on the real gateway. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadImage } from '../../../../sdk/lobby/content/upload.ts';
import type { DepositOrder } from '../../../../site/src/features/deposits/order/order.ts';
import { createDepositOrder } from '../../../../site/src/features/deposits/order/order-model.ts';
import { pollDeposit } from '../../../../site/src/features/deposits/order/poll-status.ts';
import { watched } from '../../../forms/form-kit.ts';
import { expectSoon } from '../../../forms/soon.ts';
import { choose } from '../../../helpers/gateway/deposit-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { type FakeEnv, fakeEnv } from '../../../lobby/fake-env.ts';
import { cashier, type Payer, payer } from './deposit-kit.ts';

let live: TestGateway;
beforeAll(async () => {
  live = await gateway();
});
afterAll(() => live.stop());

const ORDER_CALL = 'MCS2_depositOrder';

/** Opens a deposit and starts polling. */
async function opened(actor: Payer, method: string, isKnown = true) {
  const till = await cashier(actor);
  till.choose(method);
  till.setAmount('80000');
  const first = (await till.submit()) as DepositOrder;
  // Separate timers, because the timers of the lobby are stopped.
  const env = fakeEnv();
  const upload = (image: Blob) => uploadImage(actor.lobby, image);
  const options = isKnown ? { first, upload } : { upload };
  const model = createDepositOrder(actor.lobby, first.orderNo, options, env);
  const off = model.$state.subscribe(() => {});
  return {
    first,
    off,
    env,
    ...model.actions,
    state: () => model.$state.get(),
    status: () => model.$state.get().order?.status,
  };
}

/** Advances the clock and returns the number of polls in that time. */
async function pass(actor: Payer, env: FakeEnv, ms: number) {
  const before = actor.named(ORDER_CALL).length;
  await env.advance(ms);
  return actor.named(ORDER_CALL).length - before;
}

describe('deposit order polling', () => {
  it('PAY-09 order model polls with growing intervals from 2 s and pauses while the page is hidden', async () => {
    const actor = await payer(live, 'payer1');
    const { state, off, env } = await opened(actor, 'ALIPAY');
    const settled = async (count: number) =>
      expectSoon(() => expect([actor.named(ORDER_CALL).length, env.waiting()]).toEqual([count, 1]));
    expect(await pass(actor, env, 1_999)).toBe(0);
    await env.advance(1);
    await settled(1);
    expect(await pass(actor, env, 2_999)).toBe(0);
    await env.advance(1);
    await settled(2);
    await env.setHidden(true);
    expect(await pass(actor, env, 120_000)).toBe(0);
    await env.setHidden(false);
    await settled(3);
    expect(await pass(actor, env, 1_999)).toBe(0);
    await env.advance(1);
    await settled(4);
    expect(state().failure).toBeNull();
    off();
    // A store stops one second after its last listener was removed.
    await expectSoon(() => expect(env.waiting()).toBe(0));
    expect(await pass(actor, env, 120_000)).toBe(0);
  });

  it('PAY-09 PAY-12 order model stops polling at the final state, refreshes the wallet once and notifies other tabs', async () => {
    const actor = await payer(live, 'payer2');
    const topics: string[] = [];
    const { tabs } = actor.lobby;
    const lobby = Object.create(actor.lobby, {
      tabs: { value: { ...tabs, send: (topic: string) => topics.push(topic) } },
    });
    watched(actor.lobby.$wallet);
    watched(actor.lobby.$wallet);
    await expectSoon(() => expect(actor.lobby.$wallet.get().data?.sumBalance).toBe('10000.00'));
    const { first, status, env } = await opened({ ...actor, lobby }, 'ALIPAY');
    const reads = actor.named('gcs').length;
    await choose(first, 'pays');
    await live.advance(1_000);
    await expectSoon(() => {
      void env.advance(30_000);
      expect(status()).toBe('paid');
    });
    await expectSoon(() =>
      expect(actor.lobby.$wallet.get().data).toMatchObject({
        sumBalance: '90000.00',
        withdrawable: '90000.00',
        held: '0.00',
        bonus: '0.00',
      }),
    );
    expect([actor.named('gcs').length - reads, topics]).toEqual([1, ['wallet']]);
    expect(await pass(actor, env, 300_000)).toBe(0);
  });

  it('PAY-06 transfer order is confirmed once, accepts an image receipt, can be canceled and rejects other files', async () => {
    const actor = await payer(live, 'payer3');
    const { state, status, confirm, cancel, uploadReceipt } = await opened(actor, 'BANK', false);
    await expectSoon(() =>
      expect(state().order?.transfer).toMatchObject({ accountNo: '007104289936', hasReceipt: false }),
    );
    await uploadReceipt(new Blob(['x'], { type: 'image/gif' }));
    expect([state().receiptError, actor.named('image')]).toEqual([{ key: 'field.images-kind' }, []]);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      'base64',
    );
    await uploadReceipt(new Blob([png], { type: 'image/png' }));
    expect([state().stepError, state().order?.transfer?.hasReceipt]).toEqual([null, true]);
    await Promise.all([confirm(), confirm()]);
    expect([status(), actor.named('MCS2_confirmTransfer').length]).toEqual(['pending', 1]);
    await cancel();
    expect([status(), state().order?.canCancel, state().doing]).toEqual(['cancelled', false, null]);
    await confirm();
    expect(state().stepError).toMatchObject({ step: 'confirm', error: { code: 'deposit.state.wrong' } });
  });

  it('PAY-09 poll intervals grow to 30 s and are shortened at the payment deadline', async () => {
    const env = fakeEnv();
    let rest: number | null = null;
    const times: number[] = [];
    const request = async () => void times.push(env.now());
    const following = pollDeposit({ request, isOpen: () => true, left: () => rest }, env);
    await env.advance(120_000);
    const waits = times.map((time, at) => time - (times[at - 1] ?? 1_000));
    expect(waits.slice(0, 4)).toEqual([2_000, 3_000, 4_500, 6_750]);
    expect(Math.max(...waits)).toBe(30_000);
    rest = 5_000;
    following.again();
    await env.advance(30_000);
    times.length = 0;
    rest = 500;
    await env.advance(60_000);
    expect(times.length).toBeGreaterThan(20);
    following.stop();
  });

  it('PAY-09 order model polls an expired order until the gateway has closed the order', async () => {
    const actor = await payer(live, 'payer4');
    const { state, status, off, env } = await opened(actor, 'BANK');
    await live.advance(15 * 60_000 + 500);
    await env.advance(15 * 60_000 + 1_500);
    await expectSoon(() => expect(status()).toBe('expired'));
    expect(state().order?.expireTime).toBeNull();
    off();
  });

  it('PAY-09 order model shows a failed poll, preserves the last state and polls again', async () => {
    const actor = await payer(live, 'payer5');
    const { state, status, first, env } = await opened(actor, 'WECHAT');
    actor.lose(ORDER_CALL, 1_000);
    await expectSoon(() => {
      // Advances the clock, because the client retries each failed poll first.
      void env.advance(1_000);
      void actor.env.advance(1_000);
      expect(state().failure?.kind).toBe('offline');
    });
    actor.lose(ORDER_CALL, 0);
    expect([status(), state().order?.orderNo]).toEqual(['pending', first.orderNo]);
    await choose(first, 'fails');
    await live.advance(1_000);
    await expectSoon(() => {
      void env.advance(30_000);
      expect([status(), state().failure]).toEqual(['failed', null]);
    });
  });
});
