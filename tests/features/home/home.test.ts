/** Operator content of home: banners and hot matches. */
import { announcements } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run as runOn } from '../../helpers/gateway/game-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const HOUR = 3_600_000;
const run = (...args: string[]) => runOn(server, ...args);
const numberIn = (lines: readonly string[]) => /\d+/.exec(lines[0] ?? '')?.[0] ?? '';
interface Banner {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly link: string | null;
  readonly groupName: string;
}
interface Match {
  readonly title: string;
  readonly league: string;
  readonly kickOff: number;
  readonly home: { readonly name: string; readonly icon: string };
  readonly sandbox: boolean;
}
const home = async (language = 'en', merchantCode = 'demo') => {
  const body = { types: 'B,PL,PU', platform: 'M', groupName: 'm_home', merchantCode };
  const response = await server.call<{ banners: Banner[]; hot: Match[] }>(announcements, body, {
    'Accept-Language': language,
  });
  return response.body.value;
};
const picture = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, cache: response.headers.get('cache-control'), text: await response.text() };
};

describe('home banners', () => {
  it('HOME-01 HOME-06 HOME-08 HOME-09 four linked banners of the group hot are shown with localized images', async () => {
    const { banners } = await home();
    expect(banners.map(({ groupName, link }) => [groupName, link])).toEqual(
      ['/m/trail', '/m/lott', '/m/fish', '/m/sports'].map(link => ['hot', link]),
    );
    for (const language of ['en', 'vi', 'pt']) {
      for (const { title, url } of (await home(language)).banners) {
        const { status, cache, text } = await picture(url);
        expect([status, cache]).toEqual([200, 'public, max-age=31536000, immutable']);
        for (const word of title.split(' ')) expect(text).toContain(word);
      }
    }
    expect((await home('vi')).banners[1]?.title).toBe('Ba miền quay mỗi ngày');
    expect((await home('sw')).banners[1]?.url).toBe(banners[1]?.url);
  });

  it('HOME-09 added banner is shown immediately at its position within its dates', async () => {
    const id = numberIn(
      await run(
        ...['content', 'banner', 'add', 'Lantern night', '--scene', 'lantern-crimson', '--kicker', 'Full moon'],
        ...['--place', 'm_home', '--group', 'hot', '--link', '/m/rng', '--position', '2', '--until', '2026-11-20'],
      ),
    );
    await run('content', 'banner', 'edit', id, '--lang', 'VI', '--title', 'Đêm hội');
    const titles = async () => (await home()).banners.map(({ title }) => title);
    expect((await titles()).indexOf('Lantern night')).toBe(1);
    const ofHome = (await run('content', 'banner', 'list')).filter(line => line.includes(' m_home '));
    const numbers = ofHome.map(line => Number(line.slice(0, 6)));
    expect(numbers).toEqual((await home()).banners.map(banner => banner.id));
    const shown = (await home('vi')).banners.find(banner => String(banner.id) === id);
    expect(shown).toMatchObject({ title: 'Đêm hội', link: '/m/rng', groupName: 'hot' });
    expect((await picture(shown!.url)).text).toContain('Full moon');
    // The local time is 10:00, so the day ends after fourteen hours.
    await server.advance(14 * HOUR - 1);
    expect(await titles()).toContain('Lantern night');
    await server.advance(1);
    expect(await titles()).not.toContain('Lantern night');
    expect((await run('content', 'banner', 'list')).find(line => line.startsWith(`${id} `))).toMatch(
      / over .* lantern-crimson/,
    );
  });

  it('HOME-09 edited banner is shown immediately with a new image URL and a removed banner is not listed', async () => {
    const before = (await home()).banners[2]!;
    const edit = (...args: string[]) => run('content', 'banner', 'edit', String(before.id), ...args);
    await edit('--title', 'Pearl & "reef"', '--scene', 'pearl', '--link', 'none');
    const after = (await home()).banners[2]!;
    expect(after).toMatchObject({ id: before.id, title: 'Pearl & "reef"', link: null });
    expect(after.url).not.toBe(before.url);
    const { text } = await picture(after.url);
    expect(text).toContain('&quot;reef&quot;');
    expect(text).toContain('Under the sea');
    // A URL without content parameters returns the current banner and is revalidated on each request.
    const plain = `/art/banner/${before.id}-EN.svg`;
    expect(await picture(plain)).toEqual({ status: 200, cache: 'no-cache', text });
    await edit('--url', 'https://cdn.example/reef.png');
    expect((await home()).banners[2]?.url).toBe('https://cdn.example/reef.png');
    expect((await picture(plain)).status).toBe(404);
    expect(await run('content', 'banner', 'remove', String(before.id))).toEqual([`Banner ${before.id} is gone.`]);
    expect((await home()).banners.map(({ id }) => id)).not.toContain(before.id);
  });

  it('banner commands reject invalid arguments without changes', async () => {
    const before = await run('content', 'banner', 'list');
    await expect(run('content', 'banner', 'edit', '999', '--link', '/m/hot')).rejects.toThrow('demo has no banner 999');
    await expect(run('content', 'banner', 'remove', '1')).rejects.toThrow('demo has no banner 1');
    const add = ['content', 'banner', 'add', 'Late', '--scene', 'fish'];
    await expect(run(...add, '--from', '2026-12-02', '--until', '2026-12-01')).rejects.toThrow('--until is not after');
    await expect(run(...add, '--merchant', 'nobody')).rejects.toThrow('No merchant has the code "nobody"');
    expect(await run('content', 'banner', 'list')).toEqual(before);
  });
});

