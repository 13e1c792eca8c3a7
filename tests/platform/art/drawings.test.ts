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
import {
  bannerAddress,
  paymentAddress,
  promotionAddress,
  teamAddress,
} from '../../../site/gateway/platform/http/picture-paths.ts';
import { nastyTexts } from '../../fixtures/nasty.ts';

/** A drawing read as XML, as a browser does with a picture; null where it would show nothing. */
const read = (svg: string) => {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return documentElement.tagName === 'svg' ? documentElement : null;
};
const isWhole = (svg: string) => {
  expect(read(svg)).not.toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  // What is painted with is there.
  for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg).toContain(` id="${id}"`);
};

describe('pictures of promotions', () => {
  it.each(ILLUSTRATIONS)(
    'PROMO-05 PROMO-06 the wide picture of %s is whole, has no words, and is another one in other colors',
    motif => {
      const [own, dusk] = [promotionBanner(motif, 7), promotionBanner(`${motif}-dusk`, 7)];
      isWhole(own);
      isWhole(dusk);
      expect(dusk).not.toBe(own);
    },
  );

  it('PROMO-06 each of the two lies at an address of its own, which changes with what it shows', () => {
    const promotion = { id: 3, scene: 'fish', slogans: { EN: 'Catch', VI: 'Cá' } };
    const address = promotionAddress(promotion, 'cover', 'VI');
    expect(address).toMatch(/^\/art\/promotion\/3-cover-VI-[0-9a-f]{8}\.svg$/);
    expect(promotionAddress(promotion, 'banner', 'VI')).not.toBe(address);
    expect(promotionAddress({ ...promotion, slogans: { EN: 'Catch', VI: 'Tôm' } }, 'cover', 'VI')).not.toBe(address);
    expect(promotionAddress(promotion, 'cover', 'PT')).toBe(promotionAddress(promotion, 'cover', 'EN'));
  });

  it('APP-21 the icon of the app is whole', () => isWhole(appIcon()));
});

describe('banners of home', () => {
  it.each(ILLUSTRATIONS)('HOME-09 %s is a whole picture, also in other colors', motif => {
    for (const scene of [motif, `${motif}-dusk`]) {
      expect(isIllustration(scene)).toBe(true);
      isWhole(homeBanner({ id: 7, scene }, 'Three draws every day', 'South'));
    }
  });

  it.each(['', 'chess', 'fish-blue', 'fish-teal-x', 'toString', 'stadium', 'fish-constructor'])(
    'HOME-09 %s is no scene',
    scene => expect(isIllustration(scene)).toBe(false),
  );

  it('HOME-09 sets a title in one line, or in two of about one length, all its words in their order', () => {
    expect(bannerLines('Lucky')).toEqual(['Lucky']);
    expect(bannerLines('Ba miền quay mỗi ngày')).toEqual(['Ba miền quay', 'mỗi ngày']);
    expect(bannerLines('10,000 in play money')).toEqual(['10,000 in', 'play money']);
    expect(bannerLines('Dinheiro-fictício-para-todos')).toEqual(['Dinheiro-fictício-para-todos']);
  });

  it('HOME-09 keeps long words before the motif, which begins in the middle', () => {
    for (const title of ['W'.repeat(60), 'Mergulhe atrás do peixão', 'Ă'.repeat(30)]) {
      const texts = [...(read(homeBanner({ id: 1, scene: 'fish' }, title, ''))?.querySelectorAll('g text') ?? [])];
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(Number(text.getAttribute('textLength') ?? 0)).toBeLessThanOrEqual(340);
    }
  });

  it.each(nastyTexts)('S8 holds hostile words as letters and nothing else: %j', words => {
    const root = read(homeBanner({ id: 1, scene: 'fish' }, words, words));
    expect(root?.querySelectorAll('script, foreignObject, image, a, use')).toHaveLength(0);
  });

  it('lies at another address in another language, or with other words, and at the same one else', () => {
    const banner = { id: 3, scene: 'fish', titles: { EN: 'Catch', VI: 'Cá' }, kickers: { EN: 'Sea' } };
    const address = bannerAddress(banner, 'VI');
    expect(address).toMatch(/^\/art\/banner\/3-VI-[0-9a-f]{8}\.svg$/);
    expect(bannerAddress(banner, 'SW')).toBe(bannerAddress(banner, 'EN'));
    const changed = [{ titles: { ...banner.titles, VI: 'Tôm' } }, { kickers: { EN: 'Lake' } }, { scene: 'crab' }];
    for (const change of changed) expect(bannerAddress({ ...banner, ...change }, 'VI')).not.toBe(address);
  });
});

