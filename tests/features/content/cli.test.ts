/** Content commands of an operator, run on a gateway. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  announcements,
  availablePromotions,
  consolidatedSettings,
  helpCenter,
  inboxMessages,
  serviceLinks,
} from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { accountGateway, bearer, logIn } from '../../helpers/gateway/account-steps.ts';
import { run as runOn } from '../../helpers/gateway/game-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
let folder: string;
beforeAll(async () => {
  server = await accountGateway();
  folder = newFolder();
});
afterAll(() => server.stop());

const content = (...args: string[]) => runOn(server, 'content', ...args);
const numberIn = (lines: readonly string[]) => /\d+/.exec(lines[0] ?? '')?.[0] ?? '';
const htmlFile = (html: string) => {
  const path = join(folder, 'page.html');
  writeFileSync(path, html);
  return path;
};
type Notice = { id: number; title: string; content: string; groupName: string };
const popups = async (language = 'en') => {
  const body = { types: 'PU', groupName: 'm_home', merchantCode: 'demo' };
  const response = await server.call<{ popup: Notice[] }>(announcements, body, { 'Accept-Language': language });
  return response.body.value.popup;
};

describe('announcement commands', () => {
  it('SESS-20 announcement is published immediately with escaped text until its removal', async () => {
    const rest = ['--type', 'PU', '--place', 'm_home', '--group', 'hot'];
    const id = numberIn(await content('announcement', 'add', 'Spring', '--text', 'Less <b>&</b> more', ...rest));
    expect((await popups())[0]).toMatchObject({
      title: 'Spring',
      content: '<p>Less &lt;b&gt;&amp;&lt;/b&gt; more</p>',
      groupName: 'hot',
    });
    expect(await content('announcement', 'list')).toContain(`${id.padEnd(6)} PU m_home   hot   Spring`);
    expect(await content('announcement', 'remove', id)).toEqual([`Announcement ${id} is gone.`]);
    expect((await popups()).map(({ title }) => title)).not.toContain('Spring');
    await expect(content('announcement', 'remove', id)).rejects.toThrow(`demo has no announcement ${id}`);
  });

  it('S5 announcement is edited per language from a file, and its style attributes are removed', async () => {
    const html = htmlFile('<h2 style="color:red">Xuân</h2><p STYLE=x>Hội <a href="/m/lott">xổ số</a></p>');
    const id = numberIn(await content('announcement', 'add', 'Fair', '--type', 'PU', '--text', 'Soon'));
    await content('announcement', 'edit', id, '--lang', 'vi', '--title', 'Hội xuân', '--html', html);
    const shown = { title: 'Hội xuân', content: '<h2>Xuân</h2><p>Hội <a href="/m/lott">xổ số</a></p>' };
    expect((await popups('vi'))[0]).toMatchObject(shown);
    expect((await popups())[0]).toMatchObject({ title: 'Fair', content: '<p>Soon</p>' });
    // A banner is stored in the same table as announcements but is not an announcement.
    const [banner = ''] = await content('banner', 'list');
    await expect(content('announcement', 'edit', banner.slice(0, 6).trim(), '--title', 'X')).rejects.toThrow(
      'has no announcement',
    );
  });
});

describe('promotion commands', () => {
  type Offered = {
    content: { id: number; title: string; noExpiry: number; announcementImages: { url: string }[] }[];
    categories: { id: number; title: string }[];
  };
  const offered = async (language = 'en') =>
    (await server.call<Offered>(availablePromotions, undefined, { 'Accept-Language': language })).body.value;

  it('PROMO-08 PROMO-09 PROMO-11 PROMO-12 category and promotion commands add, edit and remove entries', async () => {
    const category = numberIn(await content('category', 'add', 'Spring', '--position', '9'));
    await content('category', 'edit', category, '--lang', 'PT', '--title', 'Primavera');
    expect((await offered('pt')).categories.at(-1)).toEqual({ id: Number(category), title: 'Primavera' });
    const add = [
      'promotion',
      'add',
      'Fair',
      '--text',
      'Come',
      '--scene',
      'lantern',
      '--slogan',
      'Come in',
      '--link',
      '/m/hot',
    ];
    const id = numberIn(await content(...add, '--category', `1,${category}`, '--until', '2026-12-24'));
    const find = async () => (await offered()).content.find(one => one.id === Number(id));
    expect(await find()).toMatchObject({
      title: 'Fair',
      content: '<p>Come</p>',
      noExpiry: 0,
      link: '/m/hot',
      promoAnnouncementCategoryIds: [1, Number(category)],
    });
    const pictures = ['--cover', 'https://cdn.example/c.png', '--banner', 'https://cdn.example/b.png'];
    await content('promotion', 'edit', id, '--until', 'none', '--link', 'none', '--category', category, ...pictures);
    expect(await find()).toMatchObject({
      noExpiry: 1,
      link: null,
      announcementImages: [
        { sequence: 1, url: 'https://cdn.example/c.png' },
        { sequence: 2, url: 'https://cdn.example/b.png' },
      ],
      promoAnnouncementCategoryIds: [Number(category)],
    });
    expect((await content('promotion', 'list')).find(line => line.startsWith(`${id} `))).toContain('long-term');
    await content('category', 'remove', category);
    expect(await find()).toMatchObject({ promoAnnouncementCategoryIds: [] });
    await expect(content('promotion', 'edit', id, '--category', '999')).rejects.toThrow('demo has no category 999');
    await content('promotion', 'remove', id);
    expect(await find()).toBeUndefined();
  });

  it('promotion commands reject invalid arguments without changes', async () => {
    const before = await content('promotion', 'list');
    await expect(content('promotion', 'edit', '999', '--title', 'X')).rejects.toThrow('demo has no promotion 999');
    const late = ['--from', '2026-12-02', '--until', '2026-12-01'];
    const add = ['promotion', 'add', 'X', '--text', 'x', '--scene', 'fish'];
    await expect(content(...add, ...late)).rejects.toThrow('--until is not after --from');
    await expect(content(...add, '--category', '77')).rejects.toThrow('has no category 77');
    await expect(content(...add, '--merchant', 'nobody')).rejects.toThrow('No merchant has the code "nobody"');
    expect(await content('promotion', 'list')).toEqual(before);
  });
});

it('HELP-04 GW-09 help item is added, edited, moved and removed and pages see each change immediately', async () => {
  const titles = async (lang = 'EN') =>
    (await server.get<{ title: string }[]>(`${helpCenter.path}?lang=${lang}`)).body.value.map(({ title }) => title);
  const before = await titles();
  const id = numberIn(await content('help', 'add', 'Opening hours', '--text', 'Always.', '--position', '99'));
  expect(await titles()).toEqual([...before, 'Opening hours']);
  await content('help', 'edit', id, '--lang', 'VI', '--title', 'Giờ mở cửa', '--position', '0');
  expect((await titles('VI'))[0]).toBe('Giờ mở cửa');
  expect(await titles()).toEqual(['Opening hours', ...before]);
  await content('help', 'remove', id);
  expect(await titles()).toEqual(before);
});

it("message is in the member's inbox until its removal", async () => {
  const { token } = (await logIn(server, 'member0')).body.value;
  const inbox = async () => (await server.call<Notice[]>(inboxMessages, undefined, bearer(token))).body.value;
  const before = await inbox();
  const id = numberIn(await content('message', 'add', 'member0', '--title', 'Your prize', '--text', 'It is here'));
  expect(await inbox()).toEqual([
    { id: Number(id), title: 'Your prize', content: '<p>It is here</p>', startDate: server.now(), read: false },
    ...before,
  ]);
  await content('message', 'edit', id, '--title', 'Your other prize');
  expect((await inbox())[0]?.title).toBe('Your other prize');
  expect((await content('message', 'list'))[0]).toMatch(/ new {2}member0 {8}Your other prize$/);
  await content('message', 'remove', id);
  expect(await inbox()).toEqual(before);
  const add = ['message', 'add', 'nobody', '--title', 'x', '--text', 'x'];
  await expect(content(...add)).rejects.toThrow('demo has no member "nobody"');
});

describe('link commands', () => {
  const settings = async () =>
    (await server.get<Record<string, { resourceType: string; url: string }[]>>(consolidatedSettings.path)).body.value;

  it('SERV-15 APP-20 link command adds, edits and removes a link of its list, and pages see each change immediately', async () => {
    const id = numberIn(
      await content('link', 'add', 'FACEBOOK2', '--url', 'https://social.example/2', '--label', 'News'),
    );
    const find = async () =>
      (await settings()).customerServiceResources?.find(({ resourceType }) => resourceType === 'FACEBOOK2');
    expect(await find()).toEqual({ resourceType: 'FACEBOOK2', url: 'https://social.example/2', labelNameEn: 'News' });
    await content('link', 'edit', id, '--url', '/sandbox/contact/facebook');
    expect((await find())?.url).toBe('/sandbox/contact/facebook');
    await content('link', 'remove', id);
    expect(await find()).toBeUndefined();
    await expect(content('link', 'add', 'ICQ', '--url', 'https://x.example')).rejects.toThrow(
      '"ICQ" is no kind of link',
    );
  });

  it('SERV-19 SERV-21 service path is added, edited and removed and pages see each change immediately', async () => {
    const paths = async () =>
      (await server.get<{ version: { pathList: { type: string; title: string }[] } }>(serviceLinks.path)).body.value
        .version.pathList;
    const id = numberIn(
      await content('service-path', 'add', 'Complaints', '--type', '7', '--url', 'https://x.example/7'),
    );
    expect((await paths()).at(-1)).toMatchObject({ type: '7', title: 'Complaints' });
    expect((await content('service-path', 'list')).at(-1)).toContain('https://x.example/7');
    await content('service-path', 'edit', id, '--type', '8');
    expect((await paths()).at(-1)?.type).toBe('8');
    await content('service-path', 'remove', id);
    expect(await paths()).toHaveLength(2);
  });
});

it('S8 merchant can list and change only its own content', async () => {
  await server.db.insertInto('merchants').values({ code: 'acme', any_origin: false }).execute();
  const id = numberIn(await content('category', 'list'));
  for (const verb of ['edit', 'remove']) {
    const rest = verb === 'edit' ? ['--title', 'Mine'] : [];
    await expect(content('category', verb, id, ...rest, '--merchant', 'acme')).rejects.toThrow('acme has no category');
  }
  for (const kind of ['announcement', 'banner', 'promotion', 'category', 'message', 'feedback']) {
    expect(await content(kind, 'list', '--merchant', 'acme'), kind).toEqual([]);
  }
});