describe('hot matches', () => {
  it('ANN-03 SESS-22 P5 sandbox matches are always in the future, are marked as sandbox, and have crests', async () => {
    const { hot } = await home('vi');
    expect(hot.map(({ title, league, sandbox }) => [title, league, sandbox])).toEqual([
      ['Cần Thơ – Hải Phòng', 'Cúp Ba Miền', true],
      ['Hà Nội – Sài Gòn', 'Cúp Ba Miền', true],
      ['Đà Nẵng – Huế', 'Cúp Ba Miền', true],
    ]);
    const { kickOff, home: first } = hot[1]!;
    expect(new Date(kickOff).toISOString()).toBe('2026-11-22T12:00:00.000Z');
    expect((await picture(first.icon)).text).toContain('<svg');
    expect((await picture(first.icon.replace(/\w-/, 'x-'))).status).toBe(404);
    // The crest does not depend on the language.
    expect((await home('pt')).hot[1]?.home).toEqual({ name: 'Hanói', icon: first.icon });
    await server.advance(kickOff + 2 * HOUR - 1 - server.now());
    expect((await home()).hot.map(({ title }) => title)).toContain('Hanoi – Saigon');
    await server.advance(1);
    const next = (await home()).hot.find(({ title }) => title === 'Hanoi – Saigon');
    expect(next?.kickOff).toBe(kickOff + 7 * 24 * HOUR);
  });

  it('ANN-03 single match is shown from one week before its start until its end', async () => {
    const kickOff = server.now() + 7 * 24 * HOUR + 1_000;
    const day = new Date(kickOff + 7 * HOUR).toISOString().slice(0, 16);
    const add = [
      'content',
      'hot-match',
      'add',
      '--home',
      'Hue|Huế|Hue',
      '--away',
      'Vinh',
      '--league',
      'Cup',
      '--kick-off',
      day,
    ];
    const id = numberIn(await run(...add, '--link', '/m/sports'));
    const found = async () => (await home('vi')).hot.find(({ title }) => title === 'Huế – Vinh');
    await server.advance(1_000);
    expect(await found()).toMatchObject({ league: 'Cup', sandbox: false, link: '/m/sports' });
    expect((await run('content', 'hot-match', 'list')).at(-1)).toMatch(new RegExp(`^${id} +shown .* Hue – Vinh$`));
    await server.advance(7 * 24 * HOUR + 2 * HOUR);
    expect(await found()).toBeUndefined();
    expect((await run('content', 'hot-match', 'list')).at(-1)).toContain('hidden');
    expect(await run('content', 'hot-match', 'remove', id)).toEqual([`Match ${id} is gone.`]);
    await expect(run('content', 'hot-match', 'remove', id)).rejects.toThrow(`demo has no hot match ${id}`);
  });

  it('SESS-22 hot matches are the matches of the requested merchant', async () => {
    expect((await home('en', 'other')).hot).toEqual([]);
  });
});
