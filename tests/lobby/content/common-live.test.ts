import { afterAll, beforeAll, expect, it } from 'vitest';
import { commonStore } from '../../../sdk/lobby/content/common-store.ts';
import { markAnnouncementRead } from '../../../sdk/protocol/content/calls.ts';
import { sumTeams } from '../../../site/gateway/features/team/totals/worker.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { dataOf, openTab } from '../account/account-kit.ts';

let live: TestGateway;
beforeAll(async () => {
  live = await gateway();
});
afterAll(() => live.stop());

const member = { type: 'username', username: 'member0', password: 'Lobby-2026' } as const;
const page = { search: '?affiliateCode=agent1', hostname: 'club.example' };

it('SESS-20 SESS-22 real gateway fills the common store and messages marked as read are not counted', async () => {
  const { lobby } = openTab(live.url);
  await lobby.login(member);
  const common = commonStore(lobby, page);
  const data = await dataOf(common.$announcements);
  const { banners, announcements, popups, hotMatches } = data ?? {};
  expect([banners, announcements, popups, hotMatches].map(rows => rows?.length)).toEqual([4, 5, 1, 3]);
  expect(await dataOf(common.$unread)).toEqual({ inbox: 2, chat: 0, announcements: 5 });
  const body = { announcementId: data?.announcements[0]?.id ?? '', read: true } as const;
  await lobby.call(markAnnouncementRead, { body });
  await common.refresh('announcements');
  await common.refresh('unread');
  expect(common.$announcements.get().data?.announcements[0]?.isRead).toBe(true);
  expect(common.$unread.get().data?.announcements).toBe(4);
});

it('ROLE-02 SESS-20 SESS-21 SESS-22 real gateway gives visitors announcements, hot games, affiliate and location', async () => {
  const common = commonStore(openTab(live.url).lobby, page);
  expect((await dataOf(common.$announcements))?.announcements).toHaveLength(5);
  expect((await dataOf(common.$hotGames))?.every(({ isHot }) => isHot)).toBe(true);
  expect(common.$hotGames.get().data).not.toEqual([]);
  expect(await dataOf(common.$affiliate)).toBe('AGENT1');
  expect(await dataOf(common.$status)).toEqual({
    location: '127.0.0.1',
    maintenance: false,
    regionRestriction: false,
    info: '',
  });
});

it("SESS-20 AGENT-26 real gateway returns the number of today's registrations of an agent", async () => {
  const invited = { merchant_code: 'demo', type: 0, affiliate_code: 'AGENT1', created_at: live.now() };
  await live.db
    .insertInto('members')
    .values(['first', 'second'].map(user_name => ({ ...invited, user_name, user_name_folded: user_name })))
    .execute();
  await sumTeams(live.db, live.now);
  const { lobby } = openTab(live.url, {}, { wall: live.now });
  await lobby.login({ ...member, username: 'agent1' });
  expect(await dataOf(commonStore(lobby).$registrations)).toBe(2);
});
