/** Qualifying stake of tickets that together cover most of a draw (PAY-10). */
import { describe, expect, it } from 'vitest';
import { coversTooMuch } from '../../../site/gateway/features/lottery/bets/last-digit-bets.ts';
import { ALL_DIGITS, bet, MINUTE, newPlayer, openLottery, type Player } from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';

describe('draw coverage', () => {
  const two = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => String(from + n).padStart(2, '0'));
  it.each([
    [ALL_DIGITS.slice(0, 7), false],
    [ALL_DIGITS.slice(0, 8), true],
    [two(0, 70), false],
    [two(0, 71), true],
    // Five of ten digits cover half of a draw. The pairs below 40 that end in another digit cover a further fifth.
    [[...ALL_DIGITS.slice(0, 5), ...two(0, 40)], false],
    [[...ALL_DIGITS.slice(0, 5), ...two(0, 42)], false],
    [[...ALL_DIGITS.slice(0, 5), ...two(0, 46)], true],
  ])('PAY-10 coverage of %j is compared with 70 %%', (numbers, isTooMuch) => {
    expect(coversTooMuch(numbers)).toBe(isTooMuch);
  });
});

onBothEngines('tickets of one draw', twins => {
  /** Buys tickets of a new player on the next draw, one ticket per list of numbers. */
  const buy = async (...tickets: readonly (readonly string[])[]) => {
    const player = await newPlayer(twins.server);
    const { pass } = await openLottery(twins.server, player);
    for (const numbers of tickets) {
      const { body } = await bet(twins.server, pass, numbers, { each: '1.00' });
      expect(body.success).toBe(true);
    }
    return player;
  };
  /** Qualifying stakes of the player's settled tickets. */
  const settledOf = async (player: Player) => {
    const rows = await twins.server.db
      .selectFrom('bets')
      .select(['qualifying_stake', 'state'])
      .where('member_id', '=', player.memberId)
      .orderBy('id')
      .execute();
    expect(rows.filter(({ state }) => state === 'waiting')).toEqual([]);
    return rows.map(({ qualifying_stake }) => Number(qualifying_stake));
  };
  const validOf = async (...tickets: readonly (readonly string[])[]) => {
    const player = await buy(...tickets);
    await twins.advance(MINUTE);
    return settledOf(player);
  };

  it('PAY-10 tickets of a member that together cover more than 70 % of a draw have no qualifying stake', async () => {
    expect(await validOf(ALL_DIGITS.slice(0, 5), ALL_DIGITS.slice(5))).toEqual([0, 0]);
    expect(await validOf(ALL_DIGITS.slice(0, 4), ALL_DIGITS.slice(4, 8), ALL_DIGITS.slice(0, 1))).toEqual([0, 0, 0]);
  });

  it('PAY-10 coverage of a draw is not increased by equal numbers or by tickets of other members', async () => {
    expect(await validOf(ALL_DIGITS.slice(0, 5), ALL_DIGITS.slice(0, 5))).toEqual([5, 5]);
    const [one, other] = [await buy(ALL_DIGITS.slice(0, 5)), await buy(ALL_DIGITS.slice(5))];
    await twins.advance(MINUTE);
    expect([await settledOf(one), await settledOf(other)]).toEqual([[5], [5]]);
  });

  it('PAY-10 coverage includes tickets that an earlier batch settled', async () => {
    const { db } = twins.server;
    const player = await buy(ALL_DIGITS.slice(0, 5), ALL_DIGITS.slice(5));
    const [, second] = await db
      .selectFrom('bets')
      .select(['id', 'draw_at'])
      .where('member_id', '=', player.memberId)
      .orderBy('id')
      .execute();
    const drawAt = (at: number) => db.updateTable('bets').set({ draw_at: at }).where('id', '=', second!.id).execute();
    await drawAt(second!.draw_at! + 10 * MINUTE);
    await twins.advance(MINUTE);
    await drawAt(second!.draw_at!);
    await twins.server.tick();
    expect((await settledOf(player))[1]).toBe(0);
  });

  it('PAY-10 coverage of a draw does not count the canceled numbers of a ticket', async () => {
    const { db } = twins.server;
    const player = await buy(ALL_DIGITS.slice(0, 5), ALL_DIGITS.slice(5));
    const plays = db.selectFrom('bets').select('id').where('member_id', '=', player.memberId).orderBy('id', 'desc');
    const { id } = await plays.executeTakeFirstOrThrow();
    await db
      .updateTable('sub_orders')
      .set({ state: 'cancelled' })
      .where('bet_id', '=', id)
      .where('number', 'in', ['7', '8', '9'])
      .execute();
    await twins.advance(MINUTE);
    expect((await settledOf(player))[0]).toBe(5);
  });
});
