import { cancelDeposit, depositGateway } from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { bet, HOUR, newPlayer, openLottery, openReels, play } from '../../helpers/gateway/bet-steps.ts';
import { depositor } from '../../helpers/gateway/deposit-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { callErrorOf, later, limitOf, respond, setLimit, stake, standing } from '../../helpers/gateway/limit-steps.ts';
import { gateway, TEST_NOW } from '../../helpers/gateway.ts';

/** Test clock: Friday 2026-11-20, 10:00 in Vietnam. */
const MIDNIGHT = Date.parse('2026-11-21T00:00:00+07:00');
const MONDAY = Date.parse('2026-11-23T00:00:00+07:00');
const DECEMBER = Date.parse('2026-12-01T00:00:00+07:00');

onBothEngines('player limits', twins => {
  describe('concurrent stakes and deposits', () => {
    it.each([
      ['day', '3', '0.99', 3, '2.97'],
      ['week', '10', '0.90', 11, '9.90'],
    ] as const)(
      'LIMIT-01 fifty concurrent stakes at all gateways do not exceed the limit per %s',
      async (period, amount, each, fit, used) => {
        const player = await newPlayer(twins.server);
        await setLimit(twins.server, player, 'stake', period, amount);
        const tries = await Promise.all(
          Array.from({ length: 50 }, (_, n) => callErrorOf(stake(twins.at(n), player, each))),
        );
        expect(tries.filter(one => one === null)).toHaveLength(fit);
        expect(new Set(tries.flatMap(one => one?.code ?? []))).toEqual(new Set(['limit.reached']));
        expect(await limitOf(twins.server, player, 'stake', period)).toMatchObject({ used });
      },
    );

    it('LIMIT-01 fifty concurrent stakes do not exceed the loss limit and pending tickets count as lost', async () => {
      const player = await newPlayer(twins.server);
      await setLimit(twins.server, player, 'loss', 'month', '20');
      const { pass } = await openLottery(twins.server, player);
      const ticket = await bet(twins.server, pass, ['1', '2'], { each: '5.00' });
      expect(ticket.body.errorCode).toBeUndefined();
      const tries = await Promise.all(
        Array.from({ length: 50 }, (_, n) => callErrorOf(stake(twins.at(n), player, '0.99'))),
      );
      expect(tries.filter(one => one === null)).toHaveLength(10);
      expect(await limitOf(twins.server, player, 'loss', 'month')).toMatchObject({ used: '19.90', left: '0.10' });
    });

    it('LIMIT-01 concurrent deposits in two tabs do not exceed the deposit limit and a canceled deposit is released', async () => {
      const member = await depositor(twins.server);
      const player = { memberId: member.memberId, headers: { Authorization: `Bearer ${member.token}` } };
      await setLimit(twins.server, player, 'deposit', 'day', '150000');
      const tries = await Promise.all(
        Array.from({ length: 5 }, () => member.call(depositGateway, { amount: '50000', channel: 'PHONE' })),
      );
      expect(tries.filter(({ body }) => body.success)).toHaveLength(3);
      const paid = tries.find(({ body }) => body.success)!;
      const rejected = tries.find(({ body }) => !body.success)!;
      expect([rejected.status, rejected.body.errorCode]).toEqual([200, 'limit.reached']);
      expect(rejected.body.value).toMatchObject({ kind: 'deposit', period: 'day', left: '0.00', opensAt: MIDNIGHT });
      await member.call(cancelDeposit, { orderNo: paid.body.value.orderNo });
      expect((await member.call(depositGateway, { amount: '50000', channel: 'PHONE' })).body.success).toBe(true);
    });
  });

  describe('limits of a member', () => {
    it('LIMIT-01 limit set to its current value writes no row and cancels a pending increase', async () => {
      const { server } = twins;
      const player = await newPlayer(server);
      const rows = async () => {
        const owner = { member_id: player.memberId };
        const limits = await server.db
          .selectFrom('player_limits')
          .selectAll()
          .where('member_id', '=', owner.member_id)
          .execute();
        const entries = await server.db
          .selectFrom('audit')
          .select('id')
          .where('member_id', '=', owner.member_id)
          .where('kind', '=', 'limit-set')
          .execute();
        return [limits.length, entries.length];
      };
      await setLimit(server, player, 'stake', 'day', null);
      expect(await rows()).toEqual([0, 0]);
      for (const amount of ['500', '500.00', '500']) await setLimit(server, player, 'stake', 'day', amount);
      expect(await rows()).toEqual([1, 1]);
      await setLimit(server, player, 'stake', 'day', '800');
      expect(await limitOf(server, player, 'stake', 'day')).toMatchObject({ raising: true });
      await setLimit(server, player, 'stake', 'day', '500');
      expect(await limitOf(server, player, 'stake', 'day')).toMatchObject({ raising: false, amount: '500.00' });
    });

    it('LIMIT-01 error names the reached limit that resets last and the time of its reset', async () => {
      const player = await newPlayer(twins.server);
      for (const [period, amount] of [
        ['day', '5'],
        ['week', '6'],
        ['month', '100'],
      ] as const) {
        await setLimit(twins.server, player, 'stake', period, amount);
      }
      await stake(twins.server, player, '5.00');
      expect((await callErrorOf(stake(twins.server, player, '1.00')))?.value).toMatchObject({
        period: 'day',
        left: '0.00',
        opensAt: MIDNIGHT,
      });
      expect((await callErrorOf(stake(twins.server, player, '1.01')))?.value).toMatchObject({
        period: 'week',
        left: '1.00',
        opensAt: MONDAY,
      });
      const { limits } = await standing(twins.server, player);
      expect(limits.filter(({ kind }) => kind === 'stake').map(({ resetTime }) => resetTime)).toEqual([
        MIDNIGHT,
        MONDAY,
        DECEMBER,
      ]);
    });

    it('LIMIT-01 game shows the limit error with its reset time and wins count against losses', async () => {
      const player = await newPlayer(twins.server);
      await setLimit(twins.server, player, 'loss', 'day', '2');
      await stake(twins.server, player, '1.00', true);
      // The first round won 5.00 for a stake of 1.00, so the day's result is plus 4.00.
      const { pass, stakes } = await openReels(twins.server, player);
      await stake(twins.server, player, '2.00');
      expect(await limitOf(twins.server, player, 'loss', 'day')).toMatchObject({ used: '0.00' });
      await stake(twins.server, player, '2.00');
      await stake(twins.server, player, '2.00');
      const rejected = await play(twins.server, pass, stakes[0]);
      expect([rejected.status, rejected.body.errorCode]).toEqual([200, 'limit.reached']);
      expect(rejected.body.value).toMatchObject({ kind: 'loss', left: '0.00', opensAt: MIDNIGHT });
      expect(rejected.body.message).toContain('2026-11-20T17:00:00.000Z');
    });

    it('LIMIT-01 a bet repeated with its idempotency key returns the stored response after the limit is reached', async () => {
      const player = await newPlayer(twins.server);
      await setLimit(twins.server, player, 'stake', 'day', '1');
      const { pass } = await openReels(twins.server, player);
      const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
      const first = await play(twins.server, pass, '1.00', key);
      const again = await play(twins.server, pass, '1.00', key);
      expect(again.body.value).toEqual(first.body.value);
      expect((await play(twins.server, pass, '1.00')).body.errorCode).toBe('limit.reached');
    });

    it('LIMIT-01 limit call rejects an invalid amount with the name of the field', async () => {
      const player = await newPlayer(twins.server);
      for (const amount of ['0', '-5', '1e3', '٣', '1234567890123456']) {
        const { status, body } = await setLimit(twins.server, player, 'stake', 'day', amount);
        expect([amount, status, body.errorCode]).toEqual([amount, 400, 'input.invalid']);
        expect(body.message).toContain('amount');
      }
    });
  });
});

