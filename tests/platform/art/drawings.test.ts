// @vitest-environment jsdom
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { area, disc, mirrored, paint, stroke } from '../../../site/gateway/features/account/profile/avatar-raster.ts';
import { AVATARS, avatarPicture } from '../../../site/gateway/features/account/profile/avatars.ts';
import { appIcon } from '../../../site/gateway/platform/art/app-icon.ts';
import {
  bannerLines,
  homeBanner,
  ILLUSTRATIONS,
  isIllustration,
} from '../../../site/gateway/platform/art/home-banner.ts';
import { paymentIcon } from '../../../site/gateway/platform/art/payment-icon.ts';
import { promotionBanner } from '../../../site/gateway/platform/art/promotion-banner.ts';
import { teamMark } from '../../../site/gateway/platform/art/team-icon.ts';
import { bannerUrl, paymentUrl, promotionUrl, teamUrl } from '../../../site/gateway/platform/http/picture-paths.ts';
import { nastyTexts } from '../../fixtures/nasty.ts';

/** Parses a drawing as XML, as a browser does for an image; null if the XML is invalid. */
const read = (svg: string) => {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return documentElement.tagName === 'svg' ? documentElement : null;
};
const isWhole = (svg: string) => {
  expect(read(svg)).not.toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  // Every referenced gradient or filter is defined in the drawing.
  for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg).toContain(` id="${id}"`);
};

describe('promotion banners', () => {
  it.each(ILLUSTRATIONS)(
    'PROMO-05 PROMO-06 the wide banner of %s is complete, has no text, and is a different image in other colors',
    motif => {
      const [own, dusk] = [promotionBanner(motif, 7), promotionBanner(`${motif}-dusk`, 7)];
      isWhole(own);
      isWhole(dusk);
      expect(dusk).not.toBe(own);
    },
  );

  it('PROMO-06 cover and banner of a promotion have separate URLs that change with their content', () => {
    const promotion = { id: 3, scene: 'fish', slogans: { EN: 'Catch', VI: 'Cá' } };
    const url = promotionUrl(promotion, 'cover', 'VI');
    expect(url).toMatch(/^\/art\/promotion\/3-cover-VI-[0-9a-f]{8}\.svg$/);
    expect(promotionUrl(promotion, 'banner', 'VI')).not.toBe(url);
    expect(promotionUrl({ ...promotion, slogans: { EN: 'Catch', VI: 'Tôm' } }, 'cover', 'VI')).not.toBe(url);
    expect(promotionUrl(promotion, 'cover', 'PT')).toBe(promotionUrl(promotion, 'cover', 'EN'));
  });

  it('APP-21 the app icon is a complete image', () => isWhole(appIcon()));
});

describe('home banners', () => {
  it.each(ILLUSTRATIONS)('illustration %s is a complete image, also in other colors', motif => {
    for (const scene of [motif, `${motif}-dusk`]) {
      expect(isIllustration(scene)).toBe(true);
      isWhole(homeBanner({ id: 7, scene }, 'Three draws every day', 'South'));
    }
  });

  it.each(['', 'chess', 'fish-blue', 'fish-teal-x', 'toString', 'stadium', 'fish-constructor'])(
    '%s is not a valid illustration',
    scene => expect(isIllustration(scene)).toBe(false),
  );

  it('a banner title fits in one line or in two lines of similar length, with all words in order', () => {
    expect(bannerLines('Lucky')).toEqual(['Lucky']);
    expect(bannerLines('Ba miền quay mỗi ngày')).toEqual(['Ba miền quay', 'mỗi ngày']);
    expect(bannerLines('10,000 in play money')).toEqual(['10,000 in', 'play money']);
    expect(bannerLines('Dinheiro-fictício-para-todos')).toEqual(['Dinheiro-fictício-para-todos']);
  });

  it('the text of a banner does not overlap the motif in the right half, even if its words are long', () => {
    for (const title of ['W'.repeat(60), 'Mergulhe atrás do peixão', 'Ă'.repeat(30)]) {
      const texts = [...(read(homeBanner({ id: 1, scene: 'fish' }, title, ''))?.querySelectorAll('g text') ?? [])];
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(Number(text.getAttribute('textLength') ?? 0)).toBeLessThanOrEqual(340);
    }
  });

  it.each(nastyTexts)('S8 a home banner contains hostile texts only as text: %j', text => {
    const root = read(homeBanner({ id: 1, scene: 'fish' }, text, text));
    expect(root?.querySelectorAll('script, foreignObject, image, a, use')).toHaveLength(0);
  });

  it('the URL of a home banner changes with language and texts and is otherwise stable', () => {
    const banner = { id: 3, scene: 'fish', titles: { EN: 'Catch', VI: 'Cá' }, kickers: { EN: 'Sea' } };
    const url = bannerUrl(banner, 'VI');
    expect(url).toMatch(/^\/art\/banner\/3-VI-[0-9a-f]{8}\.svg$/);
    expect(bannerUrl(banner, 'SW')).toBe(bannerUrl(banner, 'EN'));
    const changed = [{ titles: { ...banner.titles, VI: 'Tôm' } }, { kickers: { EN: 'Lake' } }, { scene: 'crab' }];
    for (const change of changed) expect(bannerUrl({ ...banner, ...change }, 'VI')).not.toBe(url);
  });
});

