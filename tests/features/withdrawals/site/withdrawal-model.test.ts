/** Withdrawal wizard on the real gateway: step order, amount preview and final states. */
import { toUnits } from 'lobbykit/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawSetting } from '../../../../sdk/protocol/withdrawals/calls.ts';
import { createWithdrawal } from '../../../../site/src/features/withdrawals/withdrawal-model.ts';
import type { WithdrawalPlace } from '../../../../site/src/features/withdrawals/withdrawal-state.ts';
import { watched } from '../../../forms/form-kit.ts';
import { expectSoon } from '../../../forms/soon.ts';
import { credit } from '../../../helpers/credit.ts';
import { runCommandLine } from '../../../helpers/gateway/money-steps.ts';
import { PASSWORD } from '../../../helpers/gateway/verification-steps.ts';
import { NAME, PIN } from '../../../helpers/gateway/withdrawal-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { type Payer, payer } from '../../deposits/site/deposit-kit.ts';

let live: TestGateway;
beforeAll(async () => {
  live = await gateway();
});
afterAll(() => live.stop());

const FOLLOW_MS = 3_000;

/** Member with 1,010,000 in cash; an existing member also has a withdrawal password and a card. */
async function taker(name: string, isNew = false): Promise<Payer> {
  const actor = await payer(live, name);
  const { id } = await live.db
    .selectFrom('members')
    .select('id')
    .where('user_name', '=', name)
    .executeTakeFirstOrThrow();
  await credit(live.db, id, toUnits('1000000'), live.now());
  if (!isNew) {
    const { actions } = await opened(actor);
    expect(await actions.setPassword({ paymentPassword: PIN, password: PASSWORD })).toBe(true);
    expect(await actions.addCard(cardOf(id))).toBe(true);
  }
  return actor;
}
/** Unique card number per member, because a shared number sends the withdrawal to review. */
const cardOf = (id: number) => ({
  bankId: 'BANYAN',
  accountNo: String(71_000_000_000 + id),
  payeeName: NAME,
  paymentPassword: PIN,
});

/** Opens the wizard at the step in `place` and waits until its first step is determined. */
async function opened({ lobby, env }: Payer, place: WithdrawalPlace = {}) {
  const places: WithdrawalPlace[] = [];
  const model = createWithdrawal(lobby, { place, onPlace: next => places.push(next) }, env);
  const states = watched(model.$state);
  const state = () => model.$state.get();
  await expectSoon(() => expect(state().step).not.toBe('loading'));
  return { actions: model.actions, state, states, places };
}

describe('withdrawal accounts', () => {
  it('OUT-03 accounts step lists, adds and removes accounts and is shown again after an addition', async () => {
    const actor = await taker('holder1');
    const { actions, state, places } = await opened(actor, { at: 'accounts' });
    expect([state().step, state().cards.length]).toEqual(['accounts', 1]);
    actions.go('card');
    expect(state().step).toBe('card');
    expect(
      state()
        .banks.filter(({ isWallet }) => isWallet)
        .map(({ name }) => name),
    ).toEqual(['Kite Wallet']);
    const wallet = { bankId: 'KITE', accountNo: '0912345678', payeeName: NAME, paymentPassword: PIN };
    expect(await actions.addCard(wallet)).toBe(true);
    expect(state().step).toBe('accounts');
    expect(state().cards.map(({ bankName }) => bankName)).toEqual(['Banyan Bank', 'Kite Wallet']);
    for (const { id } of state().cards) expect(await actions.removeCard(id)).toBe(true);
    expect([state().step, state().cards.length]).toEqual(['accounts', 0]);
    expect(places.at(-1)).toEqual({ at: 'accounts' });
  });
});

