/** Draw notifications outside the game: one inbox message per draw with tickets. */
import { inboxMessages, inboxUnread } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addResults } from '../../../../site/gateway/features/messages/repository.ts';
import {
  ALL_DIGITS,
  bet,
  MINUTE,
  newPlayer,
  openLottery,
  type Player,
  readLottery,
  requestGameServer,
} from '../../../helpers/gateway/bet-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';

interface Message {
  readonly title: string;
  readonly content: string;
  readonly read: boolean;
}

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const inbox = async ({ headers }: Player, language = 'en') =>
  (await server.call<readonly Message[]>(inboxMessages, undefined, { ...headers, 'Accept-Language': language })).body
    .value;
const unread = async ({ headers }: Player) => (await server.call<number>(inboxUnread, undefined, headers)).body.value;

/** Buys tickets for the open draw, runs the draw and returns the draw number. */
async function drawn(player: Player, ...tickets: readonly (readonly string[])[]): Promise<string> {
  const { pass } = await openLottery(server, player);
  const { draw } = (await readLottery(server, pass)).body.value;
  for (const numbers of tickets) await bet(server, pass, numbers);
  await server.advance(draw!.drawAt - server.now() + 1);
  return draw!.numero;
}

describe('ticket result messages', () => {
  it('one unread message per draw contains the bet numbers, the result and the win', async () => {
    const player = await newPlayer(server);
    const numero = await drawn(player, ALL_DIGITS, ALL_DIGITS);
    expect(await unread(player)).toBe(1);
    const [message] = await inbox(player);
    expect(message).toMatchObject({ title: `Fast 1 min: you won ₫18.00`, read: false });
    expect(message?.content).toContain(numero);
    const special = /<b>(\d{5})<\/b>/.exec(message?.content ?? '')?.[1] ?? '';
    // The winning number is emphasized.
    expect(message?.content).toContain(`<b>${special.at(-1)}</b>`);
    expect((await inbox(player, 'vi'))[0]?.title).toMatch(/^Siêu tốc 1 phút: bạn trúng 18,00\s₫$/);
    expect((await inbox(player, 'pt'))[0]?.title).toMatch(/você ganhou ₫\s18,00/);
  });

  it('message reports a draw without a win and a canceled draw', async () => {
    const player = await newPlayer(server);
    const { pass } = await openLottery(server, player);
    const { draw } = (await readLottery(server, pass)).body.value;
    await bet(server, pass, ['000']);
    const { db } = server;
    // Stores an imported result, because draws imported before the draw time are not changed.
    const { game_id } = await db
      .selectFrom('lotteries')
      .select('game_id')
      .where('code', '=', 'fast1')
      .executeTakeFirstOrThrow();
    const { numero, drawAt, closeAt } = draw!;
    const drawn = { winning_number: '54321', source: 'imported' as const, drawn_at: server.now() };
    await db
      .insertInto('draws')
      .values({ game_id, numero, draw_at: drawAt, close_at: closeAt, ...drawn })
      .execute();
    await server.advance(drawAt - server.now() + 1);
    expect((await inbox(player))[0]).toMatchObject({
      title: 'Fast 1 min: no win this time',
      content: `<p>Draw ${numero}<br>Special prize: <b>54321</b></p><p>Your numbers: 000</p>`,
    });
    await bet(server, pass, ['7']);
    await db.updateTable('bets').set({ numero: '19990101-0001' }).where('state', '=', 'waiting').execute();
    await server.advance(2 * MINUTE);
    expect((await inbox(player))[0]?.title).toBe('Fast 1 min: your stake of ₫1.00 is back');
  });

  it('message is marked as read after the game has shown this draw of this lottery', async () => {
    const player = await newPlayer(server);
    const first = await drawn(player, ALL_DIGITS);
    await drawn(player, ALL_DIGITS);
    expect(await unread(player)).toBe(2);
    const { pass } = await openLottery(server, player);
    expect((await requestGameServer(server, 'seen', { numero: first }, pass)).status).toBe(200);
    expect((await inbox(player)).map(({ read }) => read)).toEqual([false, true]);
    const other = await openLottery(server, player, 'fast5');
    const [{ content } = { content: '' }] = await inbox(player);
    const second = /\d{8}-\d{4}/.exec(content)?.[0] ?? '';
    await requestGameServer(server, 'seen', { numero: second }, other.pass);
    expect(await unread(player)).toBe(1);
    expect((await requestGameServer(server, 'seen', { numero: second }, 'nobody')).status).toBe(401);
  });

  it('inbox retains the newest twenty results and all messages of other kinds', async () => {
    const player = await newPlayer(server);
    const message = { titles: '{"EN":"Hello"}', contents: '{"EN":"<p>Hello</p>"}' };
    await server.db
      .insertInto('member_messages')
      .values({ ...message, member_id: player.memberId, sent_at: 1, read_at: null })
      .execute();
    for (let draw = 0; draw < 21; draw++) await drawn(player, ['7']);
    const rows = await inbox(player);
    expect(rows).toHaveLength(21);
    expect(rows.at(-1)?.title).toBe('Hello');
  });

  it('draw results can be sent to more members than a single SQL statement can insert', async () => {
    const { memberId } = await newPlayer(server);
    const { game_id } = await server.db.selectFrom('lotteries').select('game_id').limit(1).executeTakeFirstOrThrow();
    const row = { member_id: memberId, titles: '{"EN":"x"}', contents: '{"EN":"x"}', sent_at: 1, read_at: null };
    const rows = Array.from({ length: 10_000 }, () => ({ ...row, lottery_id: game_id, numero: '20261120-0001' }));
    await server.db.transaction().execute(trx => addResults(trx, rows, 20));
    const stored = await server.db
      .selectFrom('member_messages')
      .select('id')
      .where('member_id', '=', memberId)
      .execute();
    expect(stored).toHaveLength(20);
  });
});
