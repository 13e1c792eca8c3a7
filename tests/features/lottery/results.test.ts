/** Published results: append-only, changed only by correction rows, drawn or imported (PAY-16, PAY-17). */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { toUnits } from '../../../sdk/protocol/domain.ts';
import { placeBet } from '../../../site/gateway/features/lottery/bets/service.ts';
import { importDraws } from '../../../site/gateway/features/lottery/import-draws.ts';
import { settleTickets } from '../../../site/gateway/features/lottery/settlement.ts';
import { balanceOf } from '../../../site/gateway/ledger/posting.ts';
import type { CommandContext } from '../../../site/gateway/platform/cli/command.ts';
import { newPlayer, type Player } from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances, runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

const DAY = 86_400_000;
const MB = '101';
/** Draw of the northern lottery on the current day: 18:30 in Vietnam. */
const TODAY = { numero: '20261120', drawAt: Date.parse('2026-11-20T18:30:00+07:00') };
const LOWER =
  '04050~60708,09001~11223,34455,66778,89900,12345,67890~1234,5678,9012,3456~7890,1122,3344,5566,7788,9900~012,345,678~01,23,45,67';
const numbersOf = (special: string) => `${special}~${LOWER}`;
const csvOf = (date: string, special: string) => `date,winningNumber\n${date},"${numbersOf(special)}"\n`;

const runLine = (server: TestGateway, line: readonly string[], more: Partial<CommandContext> = {}) =>
  runCommandLine(server, line, { actor: 'kim', ...more });
const buy = (server: TestGateway, { memberId }: Player, { numero, drawAt }: typeof TODAY, number: string) =>
  placeBet(
    server.db,
    { memberId, merchantCode: 'demo', vendor: 'TCG_LOTTO_VN' },
    { lotteryId: MB, slot: { numero, drawAt }, key: randomUUID(), digits: 2, numbers: [number], each: toUnits('1.00') },
    server.now(),
    () => {},
  );
const numberOf = async (server: TestGateway, numero: string) =>
  (
    await server.db
      .selectFrom('draws')
      .select('winning_number')
      .where('game_id', '=', MB)
      .where('numero', '=', numero)
      .executeTakeFirst()
  )?.winning_number;