describe('withdrawal wizard', () => {
  it('OUT-01 wizard leads from password to card to amount and starts at the amount if both exist', async () => {
    const actor = await taker('taker1', true);
    const { actions, state } = await opened(actor);
    expect(state().step).toBe('password');
    expect(await actions.setPassword({ paymentPassword: '123456', password: PASSWORD })).toBe(false);
    expect([state().actionError?.code, state().step]).toEqual(['withdraw.password.weak', 'password']);
    expect(await actions.setPassword({ paymentPassword: PIN, password: PASSWORD })).toBe(true);
    expect([state().actionError, state().step]).toEqual([null, 'card']);
    expect(await actions.addCard(cardOf(9_000_001))).toBe(true);
    expect([state().step, state().card?.number]).toEqual(['amount', '···· 0001']);
    expect((await opened(actor)).state().step).toBe('amount');
  });

  it('OUT-05 wizard validates the amount before submission and shows fee and received amount', async () => {
    const actor = await taker('taker2');
    const { actions, state } = await opened(actor);
    const { min, withdrawable } = state().setting!;
    actions.setAmount('1');
    expect([state().issue, state().fee, state().arrives]).toEqual([{ issue: 'low', limit: min }, '0.00', '0.00']);
    actions.confirm();
    expect(state().step).toBe('amount');
    actions.setAmount('1010001');
    expect(state().issue).toEqual({ issue: 'funds', limit: withdrawable });
    for (const text of ['500,000 ₫', '1e3', '500k', '-500000']) {
      actions.setAmount(text);
      expect([text, state().issue]).toEqual([text, { issue: 'number' }]);
    }
    actions.setAmount(' 500000 ');
    expect([state().amount, state().issue, Number(state().arrives) + Number(state().fee)]).toEqual([
      '500000',
      null,
      500_000,
    ]);
    expect(actor.named('withdraw')).toEqual([]);
  });

  it('OUT-01 wizard resumes at the same step after a reload, or at the step whose input is no longer valid', async () => {
    const actor = await taker('taker3');
    const first = await opened(actor);
    first.actions.setAmount('200000');
    first.actions.confirm();
    const place = first.places.at(-1)!;
    expect([first.state().step, place]).toEqual([
      'confirm',
      { amount: '200000', cardId: first.state().card!.id, at: 'confirm' },
    ]);
    expect((await opened(actor, place)).state()).toMatchObject({ step: 'confirm', amount: '200000' });
    expect((await opened(actor, { ...place, amount: '1' })).state().step).toBe('amount');
  });

  it('OUT-02 OUT-04 wizard keeps its input after a wrong password, submits only one withdrawal and follows its state', async () => {
    const actor = await taker('taker4');
    const { actions, state, places } = await opened(actor);
    actions.setAmount('200000');
    actions.confirm();
    expect(await actions.submit('999888')).toBe(false);
    expect(state()).toMatchObject({
      step: 'confirm',
      amount: '200000',
      actionError: { code: 'withdraw.password.wrong' },
    });
    expect(await Promise.all([actions.submit(PIN), actions.submit(PIN)])).toEqual([true, false]);
    const { orderNo } = state().order!;
    expect([state().step, state().order?.status, places.at(-1)]).toEqual(['order', 'pending', { orderNo }]);
    expect(actor.named('withdraw')).toHaveLength(2);
    await runCommandLine(live, ['money', 'reject', orderNo, '--reason', 'The name differs.']);
    await actor.env.advance(FOLLOW_MS);
    await expectSoon(() => expect(state().order).toMatchObject({ status: 'rejected', note: 'The name differs.' }));
    const requested = actor.named('MCS2_withdrawOrder').length;
    await actor.env.advance(3 * FOLLOW_MS);
    expect(actor.named('MCS2_withdrawOrder')).toHaveLength(requested);
  });

  it('OUT-06 wizard shows the new order even if an older request is answered later', async () => {
    const actor = await taker('taker6');
    const { actions, state, states } = await opened(actor);
    const release = actor.hold('MCS2_withdrawSetting');
    actions.follow(undefined);
    actions.setAmount('200000');
    expect(await actions.submit(PIN)).toBe(true);
    const { orderNo } = state().order!;
    const before = states.length;
    release();
    await actor.lobby.call(withdrawSetting);
    expect(state()).toMatchObject({ step: 'order', order: { orderNo } });
    expect(states.slice(before).filter(({ order }) => order === null)).toEqual([]);
  });

  it('OUT-06 pending order is canceled and a late cancellation shows the current state', async () => {
    const actor = await taker('taker5');
    const { actions, state } = await opened(actor);
    const submit = async () => {
      actions.follow(undefined);
      await expectSoon(() => expect(state().step).toBe('amount'));
      actions.setAmount('200000');
      expect(await actions.submit(PIN)).toBe(true);
      return state().order!.orderNo;
    };
    await submit();
    expect(await actions.cancel()).toBe(true);
    expect(state().order).toMatchObject({ status: 'cancelled', canCancel: false });
    const late = await submit();
    await runCommandLine(live, ['money', 'reject', late, '--reason', 'Too late.']);
    expect(await actions.cancel()).toBe(false);
    expect([state().actionError?.code, state().order?.status]).toEqual(['withdraw.state.wrong', 'rejected']);
  });
});
