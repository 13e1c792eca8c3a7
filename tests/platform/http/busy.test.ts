/** Cached responses while a load keeps the database busy, and the load limit for one member. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer, openReels, play } from '../../helpers/gateway/bet-steps.ts';
import { embeddedGateway, type TestGateway } from '../../helpers/gateway.ts';
import { holdDatabase } from '../../helpers/hold-database.ts';

const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=EN';
const AT_ONCE = 64;
/** Number of running and queued rounds that one member may have. */
const ADMITTED = 16;

let server: TestGateway;
beforeAll(async () => {
  server = await embeddedGateway();
  await server.get(MENU);
});
afterAll(() => server.stop());

/** Number of sequential menu responses until all of the load is done. */
async function menusDuring(load: readonly Promise<unknown>[]): Promise<number> {
  const under = { way: true };
  const through = Promise.all(load).finally(() => {
    under.way = false;
  });
  let menus = 0;
  while (under.way) {
    expect((await server.get(MENU)).status).toBe(200);
    if (under.way) menus++;
  }
  await through;
  return menus;
}

describe('responses while the database is busy', () => {
  it('R24 a cached response is served while 64 callers search', async () => {
    const EACH = 4;
    const search = (n: number) =>
      server.get(
        `/wps/relay/GCSGAME_gameList?merchant=demo&platform=html5&gameType=RNG&pageSize=25&clientType=2&language=EN&pageNo=1&gameName=a${n}`,
      );
    const asker = async (first: number) => {
      for (let n = 0; n < EACH; n++) await search(first * EACH + n);
    };
    const menus = await menusDuring(Array.from({ length: AT_ONCE }, (_, n) => asker(n)));
    // Requires at least one menu response in the time in which each caller received two.
    expect(menus).toBeGreaterThanOrEqual(EACH / 2);
  });

  it('R24 a cached response is served while 16 members play rounds', { tags: 'slow' }, async () => {
    const passes = await Promise.all(
      Array.from({ length: 16 }, async () => (await openReels(server, await newPlayer(server))).pass),
    );
    const menus = await menusDuring(Array.from({ length: AT_ONCE }, (_, n) => play(server, passes[n % 16]!)));
    expect(menus).toBeGreaterThan(AT_ONCE / 4);
  });

  it('R8 R24 of 64 concurrent rounds of one member, 16 are played and the rejected ones can be retried', async () => {
    const player = await newPlayer(server);
    const { pass } = await openReels(server, player);
    const keys = Array.from({ length: AT_ONCE }, () => randomUUID());
    // Holds the database, so that no round completes before the last request has arrived, however long that takes.
    const { letGo, done } = holdDatabase(server);
    const requests = Promise.all(keys.map(key => play(server, pass, '1.00', key)));
    for (let n = 0; n < AT_ONCE; n++) await server.get(MENU);
    letGo();
    const responses = await requests;
    await done;
    const rejected = responses.filter(({ status }) => status !== 200);
    expect(responses.filter(({ body }) => body.success)).toHaveLength(ADMITTED);
    for (const { status, headers, body } of rejected) {
      expect([status, body.errorCode, headers.get('retry-after')]).toEqual([429, 'busy', '1']);
    }
    const again = keys.filter((_, n) => responses[n]!.status === 429).slice(0, ADMITTED);
    const later = await Promise.all(again.map(key => play(server, pass, '1.00', key)));
    expect(later.map(({ status }) => status)).toEqual(again.map(() => 200));
    const plays = await server.db.selectFrom('bets').select('id').where('member_id', '=', player.memberId).execute();
    expect(plays).toHaveLength(2 * ADMITTED);
  });
});