describe('team crests and payment icons', () => {
  it('ANN-03 a team always has the same crest, and different teams of the sandbox have different crests', () => {
    const teams = ['Hanoi', 'Saigon', 'Da Nang', 'Hue', 'Can Tho', 'Hai Phong'];
    for (const name of [...teams, ...nastyTexts]) isWhole(teamMark(name));
    expect(new Set(teams.map(teamMark)).size).toBe(teams.length);
    expect(teamMark('Hanoi')).toBe(teamMark('Hanoi'));
    expect(new Set(teams.map(teamUrl)).size).toBe(teams.length);
  });

  it('the icon of a payment method shows the name of the method as text within the edges of the icon', () => {
    for (const name of ['Lantern Bank', 'A bank with a rather long name', ...nastyTexts]) {
      for (const code of ['BANK', 'OTHER']) {
        const svg = paymentIcon({ code, name });
        isWhole(svg);
        expect(Number(read(svg)?.querySelector('text')?.getAttribute('textLength'))).toBeLessThanOrEqual(74);
        expect(read(svg)?.querySelector('script')).toBeNull();
      }
    }
    const [one, other] = ['Sao', 'Sông'].map(name => paymentUrl({ code: 'BANK', name }));
    expect(one).not.toBe(other);
  });
});

describe('pixel images', () => {
  const pixel = ({ width, data }: PNG, x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 4)];

  it('shapes are painted in order, with smooth edges on a transparent background', () => {
    const image = PNG.sync.read(paint(64, [disc(32, 32, 20, '#ff0000'), disc(32, 32, 10, '#0000ff', 0.5)]));
    expect(pixel(image, 0, 0)).toEqual([0, 0, 0, 0]);
    expect(pixel(image, 16, 32)).toEqual([255, 0, 0, 255]);
    expect(pixel(image, 32, 32)).toEqual([128, 0, 128, 255]);
    const [, , , edge = 0] = pixel(image, 17, 18);
    expect(edge).toBeGreaterThan(0);
    expect(edge).toBeLessThan(255);
  });

  it('pixel images draw areas, lines and mirrored shapes', () => {
    const square = area('M8,8L24,8L24,24L8,24Z', '#00ff00');
    const image = PNG.sync.read(paint(64, [square, mirrored(square), stroke('M10,50Q32,40 54,50', 4, '#ffffff')]));
    expect([pixel(image, 16, 16), pixel(image, 47, 16)]).toEqual([
      [0, 255, 0, 255],
      [0, 255, 0, 255],
    ]);
    expect(pixel(image, 32, 16)).toEqual([0, 0, 0, 0]);
    // The curve passes halfway between its end points and its control point.
    expect(pixel(image, 32, 45)).toEqual([255, 255, 255, 255]);
    expect(pixel(image, 32, 50)).toEqual([0, 0, 0, 0]);
  });

  it('MEMBER-01 an avatar is a disc with transparent corners, and an unknown avatar has no image', () => {
    const image = PNG.sync.read(avatarPicture(AVATARS[0]!)!);
    expect([image.width, image.height]).toEqual([144, 144]);
    expect(pixel(image, 1, 1)[3]).toBe(0);
    expect(pixel(image, 72, 4)[3]).toBe(255);
    for (const name of ['nobody', '', 'constructor']) expect(avatarPicture(name)).toBeNull();
  });
});
