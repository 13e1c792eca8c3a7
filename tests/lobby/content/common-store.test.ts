import { describe, expect, it } from 'vitest';
import { commonStore } from '../../../sdk/lobby/content/common-store.ts';
import { accountServerHere, credentials, dataOf, openTab, soon } from '../account/account-kit.ts';

const server = accountServerHere();
const ANNOUNCEMENTS = 'POST /wps/relay/MCSFE_getListAnnouncements';
const AFFILIATE = 'GET /wps/check/affiliate';
const page = { search: '?affiliateCode=SAO2026&from=mail', hostname: 'club.example' };

describe('common store', () => {
  it('SESS-21 common store sends no request before the first listener and one request per resource', async () => {
    const { lobby } = openTab(server.url);
    const common = commonStore(lobby);
    expect(commonStore(lobby)).toBe(common);
    expect(server.seen).toEqual([]);
    await dataOf(common.$status);
    await dataOf(common.$status);
    expect(server.seen.map(({ url }) => url)).toEqual(['/wps/system/status']);
  });

  it('SESS-20 common store exposes the member store of the lobby', async () => {
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    expect(await dataOf(commonStore(lobby).$member)).toMatchObject({ account: 'ann', nickname: 'Ann' });
  });

  it('SESS-20 API-38 MEMBER-01 common store fetches the avatar of a member and has no avatar without a session', async () => {
    const AVATAR = 'GET /wps/relay/MCSFE_getPlayerAvatar';
    server.on(AVATAR, () => ({ value: { avatar: 'fox', avatarType: 'STATIC' } }));
    const { lobby } = openTab(server.url);
    const { $avatar, refresh } = commonStore(lobby);
    const off = $avatar.subscribe(() => {});
    expect(server.of(AVATAR)).toEqual([]);
    await lobby.login(credentials);
    await soon(() => expect($avatar.get().data).toEqual({ avatar: 'fox', avatarType: 'STATIC' }));
    server.on(AVATAR, () => ({ value: { avatar: null } }));
    await refresh('avatar');
    expect($avatar.get().data).toEqual({ avatar: '', avatarType: '' });
    await lobby.logout();
    await soon(() => expect($avatar.get().data).toBeUndefined());
    off();
  });

  it('SESS-20 SESS-22 ANN-07 common store parses banners, announcements, popups with their read flags, and hot matches', async () => {
    server.on(ANNOUNCEMENTS, () => ({
      value: {
        banners: [{ id: 1, url: 'https://cdn.example/a.png', groupName: 'hot', link: '/m/lott' }],
        player: [
          { id: '2', title: 'Draws', content: '<p>Daily</p>', startDate: '5', read: '1' },
          { id: 3, title: null, read: false },
        ],
        popup: [{ id: 4, title: 'Play money', content: '<b>only</b>', read: true }],
        hot: [
          {
            id: 5,
            title: 'Hanoi – Saigon',
            league: 'Cup',
            kickOff: '7',
            home: { name: 'Hanoi', icon: '/hn.svg' },
            sandbox: 1,
          },
          { id: 6 },
        ],
        promotion: null,
      },
    }));
    const { lobby } = openTab(server.url);
    const empty = { title: '', content: '', startDate: null, isRead: false, image: null, group: '', link: null };
    const noIcon = { name: '', icon: null };
    const noMatch = { ...empty, league: '', kickOff: null, home: noIcon, away: noIcon, isSandbox: false };
    expect(await dataOf(commonStore(lobby).$announcements)).toEqual({
      banners: [{ ...empty, id: '1', image: 'https://cdn.example/a.png', group: 'hot', link: '/m/lott' }],
      announcements: [
        { ...empty, id: '2', title: 'Draws', content: '<p>Daily</p>', startDate: 5, isRead: true },
        { ...empty, id: '3' },
      ],
      popups: [{ ...empty, id: '4', title: 'Play money', content: '<b>only</b>', isRead: true }],
      promotions: [],
      hotMatches: [
        {
          ...noMatch,
          id: '5',
          title: 'Hanoi – Saigon',
          league: 'Cup',
          kickOff: 7,
          home: { name: 'Hanoi', icon: '/hn.svg' },
          isSandbox: true,
        },
        { ...noMatch, id: '6' },
      ],
    });
    const [{ body = '' } = {}] = server.of(ANNOUNCEMENTS);
    const query = { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', merchantCode: 'demo' };
    expect(JSON.parse(body)).toEqual(query);
  });

  it('I18N-01 ANN-06 announcements are fetched in the language of the visitor and refetched on a language change', async () => {
    server.on(ANNOUNCEMENTS, ({ headers }) => ({ value: { player: [{ id: 1, title: headers['accept-language'] }] } }));
    const { lobby } = openTab(server.url, { languages: ['EN', 'VI'], languageTags: { VI: 'vi-VN' } });
    const { $announcements } = commonStore(lobby);
    const title = () => $announcements.get().data?.announcements[0]?.title;
    const off = $announcements.subscribe(() => {});
    await soon(() => expect(title()).toBe('en'));
    lobby.setLanguage('VI');
    await soon(() => expect(title()).toBe('vi-VN'));
    expect(server.of(ANNOUNCEMENTS)).toHaveLength(2);
    off();
  });

  it('SESS-20 read marks of another member are dropped', async () => {
    server.on(ANNOUNCEMENTS, ({ headers }) => ({
      value: { player: [{ id: 1, read: Boolean(headers.authorization) }] },
    }));
    const { lobby } = openTab(server.url);
    const { $announcements } = commonStore(lobby);
    expect((await dataOf($announcements))?.announcements[0]?.isRead).toBe(false);
    await lobby.login(credentials);
    await soon(() => expect($announcements.get().data?.announcements[0]?.isRead).toBe(true));
    await lobby.logout();
    await soon(() => expect($announcements.get().data?.announcements[0]?.isRead).toBe(false));
  });

  it.each([
    [{ affiliateCode: 'SAO2026' }, 'SAO2026'],
    [null, 'SAO2026'],
  ])('SESS-20 REG-06 REG-07 common store holds the affiliate code of the page URL: %o', async (value, code) => {
    server.on(AFFILIATE, () => ({ value }));
    const { lobby } = openTab(server.url);
    expect(await dataOf(commonStore(lobby, page).$affiliate)).toBe(code);
    expect(server.of(AFFILIATE)[0]?.url).toMatch(/\?code=SAO2026&domain=club\.example$/);
  });

  it('SESS-20 REG-06 affiliate is null if it is unknown but not after a failed check, and refresh checks again', async () => {
    server.on(AFFILIATE, () => ({ errorCode: 'referrer.wrong' }));
    const visitor = commonStore(openTab(server.url).lobby, page);
    visitor.$affiliate.listen(() => {});
    await soon(() => expect(visitor.$affiliate.get().data).toBeNull());
    server.on(AFFILIATE, () => ({ status: 404 }));
    const unknown = commonStore(openTab(server.url).lobby, page);
    expect(await dataOf(unknown.$affiliate)).toBeUndefined();
    expect(unknown.$affiliate.get().error).toMatchObject({ status: 404 });
    server.on(AFFILIATE, () => ({ value: { affiliateCode: 'SAO2026' } }));
    await unknown.refresh('affiliate');
    expect(unknown.$affiliate.get().data).toBe('SAO2026');
  });

  it('SESS-22 API-19 API-20 LIST-38 hot games of all categories contain no duplicates and are in the last selected language', async () => {
    const HOT = 'GET /wps/relay/GCSGAME_hotGamesV2';
    const games = [{ nodeId: 7, gameName: 'Reels', isTop: 1 }, { nodeId: '7' }, { nodeId: 8, nodeName: 'Fish' }];
    server.on(HOT, () => ({ value: games }));
    const { lobby } = openTab(server.url, { languages: ['EN', 'VI', 'PT'] });
    const { $hotGames } = commonStore(lobby);
    expect((await dataOf($hotGames))?.map(({ nodeId, name }) => [nodeId, name])).toEqual([
      ['7', 'Reels'],
      ['8', 'Fish'],
    ]);
    const off = $hotGames.listen(() => {});
    for (const language of ['VI', 'PT', 'VI']) lobby.setLanguage(language);
    expect($hotGames.get().data).toHaveLength(2);
    await soon(() => expect(server.of(HOT).length).toBeGreaterThan(1));
    off();
    expect(server.of(HOT).map(({ url }) => Object.fromEntries(new URLSearchParams(url.split('?')[1])))).toEqual(
      ['EN', 'VI'].map(language => ({
        isPlatform: '2',
        platform: 'html5',
        gameType: 'ALL',
        merchantCode: 'demo',
        language,
      })),
    );
  });

  it('SESS-21 common store parses location, maintenance and region restriction', async () => {
    const value = { location: '203.0.113.7', maintenance: '1', regionRestriction: 0, info: 'Back at 8' };
    server.on('GET /wps/system/status', () => ({ value }));
    const { $status } = commonStore(openTab(server.url).lobby);
    expect(await dataOf($status)).toEqual({ ...value, maintenance: true, regionRestriction: false });
  });

  it('SESS-21 common store parses download links, customer service links and image servers', async () => {
    server.on('GET /wps/system/settings/consolidated', () => ({
      value: {
        imageCdnList: ['https://cdn.example/'],
        downloadLinks: [{ resourceType: 'Android', url: 'https://dl.example/app.apk' }],
        customerServiceResources: [{ resourceType: 'TELEGRAM2', url: 'https://t.me/demo', labelNameEn: 'Night' }],
      },
    }));
    expect(await dataOf(commonStore(openTab(server.url).lobby).$settings)).toMatchObject({
      imageCdnList: ['https://cdn.example/'],
      downloadLinks: [{ kind: 'Android', url: 'https://dl.example/app.apk', label: '' }],
      serviceLinks: [{ kind: 'TELEGRAM2', url: 'https://t.me/demo', label: 'Night' }],
    });
  });
});
