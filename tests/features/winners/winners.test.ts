import { rankList } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playReels } from '../../../site/gateway/features/lottery/bets/service.ts';
import { maskName } from '../../../site/gateway/features/winners/service.ts';
import {
  anyGame,
  MINUTE,
  newPlayer,
  openGame,
  type Player,
  requestGameServer,
  SECOND,
} from '../../helpers/gateway/bet-steps.ts';
import { type Envelope, gateway, type TestGateway } from '../../helpers/gateway.ts';

interface Winner {
  readonly vo: Readonly<
    Record<'customerName' | 'gameName' | 'avatar' | 'winAmount' | 'gameId' | 'nodeId' | 'vendor', unknown>
  >;
}

let server: TestGateway;
let player: Player;
beforeAll(async () => {
  server = await gateway();
  player = await newPlayer(server, 'bigwinner');
});
afterAll(() => server.stop());

const board = async (query = 'gameCategory=ALL&language=EN&limitNum=20') =>
  (await server.get<{ list: Winner[] }>(`${rankList.path}?${query}`)).body;
/** Advances the time first, because the response is cached for one second. */
const fresh = async (query?: string): Promise<Envelope<{ list: Winner[] }>> => {
  await server.advance(SECOND);
  return board(query);
};

/** Plays a round with fixed symbols. */
async function round(symbols: string[], stake: bigint, gameType = 'RNG') {
  const game = await anyGame(server, gameType);
  const actor = { memberId: player.memberId, merchantCode: 'demo', vendor: game.vendor_code };
  const params = { nodeId: game.node_id, category: game.game_type, key: crypto.randomUUID(), stake };
  await playReels(server.db, actor, params, server.now(), () => symbols);
  return game;
}

const UNIT = 10_000n;
const STARS = ['star', 'star', 'star'];

describe('winner board', () => {
  it('WIN-02 WIN-07 EP-16 winner board without wins is an empty list in value.list', async () => {
    const response = await board();
    expect(response).toMatchObject({ success: true, sandbox: true, value: { list: [] } });
  });

  it('WIN-06 WIN-08 winner board contains a large win of the ledger with a masked name in the requested language', async () => {
    const game = await round(STARS, 50n * UNIT);
    const [winner] = (await fresh()).value.list;
    expect(winner?.vo).toMatchObject({
      customerName: 'bi***r',
      gameName: game.names.EN,
      winAmount: '500.00',
      gameId: game.game_id,
      nodeId: game.node_id,
      vendor: game.vendor_code,
      avatar: expect.stringMatching(/^\/art\/avatar\/[a-z]+\.png$/),
    });
    const picture = await fetch(new URL(String(winner?.vo.avatar), server.url));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    await server.db
      .updateTable('games')
      .set({ names: JSON.stringify({ EN: 'Stars', VI: 'Sao' }) })
      .where('node_id', '=', game.node_id)
      .execute();
    const named = async (language: string) =>
      (await fresh(`gameCategory=ALL&language=${language}&limitNum=20`)).value.list[0]?.vo.gameName;
    expect([await named('VI'), await named('EN'), await named('TY')]).toEqual(['Sao', 'Stars', 'Stars']);
  });

  it("P5 winner board omits losses and wins below the operator's threshold", async () => {
    await round(STARS, 49n * UNIT);
    await round(['seven', 'gem', 'bell'], 100n * UNIT);
    expect((await fresh()).value.list).toHaveLength(1);
    await server.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ minStake: '0.50', maxStake: '100.00', winnerThreshold: '490.00' }) })
      .where('key', '=', 'play')
      .execute();
    expect((await fresh()).value.list.map(({ vo }) => vo.winAmount)).toEqual(['490.00', '500.00']);
  });

  it('WIN-06 winner board lists newest wins first by category up to the requested limit', async () => {
    await server.advance(SECOND);
    const fish = await round(STARS, 60n * UNIT, 'FISH');
    const amounts = async (query: string) => (await fresh(query)).value.list.map(({ vo }) => vo.winAmount);
    expect(await amounts('gameCategory=ALL&language=EN&limitNum=2')).toEqual(['600.00', '490.00']);
    expect(await amounts('gameCategory=FISH&language=EN&limitNum=20')).toEqual(['600.00']);
    expect(fish.game_type).toBe('FISH');
    for (let n = 0; n < 20; n++) await round(STARS, 70n * UNIT);
    expect(await amounts('gameCategory=ALL&language=EN&limitNum=100')).toHaveLength(20);
  });

  it('WIN-04 winner board identifies a lottery by its launch code', async () => {
    const { pass } = await openGame(server, player, { vendor: 'TCG_SEA', gameCode: 'fast5', prizeMode: 'SEA' });
    const { draw } = (await requestGameServer<{ draw: { numero: string } }>(server, 'lottery', undefined, pass)).body
      .value;
    const numbers = Array.from({ length: 10 }, (_, digit) => String(digit));
    const body = { key: crypto.randomUUID(), numero: draw.numero, digits: 1, numbers, each: '100.00' };
    await requestGameServer(server, 'bet', body, pass);
    await server.advance(5 * MINUTE);
    const [winner] = (await fresh('gameCategory=LOTT&language=VI&limitNum=1')).value.list;
    expect(winner?.vo).toMatchObject({
      gameName: 'Siêu tốc 5 phút',
      winAmount: '900.00',
      gameId: 'fast5',
      vendor: 'TCG_SEA',
    });
    const { node_id } = await server.db
      .selectFrom('games as g')
      .innerJoin('lotteries as l', 'l.game_id', 'g.lottery_id')
      .select('g.node_id')
      .where('g.vendor_code', '=', 'TCG_SEA')
      .where('l.code', '=', 'fast5')
      .executeTakeFirstOrThrow();
    expect(winner?.vo.nodeId).toBe(node_id);
  });

  it('R7 winner board is rebuilt at most once a second', async () => {
    await fresh();
    await round(STARS, 80n * UNIT);
    expect((await board()).value.list[0]?.vo.winAmount).toBe('900.00');
    expect((await fresh()).value.list[0]?.vo.winAmount).toBe('800.00');
  });

  it.each([
    ['member0', 'me***0'],
    ['abcde', 'ab***e'],
    ['lan8', 'l***'],
    ['é', 'é***'],
  ])('WIN-08 name %s is masked as %s', (name, masked) => expect(maskName(name)).toBe(masked));
});
