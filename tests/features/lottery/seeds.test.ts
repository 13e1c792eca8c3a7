/** Verifiable draws: the commitment is published before the first ticket, the seed with the result (PAY-16). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { drawHistory, openedGameNumeros } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUnits, verifyDraw } from '../../../sdk/protocol/domain.ts';
import { placeBet } from '../../../site/gateway/features/lottery/bets/service.ts';
import { HOUR, MINUTE, newPlayer, openLottery, readLottery, SECOND } from '../../helpers/gateway/bet-steps.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { rewriteDraws } from '../../helpers/rows/rewrite-draws.ts';

const DAY = 24 * HOUR;
const HASH = /^[0-9a-f]{64}$/;

interface Row {
  readonly numero: string;
  readonly winningNumber: string;
  readonly resultSource: string;
  readonly commitment: string | null;
  readonly seed: string | null;
}

interface Open {
  readonly numero: string;
  readonly commitment: string | null;
  /** Milliseconds until the draw. */
  readonly remainTime: number;
  /** Seconds between the close of sale and the draw. */
  readonly lockTime: number;
}

describe('draw seeds', () => {
  let server: TestGateway;
  let gameId = '';
  beforeAll(async () => {
    server = await gateway();
    const fast1 = server.db.selectFrom('lotteries').select('game_id').where('code', '=', 'fast1');
    gameId = (await fast1.executeTakeFirstOrThrow()).game_id;
    // Skips draws whose commitments were created with the secret of the gateway that seeded this database.
    await server.advance(5 * MINUTE);
  });
  afterAll(() => server.stop());

  const openDraw = async () => {
    const query = `device=MOBILE&count=1&gameId=${gameId}`;
    const { body } = await server.get<Open[]>(`${openedGameNumeros.path}?${query}`);
    return body.value[0]!;
  };
  const past = async (numero: string) => {
    const { body } = await server.get<{ content: Row[] }>(`${drawHistory.path}?gameId=${gameId}&pageNo=1&pageSize=100`);
    return body.value.content.find(row => row.numero === numero)!;
  };
  const verify = (numero: string) => runCommandLine(server, ['lottery', 'verify', 'fast1', numero]);

  it('PAY-16 seed is committed before the first ticket and revealed with the result', async () => {
    const { numero, commitment } = await openDraw();
    expect(commitment).toMatch(HASH);
    const row = server.db.selectFrom('draw_seeds').selectAll().where('numero', '=', numero);
    expect(await row.where('game_id', '=', gameId).executeTakeFirst()).toMatchObject({ seed: null, commitment });
    await server.advance(MINUTE);
    const drawn = await past(numero);
    expect(drawn).toMatchObject({ commitment, resultSource: 'engine' });
    expect(await verifyDraw({ seed: drawn.seed!, commitment: commitment!, numbers: drawn.winningNumber })).toBe(true);
    expect((await verify(numero)).at(-1)).toBe('Verified: the seed has this SHA-256 and gives these numbers.');
  });

  it('PAY-16 commitment of a draw is published when the sale of its tickets opens', async () => {
    const { numero, remainTime, lockTime } = await openDraw();
    await server.advance(remainTime - lockTime * SECOND + SECOND);
    const next = await openDraw();
    expect(next.numero).not.toBe(numero);
    expect(next.commitment).toMatch(HASH);
  });

  it('PAY-16 lottery verify command reports numbers that do not match the seed', async () => {
    const { numero, remainTime } = await openDraw();
    await server.advance(remainTime);
    const { winningNumber } = await past(numero);
    const other = winningNumber.replace(/^\d/, digit => String((Number(digit) + 1) % 10));
    const set = (numbers: string) =>
      rewriteDraws(server.db, db =>
        db
          .updateTable('draws')
          .set({ winning_number: numbers })
          .where('game_id', '=', gameId)
          .where('numero', '=', numero)
          .execute(),
      );
    await set(other);
    await expect(verify(numero)).rejects.toThrow(`fast1 ${numero} (engine): ${other}\nWRONG: the seed`);
    await set(winningNumber);
    expect((await verify(numero)).at(-1)).toContain('Verified');
  });

  it('PAY-16 draw with tickets before its commitment has no seed', async () => {
    const { memberId } = await newPlayer(server);
    const numero = '20261120-0620';
    await placeBet(
      server.db,
      { memberId, merchantCode: 'demo', vendor: 'TCG_LOTTO_VN' },
      {
        lotteryId: gameId,
        slot: { numero, drawAt: Date.parse('2026-11-20T10:20:00+07:00') },
        key: randomUUID(),
        digits: 1,
        numbers: ['7'],
        each: toUnits('1.00'),
      },
      server.now(),
      () => {},
    );
    for (let n = 0; n < 16; n++) await server.advance(MINUTE);
    expect(await past(numero)).toMatchObject({ commitment: null, seed: null, resultSource: 'sandbox' });
    expect(await verify(numero)).toContain('Not verifiable: no seed was committed before the first ticket.');
    expect(await past('20261120-0619')).toMatchObject({ resultSource: 'engine' });
  });

  it('PAY-16 draws that are drawn late during a catch-up have no seed', async () => {
    const { rows } = await past('20261120-0590').then(row => ({ rows: [row] }));
    expect(rows).toMatchObject([{ commitment: null, seed: null, resultSource: 'sandbox' }]);
  });

  it('PAY-16 lottery with imported results shows no commitments until the gateway draws its results again', async () => {
    const results = (actor: 'engine' | 'imported') =>
      runCommandLine(server, ['lottery', 'results', 'mb', actor], { onChange: server.changed });
    const query = 'device=MOBILE&count=3&gameId=101';
    const openDraws = async () => (await server.get<Open[]>(`${openedGameNumeros.path}?${query}`)).body.value;
    const { pass } = await openLottery(server, await newPlayer(server), 'mb');
    const inGame = async () => (await readLottery(server, pass)).body.value.draw;
    const before = await openDraws();
    expect(before.map(({ commitment }) => commitment)).toEqual(Array(3).fill(expect.stringMatching(HASH)));
    expect(await inGame()).toMatchObject({ numero: before[0]!.numero, commitment: before[0]!.commitment });

    await results('imported');
    await server.tick();
    expect((await openDraws()).map(({ commitment }) => commitment)).toEqual([null, null, null]);
    expect(await inGame()).toMatchObject({ numero: before[0]!.numero, commitment: null });

    await server.advance(2 * DAY);
    await results('engine');
    await server.tick();
    const after = await openDraws();
    expect(after[0]).toEqual(expect.objectContaining({ numero: before[2]!.numero, commitment: before[2]!.commitment }));
    expect(after.map(({ commitment }) => commitment)).toEqual(Array(3).fill(expect.stringMatching(HASH)));
  });

  it('PAY-16 stored seeds are append-only', async () => {
    const { db } = server;
    const { numero } = await openDraw();
    const row = () => db.updateTable('draw_seeds').where('game_id', '=', gameId).where('numero', '=', numero);
    await expect(row().set({ commitment: 'other' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('draw_seeds').where('numero', '=', numero).execute()).rejects.toThrow('append-only');
    await server.advance(MINUTE);
    await expect(row().set({ seed: 'other' }).execute()).rejects.toThrow('append-only');
  });

  it('PAY-16 database rejects a truncation of stored seeds', async () => {
    await expect(sql`truncate draw_seeds`.execute(server.db)).rejects.toThrow('append-only');
  });
});
