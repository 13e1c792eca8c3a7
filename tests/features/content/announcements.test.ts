import { agentAnnouncements, announcements, lobbyNews, markAnnouncementRead } from 'lobbykit/wire';
import { is } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnnouncementType } from '../../../site/gateway/features/content/tables.ts';
import { accountGateway, bearer, logIn } from '../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

interface Notice {
  readonly id: number;
  readonly title: string;
  readonly read: boolean;
  readonly groupName: string;
}
type Groups = Readonly<Record<'promotion' | 'banners' | 'player' | 'popup' | 'hot', readonly Notice[]>> & {
  readonly footer?: { readonly unreadCount: number };
};

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());

const DAY = 86_400_000;
const HOME = { types: 'B,PL,PU', platform: 'M', groupName: 'm_home', merchantCode: 'demo' } as const;
const startSession = async (name: string) => bearer((await logIn(server, name)).body.value.token);
const fetchAnnouncements = async (body: object = HOME, headers: Record<string, string> = {}) =>
  server.call<Groups>(announcements, body, headers);
const groupsOf = async (...args: Parameters<typeof fetchAnnouncements>) =>
  (await fetchAnnouncements(...args)).body.value;

/** Creates an announcement for this test with the English title `EN`. */
const announce = (
  EN: string,
  type: AnnouncementType,
  rest: { placement?: string; start_at?: number; end_at?: number; position?: number; url?: string } = {},
) =>
  server.db
    .insertInto('announcements')
    .values({
      merchant_code: 'demo',
      type,
      placement: null,
      titles: JSON.stringify({ EN }),
      contents: JSON.stringify({ EN: `<p>${EN}</p>` }),
      url: null,
      start_at: 0,
      ...rest,
    })
    .execute();

describe('announcements', () => {
  it('EP-22 ANN-04 ANN-05 ANN-10 announcements are public, in five groups, and in the language of the browser', async () => {
    const { status, headers, body } = await fetchAnnouncements();
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(is(announcements.value, body.value)).toBe(true);
    const { player, popup, hot, banners, promotion, footer } = body.value;
    expect([player, popup, hot, banners, promotion].map(({ length }) => length)).toEqual([5, 1, 3, 4, 0]);
    expect(footer).toBeUndefined();
    expect(player[0]).toEqual({
      id: expect.any(Number),
      title: 'Three regions, every day',
      content: expect.stringMatching(/^<p>The south draws first/),
      startDate: server.now() - DAY,
      read: false,
      url: null,
      groupName: '',
      link: null,
    });
    const vi = await groupsOf(HOME, { 'Accept-Language': 'vi-VN,vi;q=0.9' });
    expect(vi.popup[0]?.title).toBe('Đây là tiền chơi thử');
  });

  it('ANN-07 ANN-08 announcements are filtered by type, page, merchant and dates, and sorted by position', async () => {
    await announce('Spring', 'B', { placement: 'm_home', url: '/spring.svg' });
    await announce('Join us', 'B', { placement: 'm_reg' });
    await announce('Anywhere', 'B');
    await announce('Tomorrow', 'B', { start_at: server.now() + DAY });
    await announce('Over', 'B', { end_at: server.now() });
    await announce('Until tomorrow', 'B', { end_at: server.now() + DAY, position: 9 });
    const titles = async (body: object) => (await groupsOf(body)).banners.map(({ title }) => title);
    const seeded = [
      '10,000 in play money',
      'Three regions, daily draws',
      'Dive for the big catch',
      'Hanoi meets Saigon',
    ];
    expect(await titles(HOME)).toEqual(['Spring', 'Anywhere', ...seeded, 'Until tomorrow']);
    const atRegistration = { types: 'B', groupName: 'm_reg', merchantCode: 'demo' };
    expect(await titles(atRegistration)).toEqual(['Join us', 'Anywhere', 'Until tomorrow']);
    expect(await titles({ types: 'PL', merchantCode: 'demo' })).toEqual([]);
    expect(await titles({ ...HOME, merchantCode: 'other' })).toEqual([]);
    await server.advance(DAY);
    expect(await titles(HOME)).toEqual(['Tomorrow', 'Spring', 'Anywhere', ...seeded]);
  });

  it("EP-22 lobby news are the merchant's announcements of this placement in the requested language", async () => {
    const news = async (language = 'en') => {
      const { status, body } = await server.call<Notice[]>(lobbyNews, undefined, { 'Accept-Language': language });
      expect(status).toBe(200);
      expect(is(lobbyNews.value, body.value)).toBe(true);
      return body.value.map(({ title }) => title);
    };
    expect(await news('vi')).toContain('Mỗi phút một kỳ quay');
    await server.db.deleteFrom('announcements').where('placement', '=', 'm_lobby').execute();
    expect(await news()).toEqual([]);
    await announce('A new hall', 'PL', { placement: 'm_lobby', position: 1 });
    await announce('Sooner', 'PL', { placement: 'm_lobby' });
    await announce('Not yet', 'PL', { placement: 'm_lobby', start_at: Date.now() + DAY * 3650 });
    expect(await news()).toEqual(['Sooner', 'A new hall']);
    expect((await groupsOf()).player.map(({ title }) => title)).not.toContain('Sooner');
    await server.db.deleteFrom('announcements').where('placement', '=', 'm_lobby').execute();
  });

  it('ANN-15 marking as read affects one member, is idempotent, and requires an existing announcement', async () => {
    const lan = await startSession('member0');
    const id = (await groupsOf(HOME, lan)).player[0]?.id ?? 0;
    for (let time = 0; time < 2; time++) {
      expect((await server.call(markAnnouncementRead, { announcementId: id, read: true }, lan)).body.success).toBe(
        true,
      );
    }
    expect((await groupsOf(HOME, lan)).player.map(({ read }) => read)).toEqual([true, false, false, false, false]);
    expect((await groupsOf(HOME, await startSession('member40'))).player.some(({ read }) => read)).toBe(false);
    expect((await groupsOf()).player.some(({ read }) => read)).toBe(false);
    for (const announcementId of [999_999, 'abc']) {
      expect((await server.call(markAnnouncementRead, { announcementId, read: true }, lan)).status).toBe(404);
    }
  });

  it('ANN-09 ANN-19 agent announcements are only for agents and include the unread count', async () => {
    const agent = await startSession('agent1');
    const forAgents = { types: 'A', merchantCode: 'demo' };
    const read = async () => (await server.call<Groups>(agentAnnouncements, forAgents, agent)).body.value;
    const { player, footer } = await read();
    const titles = ['Your invitation code', 'Your team today', 'How to share your code'];
    expect([player.map(({ title }) => title), footer]).toEqual([titles, { unreadCount: 3 }]);
    await server.call(markAnnouncementRead, { announcementId: player[0]?.id ?? 0, read: true }, agent);
    expect((await read()).footer).toEqual({ unreadCount: 2 });
    expect((await groupsOf(forAgents, agent)).player).toEqual([]);
    expect((await server.call(agentAnnouncements, forAgents, await startSession('member0'))).status).toBe(403);
  });

  it("ERR-15 expired token returns session.expired instead of the visitor's announcements", async () => {
    expect(await fetchAnnouncements(HOME, bearer('nobody'))).toMatchObject({
      status: 401,
      body: { errorCode: 'session.expired' },
    });
  });
});