onBothEngines('published results', twins => {
  let server: TestGateway;
  beforeAll(() => {
    server = twins.server;
  });

  it('PAY-17 published result can neither be changed nor deleted', async () => {
    const { db } = server;
    const draws = () => db.updateTable('draws').where('game_id', '=', MB).where('numero', '=', '20261118');
    const message = 'the published result of draw 20261118 is append-only';
    await expect(draws().set({ winning_number: '1' }).execute()).rejects.toThrow(message);
    await expect(draws().set({ winning_number: null, drawn_at: null }).execute()).rejects.toThrow(message);
    await expect(draws().set({ source: 'imported' }).execute()).rejects.toThrow(message);
    await expect(db.deleteFrom('draws').where('numero', '=', '20261118').execute()).rejects.toThrow('append-only');
    expect(await numberOf(server, '20261118')).toMatch(/~/);
  });

  it('PAY-17 sandbox import replaces the result of a draw without tickets by a correction', async () => {
    const before = await numberOf(server, '20261117');
    expect(await importDraws(server.db, 'mb', csvOf('2026-11-17', '10203'), server.now(), 'kim')).toEqual({
      read: 1,
      changed: 1,
      skipped: 0,
    });
    const corrections = server.db.selectFrom('draw_corrections').selectAll().where('numero', '=', '20261117');
    expect(await corrections.execute()).toMatchObject([
      { before, after: numbersOf('10203'), replaces: true, operator: 'kim', reason: 'import into a sandbox' },
    ]);
    await expect(server.db.updateTable('draw_corrections').set({ reason: '' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(server.db.deleteFrom('draw_corrections').execute()).rejects.toThrow('append-only');
  });

  it('PAY-17 sandbox import leaves a draw with tickets unchanged', async () => {
    const player = await newPlayer(server);
    const before = await numberOf(server, '20261116');
    const { play } = await buy(server, player, TODAY, '03');
    await server.db.updateTable('bets').set({ numero: '20261116' }).where('id', '=', play.id).execute();
    expect(await importDraws(server.db, 'mb', csvOf('2026-11-16', '10203'), server.now())).toEqual({
      read: 1,
      changed: 0,
      skipped: 1,
    });
    expect(await numberOf(server, '20261116')).toBe(before);
  });

  it('PAY-17 database rejects a correction that replaces the result of a draw with tickets', async () => {
    const { db } = server;
    const numero = '20261115';
    const { play } = await buy(server, await newPlayer(server), TODAY, '03');
    await db.updateTable('bets').set({ numero }).where('id', '=', play.id).execute();
    const [before, after] = [(await numberOf(server, numero))!, numbersOf('10203')];
    const correction = { game_id: MB, numero, before, after, replaces: true, operator: 'kim', reason: 'a test' };
    await db
      .insertInto('draw_corrections')
      .values({ ...correction, corrected_at: server.now() })
      .execute();
    const draw = db.updateTable('draws').where('game_id', '=', MB).where('numero', '=', numero);
    await expect(draw.set({ winning_number: after }).execute()).rejects.toThrow('append-only');
  });
});

it('PAY-17 production import leaves a published result unchanged', async () => {
  const server = await gateway({ mode: 'production' });
  const importOf = (special: string) => importDraws(server.db, 'mb', csvOf('2026-11-18', special), server.now());
  expect(await importOf('10203')).toEqual({ read: 1, changed: 1, skipped: 0 });
  expect(await importOf('10203')).toEqual({ read: 1, changed: 0, skipped: 0 });
  await expect(importOf('10204')).rejects.toThrow(
    'draw 20261118 of mb is published and stays; "lottery correct" records a correction',
  );
  expect(await numberOf(server, '20261118')).toBe(numbersOf('10203'));
  await server.stop();
});

it('PAY-16 gateway publishes no seed commitment for an imported lottery', async () => {
  const server = await gateway();
  const seeds = server.db.selectFrom('draw_seeds').select('numero').where('game_id', '=', MB);
  const before = await seeds.execute();
  expect(before).not.toEqual([]);
  await runLine(server, ['lottery', 'results', 'mb', 'imported']);
  await server.advance(2 * DAY);
  expect(await seeds.execute()).toEqual(before);
  await server.stop();
});

it('PAY-16 tickets of an imported lottery stay pending until the import', async () => {
  const server = await gateway();
  const player = await newPlayer(server);
  expect(await runLine(server, ['lottery', 'results', 'mb', 'imported'])).toEqual([
    'The results of mb are imported; its tickets wait for import-draws.',
  ]);
  expect((await runLine(server, ['lottery', 'list']))[0]).toBe(
    'mb     on sale  imported weekly 18:30 1,2,3,4,5,6,7   Northern Vietnam',
  );
  await buy(server, player, TODAY, '03');
  await server.advance(DAY);
  expect(await numberOf(server, TODAY.numero)).toBeUndefined();
  expect(await balanceOf(server.db, player.memberId)).toBe('9999.00');
  await expect(runLine(server, ['lottery', 'results', 'mb', 'engine'])).rejects.toThrow(
    '1 tickets of mb wait for results; import the draws of their dates first.',
  );
  await importDraws(server.db, 'mb', csvOf('2026-11-20', '10203'), server.now());
  await server.tick();
  expect(await balanceOf(server.db, player.memberId)).toBe('10089.00');
  expect(await runLine(server, ['lottery', 'results', 'mb', 'engine'])).toEqual([
    'The results of mb are drawn by the gateway.',
  ]);
  await expect(runLine(server, ['lottery', 'results', 'fast1', 'imported'])).rejects.toThrow('several times a day');
  await server.stop();
});

it('PAY-17 correction of a draw with tickets changes no ticket and lists the differences', async () => {
  const server = await gateway();
  const player = await newPlayer(server, 'corrected');
  await runLine(server, ['lottery', 'results', 'mb', 'imported']);
  const { play } = await buy(server, player, TODAY, '03');
  await server.advance(DAY);
  await importDraws(server.db, 'mb', csvOf('2026-11-20', '10203'), server.now());
  await settleTickets(server.db, server.now());
  const correct = ['lottery', 'correct', 'mb', TODAY.numero, '--numbers', numbersOf('10204')];
  expect(() => runLine(server, correct)).toThrow('requires --reason');
  await expect(runLine(server, [...correct.slice(0, 4), '--numbers', '1', '--reason', 'x'])).rejects.toThrow('levels');
  const ticket = `L-201126-${play.id}`;
  expect(await runLine(server, [...correct, '--reason', 'typing error'])).toEqual([
    `Correction 1 of mb ${TODAY.numero}: ${numbersOf('10203')} should have been ${numbersOf('10204')}.`,
    'The published result and settled tickets stay as they are.',
    '1 tickets differ; adjust them by:',
    `  money adjust corrected --take 90.0000 --reason "correction 1, ticket ${ticket}" --merchant demo`,
  ]);
  expect(await numberOf(server, TODAY.numero)).toBe(numbersOf('10203'));
  expect(await balanceOf(server.db, player.memberId)).toBe('10089.00');
  expect(await server.db.selectFrom('draw_corrections').selectAll().execute()).toMatchObject([
    { operator: 'kim', reason: 'typing error', replaces: false },
  ]);
  await expectLedgerBalances(server.db);
  await server.stop();
});
