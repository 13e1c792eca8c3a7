import { availablePromotions, helpCenter } from 'lobbykit/wire';
import { is } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const DAY = 86_400_000;

interface Promotion {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly startDate: number;
  readonly endDate: number | null;
  readonly noExpiry: number;
  readonly announcementImages: readonly { readonly url: string; readonly sequence: number }[];
  readonly promoAnnouncementCategoryIds: readonly number[];
  readonly link: string | null;
}
interface Offered {
  readonly content: readonly Promotion[];
  readonly categories: readonly { readonly id: number; readonly title: string }[];
}
const offered = async (language = 'en', headers: Record<string, string> = {}) =>
  (await server.call<Offered>(availablePromotions, undefined, { 'Accept-Language': language, ...headers })).body.value;
const picture = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, cache: response.headers.get('cache-control'), text: await response.text() };
};

describe('promotion list of the gateway', () => {
  it('EP-29 PROMO-08 PROMO-11 PROMO-13 API-40 promotions are public, need no parameters and have the documented fields', async () => {
    const value = await offered();
    expect(is(availablePromotions.value, value)).toBe(true);
    expect(value.categories.map(({ title }) => title)).toEqual(['New here', 'Lottery', 'Games', 'Club']);
    expect(value.content.length).toBeGreaterThanOrEqual(6);
    expect(value.content[1]).toEqual({
      id: 2,
      title: 'South, center and north in one evening',
      content: expect.stringMatching(/^<p>Three regions draw/),
      startDate: server.now() - DAY,
      endDate: server.now() + 30 * DAY,
      noExpiry: 0,
      announcementImages: [
        { sequence: 1, url: expect.stringMatching(/^\/art\/promotion\/2-cover-EN-[0-9a-f]{8}\.svg$/) },
        { sequence: 2, url: expect.stringMatching(/^\/art\/promotion\/2-banner-EN-[0-9a-f]{8}\.svg$/) },
      ],
      promoAnnouncementCategoryIds: [2],
      link: '/m/lott',
    });
    const known = new Set(value.categories.map(({ id }) => id));
    const used = value.content.flatMap(({ promoAnnouncementCategoryIds: ids }) => ids);
    expect(new Set(used)).toEqual(known);
    expect(
      (await server.call(availablePromotions, undefined, { 'Accept-Language': 'en' })).headers.get('cache-control'),
    ).toBe('no-store');
  });

  it('PROMO-09 long-term promotion has noExpiry 1 and no end date', async () => {
    const long = (await offered()).content.filter(({ noExpiry }) => noExpiry === 1);
    expect(long.length).toBeGreaterThan(0);
    expect(long.every(({ endDate }) => endDate === null)).toBe(true);
  });

  it('PROMO-06 PROMO-11 promotions and images are in the requested language, with a slogan on the cover only', async () => {
    const vi = await offered('vi');
    expect(vi.categories[1]?.title).toBe('Xổ số');
    expect(vi.content[0]?.title).toBe('Chào mừng với 10.000,00 tiền chơi');
    const english = await offered('en');
    for (const [index, { announcementImages: images }] of vi.content.entries()) {
      const [cover, banner] = await Promise.all(images.map(({ url }) => picture(url)));
      for (const one of [cover, banner]) {
        expect([one?.status, one?.cache]).toEqual([200, 'public, max-age=31536000, immutable']);
      }
      const [englishCover, englishBanner] = await Promise.all(
        english.content[index]!.announcementImages.map(({ url }) => picture(url)),
      );
      expect(cover?.text).not.toBe(englishCover?.text);
      expect(banner?.text).toBe(englishBanner?.text);
      expect(banner?.text).not.toBe(cover?.text);
    }
    const [first] = vi.content;
    expect((await picture(first?.announcementImages[0]?.url ?? '')).text).toContain('khởi đầu');
    // An image URL without content parameters returns the current promotion.
    expect((await picture('/art/promotion/1-cover-VI.svg')).cache).toBe('no-cache');
    expect((await picture('/art/promotion/999-cover-VI.svg')).status).toBe(404);
  });

  it('PROMO-13 promotions are listed from start to end date for their merchant only', async () => {
    const titles = async (headers?: Record<string, string>) =>
      (await offered('en', headers)).content.map(({ title }) => title);
    const fast = 'Fast lotteries, day and night';
    await server.db
      .updateTable('promotions')
      .set({ start_at: server.now() + 1 })
      .where('id', '=', 1)
      .execute();
    expect(await titles()).not.toContain('Welcome bonus: 10,000.00 in play money');
    await server.advance(10 * DAY - 1);
    expect(await titles()).toEqual(expect.arrayContaining([fast, 'Welcome bonus: 10,000.00 in play money']));
    await server.advance(1);
    expect(await titles()).not.toContain(fast);
    await server.db.insertInto('merchants').values({ code: 'acme', any_origin: true }).execute();
    const { token } = await server.memberSession({ userName: 'elsewhere', merchant: 'acme' });
    expect(await titles({ Authorization: `Bearer ${token}` })).toEqual([]);
  });
});

describe('help content of the gateway', () => {
  const help = async (query = '') =>
    server.get<readonly { id: number; title: string; content: string }[]>(`${helpCenter.path}${query}`);

  it('EP-24 HELP-04 HELP-07 help is a publicly cached list of titles with HTML', async () => {
    const { headers, body } = await help('?lang=EN');
    expect(is(helpCenter.value, body.value)).toBe(true);
    expect(body.value.length).toBeGreaterThanOrEqual(8);
    expect(body.value[0]).toEqual({
      id: expect.any(Number),
      title: 'Create an account',
      content: expect.stringMatching(/^<p>All you need/),
    });
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
  });

  it('HELP-05 HELP-06 help uses the language of lang, or English if it is unknown, and accepts only the device MOBILE', async () => {
    const titles = async (query: string) => (await help(query)).body.value.map(({ title }) => title);
    expect((await titles('?lang=VI'))[0]).toBe('Tạo tài khoản');
    expect((await titles('?lang=pt'))[0]).toBe('Criar uma conta');
    const english = await titles('?lang=EN');
    expect(await titles('?lang=XX')).toEqual(english);
    expect(await titles('?device=MOBILE')).toEqual(english);
    expect((await help('?device=DESKTOP')).status).toBe(400);
  });
});