onBothEngines('changes of player limits', twins => {
  it('LIMIT-01 lower limit applies immediately and a higher limit requires 24 hours and a confirmation', async () => {
    const player = await newPlayer(twins.server);
    await setLimit(twins.server, player, 'stake', 'month', '50');
    await setLimit(twins.server, player, 'stake', 'month', '20');
    expect(await limitOf(twins.server, player, 'stake', 'month')).toMatchObject({ amount: '20.00', raising: false });
    const from = twins.server.now() + 24 * HOUR;
    await setLimit(twins.server, player, 'stake', 'month', '30');
    const waiting = { amount: '20.00', raising: true, wanted: '30.00', wantedTime: from };
    expect(await limitOf(twins.server, player, 'stake', 'month')).toMatchObject(waiting);
    await later(twins, player, HOUR);
    // Repeating the request does not change the delay.
    await setLimit(twins.server, player, 'stake', 'month', '30');
    expect(await limitOf(twins.server, player, 'stake', 'month')).toMatchObject(waiting);
    const early = await respond(twins.server, player, 'stake', 'month', true);
    expect([early.body.errorCode, early.body.value]).toEqual(['limit.raise.waits', { from }]);
    await later(twins, player, 23 * HOUR - 1);
    expect((await respond(twins.server, player, 'stake', 'month', true)).body.errorCode).toBe('limit.raise.waits');
    await later(twins, player, 1);
    // The increase requires a confirmation after the delay.
    expect((await callErrorOf(stake(twins.server, player, '20.01')))?.code).toBe('limit.reached');
    expect((await respond(twins.server, player, 'stake', 'month', true)).body.success).toBe(true);
    expect(await limitOf(twins.server, player, 'stake', 'month')).toMatchObject({ amount: '30.00', raising: false });
    expect((await respond(twins.server, player, 'stake', 'month', true)).body.errorCode).toBe('limit.raise.none');
  });

  it('LIMIT-01 removal of a limit has the same delay as an increase, and a rejection or lower limit cancels it', async () => {
    const player = await newPlayer(twins.server);
    await setLimit(twins.server, player, 'loss', 'week', '40');
    await setLimit(twins.server, player, 'loss', 'week', null);
    expect(await limitOf(twins.server, player, 'loss', 'week')).toMatchObject({
      amount: '40.00',
      raising: true,
      wanted: null,
    });
    expect((await respond(twins.server, player, 'loss', 'week', false)).body.success).toBe(true);
    await setLimit(twins.server, player, 'loss', 'week', null);
    await setLimit(twins.server, player, 'loss', 'week', '39');
    await later(twins, player, 25 * HOUR);
    expect((await respond(twins.server, player, 'loss', 'week', true)).body.errorCode).toBe('limit.raise.none');
    await setLimit(twins.server, player, 'loss', 'week', null);
    await later(twins, player, 24 * HOUR);
    await respond(twins.server, player, 'loss', 'week', true);
    expect(await limitOf(twins.server, player, 'loss', 'week')).toMatchObject({ amount: null, left: null });
    const kinds = await twins.server.db
      .selectFrom('audit')
      .select('kind')
      .where('member_id', '=', player.memberId)
      .orderBy('id')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'limit-set',
      'limit-set',
      'limit-kept',
      'limit-set',
      'limit-set',
      'limit-set',
      'limit-raised',
    ]);
  });

  it('LIMIT-01 used amount is zero at the start of a day, week and month', async () => {
    const player = await newPlayer(twins.server);
    const usedOf = async (period: string) => (await limitOf(twins.server, player, 'stake', period)).used;
    await stake(twins.server, player, '7.00');
    await later(twins, player, 24 * HOUR);
    const monday = (await limitOf(twins.server, player, 'stake', 'week')).resetTime;
    expect(await Promise.all(['day', 'month'].map(usedOf))).toEqual(['0.00', '7.00']);
    await later(twins, player, monday - twins.server.now());
    expect(await usedOf('week')).toBe('0.00');
  });
});

it('LIMIT-01 gateway whose clock is one day fast increases no limit early', async () => {
  const ahead = await gateway({ moneyClock: () => TEST_NOW });
  const player = await newPlayer(ahead);
  await setLimit(ahead, player, 'stake', 'day', '1');
  await setLimit(ahead, player, 'stake', 'day', '2');
  await ahead.db
    .updateTable('sessions')
    .set({ expires_at: TEST_NOW + 48 * HOUR, seen_at: TEST_NOW + 24 * HOUR })
    .execute();
  await ahead.advance(24 * HOUR);
  expect((await respond(ahead, player, 'stake', 'day', true)).body.errorCode).toBe('limit.raise.waits');
  await ahead.stop();
});
