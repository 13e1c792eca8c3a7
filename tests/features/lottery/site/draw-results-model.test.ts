/** Draw result notifications of the site against a real gateway: selection, time, no duplicates. */
import { commonStore } from 'lobbykit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lobby } from '../../../../sdk/lobby/types.ts';
import { createDrawResults } from '../../../../site/src/features/lottery/draw-results-model.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { dataOf } from '../../../lobby/account/account-kit.ts';
import { lobbyOn, startSession, stubPage } from '../../../widgets/lobby.ts';

const HOUR = 3_600_000;

let server: TestGateway;
let lobby: Lobby;
let member = '';
let count = 0;
let stored = new Map<string, string>();

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
beforeEach(async () => {
  stubPage();
  stored = new Map();
  member = `player${++count}`;
  await startSession(server, member);
  lobby = lobbyOn(server.url);
});
afterEach(() => {
  lobby.dispose();
});

const storage = {
  readSession: (key: string) => stored.get(key) ?? null,
  writeSession: (key: string, value: string) => void stored.set(key, value),
};
/** Starts the notifications; `notified` contains the titles of each notification. */
function follow() {
  const results = createDrawResults(lobby, storage);
  const notified: string[][] = [];
  const off = results.follow(found => notified.push(found.map(({ title }) => title)));
  return { results, notified, off };
}
async function send(title: string, sent_at: number, read_at: number | null = null) {
  const { id } = await server.db
    .selectFrom('members')
    .select('id')
    .where('user_name', '=', member)
    .executeTakeFirstOrThrow();
  const message = { titles: JSON.stringify({ EN: title }), contents: JSON.stringify({ EN: `<p>${title}</p>` }) };
  await server.db
    .insertInto('member_messages')
    .values({ ...message, member_id: id, sent_at, read_at })
    .execute();
}
/** Returns the server time after the clock of the lobby has been synchronized. */
async function serverNow() {
  await dataOf(commonStore(lobby).$inbox);
  return Math.floor(lobby.clock.serverNow());
}

describe('draw result notifications', () => {
  it('a draw result is notified when its message arrives, without older messages and not again after a restart', async () => {
    const now = await serverNow();
    await send('Long ago', now - HOUR);
    await send('You won', now - 5_000);
    createDrawResults(lobby, storage).wait(now - 10_000);
    const { notified, off } = follow();
    await eventually(() => expect(notified).toEqual([['You won']]));
    off();
    const again = follow();
    expect([...stored.values()]).toEqual(['']);
    expect(again.notified).toEqual([]);
    again.off();
  });

  it('result shown by the game is not notified again and the unread count is refetched', async () => {
    const now = await serverNow();
    const { $unread } = commonStore(lobby);
    const offUnread = $unread.listen(() => {});
    expect((await dataOf($unread))?.inbox).toBe(0);
    await send('Seen in the game', now - 5_000, now - 4_000);
    await send('To be read', now - HOUR);
    const { results, notified, off } = follow();
    results.wait(now - 10_000);
    await eventually(() => expect($unread.get().data?.inbox).toBe(1));
    expect(notified).toEqual([]);
    off();
    offUnread();
  });
});
