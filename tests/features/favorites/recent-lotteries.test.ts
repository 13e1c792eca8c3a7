import { addRecentGame, gameMenuRecent } from 'lobbykit/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Game, gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

/** Opens the lotteries in `opens` as a new member and returns the codes of the recent lotteries. */
async function recentsAfter(opens: readonly { nodeId: string | number; vendor: string }[]) {
  const { token } = await server.memberSession({ userName: `recent${opens.map(({ nodeId }) => nodeId).join('x')}` });
  const headers = { Authorization: `Bearer ${token}` };
  const replies = [];
  for (const body of opens) {
    await server.advance(1_000);
    replies.push((await server.call(addRecentGame, body, headers)).body);
  }
  const query = '?device=MOBILE&recentCount=100&prizeMode=Lott&language=EN';
  const { body } = await server.get<Game[]>(gameMenuRecent.path + query, { ModuleId: 'COMM3', ...headers });
  return { replies, codes: body.value.map(({ code }) => code) };
}

const idOf = async (code: string) =>
  (await server.db.selectFrom('lotteries').select('game_id').where('code', '=', code).executeTakeFirstOrThrow())
    .game_id;

it('LAUNCH-09 lotteries opened from the board are listed as recent by lottery id with the latest first', async () => {
  const opens = [
    { nodeId: await idOf('mb'), vendor: 'LOTT' },
    { nodeId: await idOf('fast1'), vendor: 'ELOTT' },
    { nodeId: await idOf('hcm'), vendor: 'TCG_LOTTO_VN' },
  ];
  expect((await recentsAfter(opens)).codes).toEqual(['hcm', 'fast1', 'mb']);
});

it('LAUNCH-09 lottery id with the vendor of a game and an unknown lottery id are rejected', async () => {
  const { replies, codes } = await recentsAfter([
    { nodeId: await idOf('mb'), vendor: 'JL' },
    { nodeId: '99999', vendor: 'LOTT' },
  ]);
  expect(replies.map(({ success }) => success)).toEqual([false, false]);
  expect(codes).toEqual([]);
});
