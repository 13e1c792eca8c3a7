/** Deposit form on the real gateway: payment methods, input and created orders. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoon } from '../../../forms/soon.ts';
import { runCommandLine } from '../../../helpers/gateway/money-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { addPromo, cashier, payer } from './deposit-kit.ts';

let live: TestGateway;
beforeAll(async () => {
  live = await gateway();
});
afterAll(() => live.stop());

describe('deposit form', () => {
  it('PAY-04 EP-33 form shows methods with kind, limits and fee and does not select a closed method', async () => {
    const { state, choose } = await cashier(await payer(live, 'payer1'));
    const { methods } = state().offers!;
    expect(methods.map(({ id, kind }) => `${id} ${kind}`)).toContain('BANK transfer');
    expect(methods.find(({ id }) => id === 'KITE')).toMatchObject({
      kind: 'gateway',
      channel: 'KITE',
      min: '50000.00',
      max: '20000000.00',
      fee: { percent: '1.2', fixed: '0.00' },
      decimals: 0,
      isOpen: true,
    });
    const closed = methods.find(({ isOpen }) => !isOpen)!;
    expect(closed).toMatchObject({ id: 'PANDA', closedFor: 'hours', opensAt: Date.parse('2026-11-20T11:00:00Z') });
    expect(state().methodId).toBe('BANK');
    choose('PANDA');
    expect(state().methodId).toBe('BANK');
    choose('KITE');
    expect(state().method?.name).toBe('Kite Wallet');
  });

  it('PAY-05 form shows fee and credited amount while typing and the minimum error only on blur', async () => {
    const { state, choose, setAmount, blurAmount } = await cashier(await payer(live, 'payer2'));
    choose('KITE');
    setAmount('1000050');
    expect(state().sums).toEqual({ fee: '12001.00', bonus: '0.00', arrives: '988049.00', turnover: '0.00' });
    setAmount('49999');
    expect([state().issue, state().issueShown, state().sums]).toEqual([
      { issue: 'low', limit: '50000.00' },
      false,
      null,
    ]);
    blurAmount();
    expect(state().issueShown).toBe(true);
    setAmount('20000001');
    expect([state().issue, state().issueShown]).toEqual([{ issue: 'high', limit: '20000000.00' }, true]);
    setAmount('60000.5');
    expect(state().issue).toEqual({ issue: 'decimals', decimals: 0 });
  });

  it('PAY-05 PAY-03 one submit creates one order by the endpoint for its kind, with the input and a new idempotency key', async () => {
    const actor = await payer(live, 'payer3');
    const { state, choose, setAmount, submit } = await cashier(actor);
    const calls = [
      ['BANK', 'MCS2_manualTransfer', { bankId: 'BANK' }],
      ['ALIPAY', 'MCS2_alipayDeposit', {}],
      ['WECHAT', 'MCS2_wechatDeposit', {}],
      ['QQ', 'MCS2_qqDeposit', {}],
      ['KITE', 'MCS2_paymentGatewayDeposit', { channel: 'KITE' }],
    ] as const;
    for (const [method, path, more] of calls) {
      choose(method);
      setAmount('60000');
      const [order, second] = await Promise.all([submit(), submit()]);
      expect(second).toBeNull();
      expect(order).toMatchObject({ methodId: method, amount: '60000.00' });
      expect(order?.payUrl === null).toBe(method === 'BANK');
      const [sent, ...again] = actor.named(path);
      expect(again).toEqual([]);
      expect(JSON.parse(sent!.body)).toEqual({ amount: '60000', promoId: null, language: 'EN', ...more });
      expect([state().amount, state().methodId, state().submitting]).toEqual(['', method, false]);
    }
    expect(new Set(actor.requests.filter(({ key }) => key !== null).map(({ key }) => key)).size).toBeGreaterThanOrEqual(
      5,
    );
    await expectSoon(() => expect(state().offers!.open).toHaveLength(5));
    setAmount('60000');
    expect(await submit()).toBeNull();
    expect(state().submitError).toMatchObject({ code: 'deposit.orders.open', data: { orderNo: expect.any(String) } });
    expect([state().amount, state().methodId]).toEqual(['60000', 'KITE']);
  });

  it('PAY-03 form preserves the input after a lost response and the next submit returns the same order', async () => {
    const actor = await payer(live, 'payer4');
    const { state, choose, setAmount, submit } = await cashier(actor);
    choose('ALIPAY');
    setAmount('70000');
    actor.lose('MCS2_alipayDeposit');
    expect(await submit()).toBeNull();
    expect(state()).toMatchObject({ amount: '70000', methodId: 'ALIPAY', submitError: { kind: 'offline' } });
    const order = await submit();
    expect(order?.amount).toBe('70000.00');
    const keys = actor.named('MCS2_alipayDeposit').map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    await expectSoon(() => expect(state().offers!.open.map(({ orderNo }) => orderNo)).toEqual([order?.orderNo]));
  });

  it('PAY-11 form shows the daily limit error at the amount if another tab used the limit', async () => {
    const one = await payer(live, 'payer5');
    const other = await payer(live, 'payer5');
    const [first, second] = [await cashier(one), await cashier(other)];
    for (const { choose, setAmount } of [first, second]) {
      choose('PHONE');
      setAmount('500000');
    }
    for (let count = 0; count < 4; count++) {
      first.setAmount('500000');
      expect((await first.submit())?.amount).toBe('500000.00');
    }
    const before = second.state().focusTurn;
    expect(await second.submit()).toBeNull();
    expect(second.state()).toMatchObject({
      amount: '500000',
      issue: { issue: 'day', limit: '0.00' },
      issueShown: true,
      submitError: null,
      focusTurn: before + 1,
    });
  });

  it('PAY-05 PAY-10 next deposit uses the accepted promotion, another selected promotion or none', async () => {
    const promo = await addPromo(live);
    const actor = await payer(live, 'payer6');
    const { state, choose, setAmount, setPromo, accept, submit } = await cashier(actor);
    choose('ALIPAY');
    setAmount('1000000');
    expect(state().promoId).toBeNull();
    setPromo(promo);
    expect(state().sums).toMatchObject({ bonus: '200000.00', arrives: '1200000.00', turnover: '6000000.00' });
    setPromo(null);
    await accept(promo);
    expect([state().promoId, state().promo?.accepted]).toEqual([promo, true]);
    setPromo(null);
    expect(await submit()).toMatchObject({ bonus: '0.00', promoId: null });
    setAmount('1000000');
    expect(state().promoId).toBe(promo);
    expect(await submit()).toMatchObject({ bonus: '200000.00', promoId: promo, promoTitle: 'Friday top-up' });
    expect(actor.named('MCS2_acceptPromo')).toHaveLength(1);
  });

  it('PAY-10 open bonus shows the amount to forfeit and a forfeit removes the bonus from the wallet once', async () => {
    const promo = await addPromo(live, { once_per_member: false });
    const actor = await payer(live, 'payer7');
    const { state, choose, setAmount, setPromo, submit, refresh, forfeit } = await cashier(actor);
    const bonusOf = async () => {
      await actor.lobby.refreshWallet();
      return actor.lobby.$wallet.get().data?.bonus;
    };
    const off = actor.lobby.$wallet.listen(() => {});
    choose('BANK');
    setAmount('100000');
    setPromo(promo);
    const order = await submit();
    await runCommandLine(live, ['money', 'approve', order!.orderNo, '--received', '100000']);
    await refresh();
    const [bonus] = state().offers!.bonuses;
    expect(bonus).toMatchObject({ title: 'Friday top-up', staked: '0.00', turnover: '600000.00', forfeit: '20000.00' });
    expect(Number(await bonusOf())).toBe(20_000);
    await Promise.all([forfeit(bonus!.id), forfeit(bonus!.id)]);
    expect(actor.named('MCS2_forfeitBonus')).toHaveLength(1);
    expect([state().offers!.bonuses, state().forfeiting, state().submitError]).toEqual([[], null, null]);
    expect(Number(await bonusOf())).toBe(0);
    await forfeit(bonus!.id);
    expect(state().submitError).toMatchObject({ code: 'deposit.promo.unknown' });
    off();
  });
});