describe('crests and marks', () => {
  it('ANN-03 a team has one crest everywhere, and those of the sandbox differ', () => {
    const teams = ['Hanoi', 'Saigon', 'Da Nang', 'Hue', 'Can Tho', 'Hai Phong'];
    for (const name of [...teams, ...nastyTexts]) isWhole(teamMark(name));
    expect(new Set(teams.map(teamMark)).size).toBe(teams.length);
    expect(teamMark('Hanoi')).toBe(teamMark('Hanoi'));
    expect(new Set(teams.map(teamAddress)).size).toBe(teams.length);
  });

  it('HOME-22 a payment method has its name on its mark, as letters, within its edges', () => {
    for (const name of ['Lantern Bank', 'A bank with a rather long name', ...nastyTexts]) {
      for (const code of ['BANK', 'OTHER']) {
        const svg = paymentIcon({ code, name });
        isWhole(svg);
        expect(Number(read(svg)?.querySelector('text')?.getAttribute('textLength'))).toBeLessThanOrEqual(74);
        expect(read(svg)?.querySelector('script')).toBeNull();
      }
    }
    const [one, other] = ['Sao', 'Sông'].map(name => paymentAddress({ code: 'BANK', name }));
    expect(one).not.toBe(other);
  });
});

describe('pictures that are pixels', () => {
  const pixel = ({ width, data }: PNG, x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 4)];

  it('are painted in order, smooth at their edges, and clear where nothing is', () => {
    const image = PNG.sync.read(paint(64, [disc(32, 32, 20, '#ff0000'), disc(32, 32, 10, '#0000ff', 0.5)]));
    expect(pixel(image, 0, 0)).toEqual([0, 0, 0, 0]);
    expect(pixel(image, 16, 32)).toEqual([255, 0, 0, 255]);
    expect(pixel(image, 32, 32)).toEqual([128, 0, 128, 255]);
    const [, , , edge = 0] = pixel(image, 17, 18);
    expect(edge).toBeGreaterThan(0);
    expect(edge).toBeLessThan(255);
  });

  it('know areas, lines and the other side', () => {
    const square = area('M8,8L24,8L24,24L8,24Z', '#00ff00');
    const image = PNG.sync.read(paint(64, [square, mirrored(square), stroke('M10,50Q32,40 54,50', 4, '#ffffff')]));
    expect([pixel(image, 16, 16), pixel(image, 47, 16)]).toEqual([
      [0, 255, 0, 255],
      [0, 255, 0, 255],
    ]);
    expect(pixel(image, 32, 16)).toEqual([0, 0, 0, 0]);
    // The curve passes half way between its ends and its bend.
    expect(pixel(image, 32, 45)).toEqual([255, 255, 255, 255]);
    expect(pixel(image, 32, 50)).toEqual([0, 0, 0, 0]);
  });

  it('MEMBER-01 a face stands on a disc, clear at its corners; nobody drew others', () => {
    const image = PNG.sync.read(avatarPicture(AVATARS[0]!)!);
    expect([image.width, image.height]).toEqual([144, 144]);
    expect(pixel(image, 1, 1)[3]).toBe(0);
    expect(pixel(image, 72, 4)[3]).toBe(255);
    for (const name of ['nobody', '', 'constructor']) expect(avatarPicture(name)).toBeNull();
  });
});
