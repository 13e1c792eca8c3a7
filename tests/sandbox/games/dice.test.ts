/** Dice: rule and formula of a roll, and rounds over HTTP on both databases, including two gateways on one database. */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { orderDetail, wallet } from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { toUnits } from '../../../sdk/protocol/domain.ts';
import {
  DICE_PAYOUTS,
  DICE_SIDES,
  dicePayoutOf,
  rollOf,
  verifyRoll,
  winningRolls,
} from '../../../site/gateway/features/games/dice.ts';
import type { DiceResponse } from '../../../site/gateway/sandbox/games/responses.ts';
import {
  bookedOf,
  newPlayer,
  openDice,
  openReels,
  type Player,
  play,
  requestGameServer,
  roll,
} from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { betPages, fetchRecords, rowsOf } from '../../helpers/gateway/record-steps.ts';

const SERVER_SEED = '0f'.repeat(32);

const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/** The documented formula, computed independently of the page's code. */
function formula(serverSeed: string, clientSeed: string, nonce: number): number {
  for (let n = 0; ; n++) {
    const block = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(`${clientSeed}:${nonce}:${n}`).digest();
    for (const byte of block) if (byte < 200) return byte % 100;
  }
}

describe('dice rule', () => {
  it.each([
    ['under', 2, [0, 47]],
    ['over', 2, [52, 99]],
    ['under', 12, [0, 7]],
    ['over', 3, [68, 99]],
  ] as const)('bet %s with payout %i wins for the rolls from and to %j', (side, payout, [lowest, highest]) => {
    expect(winningRolls({ side, payout })).toEqual([lowest, highest]);
    for (const [roll, wins] of [
      [lowest, true],
      [highest, true],
      [lowest - 1, false],
      [highest + 1, false],
    ] as const)
      expect([roll, dicePayoutOf(roll, { side, payout })]).toEqual([roll, wins ? payout : 0]);
  });

  it('roll is computed by the documented formula', async () => {
    for (let nonce = 0; nonce < 200; nonce++) {
      const roll = await rollOf({ serverSeed: SERVER_SEED, clientSeed: 'my-seed', nonce });
      expect([nonce, roll]).toEqual([nonce, formula(SERVER_SEED, 'my-seed', nonce)]);
    }
  });

  it('verification rejects another roll, seed, client seed, nonce or hash', async () => {
    const seeds = { serverSeed: SERVER_SEED, clientSeed: 'a', nonce: 3 };
    const commitment = sha256(SERVER_SEED);
    const roll = formula(SERVER_SEED, 'a', 3);
    expect(await verifyRoll(seeds, { commitment, roll })).toBe(true);
    expect(await verifyRoll(seeds, { commitment, roll: (roll + 1) % 100 })).toBe(false);
    expect(await verifyRoll({ ...seeds, serverSeed: '10'.repeat(32) }, { commitment, roll })).toBe(false);
    const others = Array.from({ length: 5 }, (_, n) => [
      { ...seeds, nonce: 4 + n },
      { ...seeds, clientSeed: `b${n}` },
    ]).flat();
    const same = await Promise.all(others.map(other => verifyRoll(other, { commitment, roll })));
    // A different input produces an equal roll only once in a hundred times.
    expect(same.filter(Boolean).length).toBeLessThan(3);
  });
});

