/** Betting record over the wire, on both databases (BOOK-02, BOOK-03, BOOK-04). */
import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { toUnits } from 'lobbykit/domain';
import { orderDetail, orders } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { placeBet, playReels } from '../../../site/gateway/features/lottery/bets/service.ts';
import { settleTickets } from '../../../site/gateway/features/lottery/settlement.ts';
import { anyGame, newPlayer, type Player } from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { type Bet, betPages, fetchRecords, rowsOf, TODAY } from '../../helpers/gateway/record-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

const ONE = toUnits('1.00');
const DAY = 86_400_000;
const WEEK = { startDate: '2026-11-14', endDate: '2026-11-20' };

onBothEngines('betting record', twins => {
  let server: TestGateway;
  let lottery: { game_id: string; code: string };
  beforeAll(async () => {
    server = twins.server;
    lottery = await server.db
      .selectFrom('lotteries')
      .select(['game_id', 'code'])
      .where('code', '=', 'fast1')
      .executeTakeFirstOrThrow();
  });

  const reels = async ({ memberId }: Player, kind: string, wins: boolean, at: number, stake = ONE) => {
    const game = await anyGame(server, kind);
    const actor = { memberId, merchantCode: 'demo', vendor: game.vendor_code };
    const round = { nodeId: game.node_id, category: game.game_type, key: randomUUID(), stake };
    await playReels(server.db, actor, round, at, () => (wins ? ['star', 'star', 'star'] : ['star', 'bell', 'seven']));
    return game;
  };
  const ticket = ({ memberId }: Player, numero: string, numbers: readonly string[], at = server.now(), each = ONE) =>
    placeBet(
      server.db,
      { memberId, merchantCode: 'demo', vendor: 'TCG_LOTTO_VN' },
      {
        lotteryId: lottery.game_id,
        slot: { numero, drawAt: at + 60_000 },
        key: randomUUID(),
        digits: 1,
        numbers,
        each,
      },
      at,
      () => {},
    );
  const draw = (numero: string, drawAt: number, winning_number: string) =>
    server.db
      .insertInto('draws')
      .values({
        game_id: lottery.game_id,
        numero,
        draw_at: drawAt + randomInt(1, 1_000_000_000),
        close_at: drawAt,
        winning_number,
        source: 'sandbox',
        drawn_at: drawAt,
      })
      .execute();
  const detail = (player: Player, orderNo: string) =>
    fetchRecords<Record<string, unknown>>(server, player, orderDetail, { orderNo, language: 'EN' });

  it('BOOK-03 betting record lists tickets and rounds together with totals that equal an independent count', async () => {
    const player = await newPlayer(server);
    const numero = `R${randomUUID().slice(0, 8)}`;
    const before = server.now() - 2 * DAY;
    for (let n = 0; n < 60; n++) {
      const at = server.now() - randomInt(6) * DAY;
      const stake = BigInt(randomInt(1, 9)) * ONE;
      if (n % 3 === 0) await ticket(player, numero, ['3', '7'], before, stake);
      else await reels(player, n % 2 ? 'RNG' : 'FISH', randomInt(3) === 0, at, stake);
    }
    await draw(numero, before, '10007');
    await settleTickets(server.db, server.now());
    await ticket(player, `${numero}w`, ['5'], server.now());
    await ticket(player, `${numero}x`, ['5'], before);
    await settleTickets(server.db, server.now());
    const filters: readonly Readonly<Record<string, string>>[] = [
      {},
      { category: 'LOTT' },
      { category: 'FISH', status: 'won' },
      { status: 'lost' },
    ];
    for (const filter of filters) {
      const found = await betPages(server, player, { ...WEEK, pageSize: '7', ...filter });
      const { category = null, status = null } = filter;
      const { rows } = await sql<{ count: number; stake: string; win: string; net: string }>`
        select count(*)::int as count, coalesce(sum(s), 0)::numeric(20,2)::text as stake, coalesce(sum(w), 0)::numeric(20,2)::text as win,
          (coalesce(sum(w), 0) - coalesce(sum(s), 0))::numeric(20,2)::text as net
        from (select p.*, case when state = 'refunded' then 0 else stake end as s,
            case when state = 'won' then win else 0 end as w from bets p) p
        where member_id = ${player.memberId} and played_at >= ${Date.parse('2026-11-13T17:00:00Z')}
          and (${category}::text is null or category = ${category}) and (${status}::text is null or state = ${status})`.execute(
        server.db,
      );
      expect(found[0]!.sums).toEqual(rows[0]);
      expect(found[0]!.total).toBe(rows[0]!.count);
      const bets = rowsOf(found);
      expect(new Set(bets.map(({ orderNo }) => orderNo)).size).toBe(rows[0]!.count);
      if (category) expect(bets.every(bet => bet.category === category)).toBe(true);
      if (status) expect(bets.every(bet => bet.status === status)).toBe(true);
    }
    const all = rowsOf(await betPages(server, player, WEEK));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['won', 'lost', 'waiting', 'refunded']));
  });

  it('BOOK-03 round contains its game with image and launch fields', async () => {
    const player = await newPlayer(server);
    const game = await reels(player, 'RNG', true, server.now());
    const [bet] = rowsOf(await betPages(server, player, { language: 'VI' }));
    expect(bet).toMatchObject({
      orderNo: expect.stringMatching(/^G-201126-\d+$/),
      remark: game.names.VI ?? game.names.EN,
      iconUrl: expect.stringMatching(new RegExp(`^/art/game/${game.node_id}-`)),
      vendor: game.vendor_code,
      gameId: game.game_id,
      nodeId: game.node_id,
      category: 'RNG',
      amount: '1.00',
      winAmount: '10.00',
      status: 'won',
    });
    expect((await fetch(server.url + bet!.iconUrl)).status).toBe(200);
    const { body } = await detail(player, bet!.orderNo);
    expect(body.value).toMatchObject({
      symbols: ['star', 'star', 'star'],
      suborders: [],
      canCancel: false,
      digits: null,
    });
  });

  it('BOOK-04 ticket details contain numbers, odds, draw, result and the win of each number', async () => {
    const player = await newPlayer(server);
    const numero = `D${randomUUID().slice(0, 8)}`;
    await ticket(player, numero, ['3', '7']);
    const [waiting] = rowsOf(await betPages(server, player)) as [Bet];
    expect(waiting).toMatchObject({
      orderNo: expect.stringMatching(/^L-/),
      remark: expect.any(String),
      numero,
      status: 'waiting',
    });
    const open = await detail(player, waiting.orderNo);
    expect(open.body.value).toMatchObject({
      digits: 1,
      winningNumber: null,
      canCancel: true,
      drawTime: server.now() + 60_000,
    });
    await draw(numero, server.now(), '10007');
    await settleTickets(server.db, server.now() + 60_000);
    const { body } = await detail(player, waiting.orderNo);
    const part = { amount: '1.00', odds: 9, cancelTime: null };
    expect(body.value).toMatchObject({
      status: 'won',
      winningNumber: '10007',
      amount: '2.00',
      winAmount: '9.00',
      canCancel: false,
      suborders: [
        { suborderNo: '3', content: '3', winAmount: '0.00', status: 'lost', ...part },
        { suborderNo: '7', content: '7', winAmount: '9.00', status: 'won', ...part },
      ],
    });
  });

  it('BOOK-04 request for a bet of another member returns the same error as for an unknown bet', async () => {
    const [player, other] = [await newPlayer(server), await newPlayer(server)];
    await reels(other, 'RNG', false, server.now());
    const [otherBet] = rowsOf(await betPages(server, other)) as [Bet];
    for (const orderNo of [otherBet.orderNo, 'L-201126-999999999', 'x', '0']) {
      const { status, body } = await detail(player, orderNo);
      expect([status, body.errorCode], orderNo).toEqual([404, 'order.unknown']);
    }
  });

  it('BOOK-03 betting record and bet details are rejected without the flag TRANSBETREPMEM3', async () => {
    const player = await newPlayer(server);
    await reels(player, 'RNG', false, server.now());
    const [bet] = rowsOf(await betPages(server, player)) as [Bet];
    const flag = (enabled: boolean) =>
      server.db.updateTable('flags').set({ enabled }).where('name', '=', 'TRANSBETREPMEM3').execute();
    await flag(false);
    try {
      const list = await fetchRecords(server, player, orders, { ...TODAY, pageNo: '1', pageSize: '25' });
      const one = await detail(player, bet.orderNo);
      expect([list.status, one.status]).toEqual([403, 403]);
    } finally {
      await flag(true);
    }
  });
});