onBothEngines('dice rounds', twins => {
  const state = async (pass: string) =>
    (await requestGameServer<DiceResponse>(twins.server, 'dice', undefined, pass)).body.value;
  const reveal = (pass: string, commitment: string, n = 0) =>
    requestGameServer<DiceResponse>(twins.at(n), 'dice/reveal', { commitment }, pass);
  const balanceOf = async ({ headers }: Player) =>
    toUnits((await twins.server.call<{ sumBalance: string }>(wallet, undefined, headers)).body.value.sumBalance);

  it('seeds determine a round after their hash was shown, and the server seed is revealed on request', async () => {
    const player = await newPlayer(twins.server);
    const { pass, kind, payouts, returnPercent } = await openDice(twins.server, player);
    expect([kind, payouts, returnPercent]).toEqual(['dice', DICE_PAYOUTS, 96]);
    const before = await state(pass);
    expect(before).toMatchObject({
      next: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/), nonce: 0 },
      rolls: [],
    });
    const changed = await requestGameServer<DiceResponse>(
      twins.server,
      'dice/client-seed',
      { clientSeed: 'mine' },
      pass,
    );
    expect(changed.body.value.next).toEqual({ ...before.next, clientSeed: 'mine' });
    const bets = DICE_SIDES.flatMap(side => DICE_PAYOUTS.map(payout => ({ side, payout })));
    for (const bet of bets) {
      const { body } = await roll(twins.server, pass, { ...bet, stake: '2.50' });
      expect(toUnits(body.value.win)).toBe(toUnits('2.50') * BigInt(dicePayoutOf(body.value.roll.roll, bet)));
      expect(body.value.roll).toMatchObject({ ...bet, clientSeed: 'mine', serverSeed: null });
    }
    const played = await state(pass);
    expect(played.next).toEqual({ ...before.next, clientSeed: 'mine', nonce: bets.length });
    expect(JSON.stringify(await twins.server.db.selectFrom('dice_seeds').selectAll().execute())).not.toContain(
      '"server_seed":"',
    );

    const { next, rolls } = (await reveal(pass, before.next.commitment)).body.value;
    expect(next).toMatchObject({ clientSeed: 'mine', nonce: 0 });
    expect(next.commitment).not.toBe(before.next.commitment);
    expect(rolls.map(({ nonce }) => nonce)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    for (const { serverSeed, clientSeed, nonce, commitment, roll } of rolls) {
      expect(sha256(serverSeed!)).toBe(before.next.commitment);
      expect(commitment).toBe(before.next.commitment);
      expect(roll).toBe(formula(serverSeed!, clientSeed, nonce));
    }
  });

  it('repeated reveals of a seed create one new seed, and revealing an unused seed changes nothing', async () => {
    const { pass } = await openDice(twins.server, await newPlayer(twins.server));
    const { next } = await state(pass);
    expect((await reveal(pass, next.commitment)).body.value.next).toEqual(next);
    await roll(twins.server, pass);
    const revealed = await Promise.all([0, 1, 0].map(n => reveal(pass, next.commitment, n)));
    const successors = new Set(revealed.map(({ body }) => body.value.next.commitment));
    expect([successors.size, successors.has(next.commitment)]).toEqual([1, false]);
  });

  it('ledger, nonces and records agree after 60 concurrent rounds of which 20 are sent twice', async () => {
    const player = await newPlayer(twins.server);
    const { pass } = await openDice(twins.server, player);
    const before = await balanceOf(player);
    const send = async (n: number) => {
      const bet = { key: randomUUID(), stake: '1.00', side: DICE_SIDES[n % 2]!, payout: DICE_PAYOUTS[n % 6]! };
      const [first, again] = await Promise.all([
        roll(twins.at(n), pass, bet),
        ...(n % 3 === 0 ? [roll(twins.at(n + 1), pass, bet)] : []),
      ]);
      expect(first.status).toBe(200);
      if (again) expect(again.body.value).toEqual(first.body.value);
      return first.body.value;
    };
    const results: Awaited<ReturnType<typeof send>>[] = [];
    for (let n = 0; n < 60; n += 6)
      results.push(...(await Promise.all(Array.from({ length: 6 }, (_, i) => send(n + i)))));
    const won = results.reduce((sum, { win }) => sum + toUnits(win), 0n);
    const after = before - toUnits('60.00') + won;
    expect(await balanceOf(player)).toBe(after);
    expect(await bookedOf(twins.server, player.memberId)).toBe(after);
    expect(results.map(({ roll }) => roll.nonce).sort((a, b) => a - b)).toEqual(results.map((_, n) => n));

    const found = await betPages(twins.server, player);
    expect(found[0]).toMatchObject({ total: 60, sums: { count: 60, stake: '60.00' } });
    const query = { orderNo: rowsOf(found)[0]!.orderNo, language: 'EN' };
    const detail = await fetchRecords<object>(twins.server, player, orderDetail, query);
    const { roll: last, side, payout } = (await state(pass)).rolls[0]!;
    expect(detail.body.value).toMatchObject({ symbols: null, dice: { roll: last, side, payout } });
  });

  it('round with a used idempotency key and a different bet, an invalid bet or another kind of game is rejected', async () => {
    const player = await newPlayer(twins.server);
    const { pass } = await openDice(twins.server, player);
    const key = randomUUID();
    expect((await roll(twins.server, pass, { key })).status).toBe(200);
    for (const other of [{ side: 'over' }, { payout: 3 }, { stake: '2.00' }] as const)
      expect((await roll(twins.server, pass, { key, ...other })).body.errorCode).toBe('play.conflict');
    for (const wrong of [{ payout: 5 }, { payout: 96 }, { side: 'seven' }] as object[]) {
      const { status, body } = await roll(twins.server, pass, wrong);
      expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
    }
    expect((await roll(twins.server, pass, { stake: '100.01' })).body.errorCode).toBe('stake.wrong');
    for (const clientSeed of ['', 'é', 'x'.repeat(65), 'a:b']) {
      const { status } = await requestGameServer(twins.server, 'dice/client-seed', { clientSeed }, pass);
      expect([clientSeed, status]).toEqual([clientSeed, 400]);
    }
    const reels = await openReels(twins.server, player);
    expect((await roll(twins.server, reels.pass)).body.errorCode).toBe('game.wrong');
    expect((await play(twins.server, pass)).body.errorCode).toBe('game.wrong');
    expect((await requestGameServer(twins.server, 'dice', undefined, reels.pass)).body.errorCode).toBe('game.wrong');
    expect((await requestGameServer(twins.server, 'dice')).status).toBe(401);
  });

  it('seed whose secret was lost with the encryption keys is replaced and never revealed', async () => {
    const player = await newPlayer(twins.server);
    const { pass } = await openDice(twins.server, player);
    await roll(twins.server, pass);
    const lost = '0'.repeat(64);
    await twins.server.db
      .updateTable('dice_seeds')
      .set({ commitment: lost })
      .where('member_id', '=', player.memberId)
      .execute();
    expect((await roll(twins.server, pass)).body.value.roll.nonce).toBe(0);
    expect((await state(pass)).rolls.map(({ commitment, serverSeed }) => [commitment === lost, serverSeed])).toEqual([
      [false, null],
      [true, null],
    ]);
  });
});
