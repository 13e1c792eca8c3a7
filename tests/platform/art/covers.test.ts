// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { SEEDED_CODES } from '../../../site/gateway/migrations/reference/lottery.ts';
import { VENDORS } from '../../../site/gateway/migrations/reference/vendors.ts';
import { categoryBanner } from '../../../site/gateway/platform/art/category-banner.ts';
import { gameCover } from '../../../site/gateway/platform/art/covers/cover.ts';
import { heightOf, layOut, widthOf } from '../../../site/gateway/platform/art/covers/lettering.ts';
import { MOTIF_NAMES } from '../../../site/gateway/platform/art/covers/motifs.ts';
import { chance } from '../../../site/gateway/platform/art/seeded-random.ts';
import { vendorIcon } from '../../../site/gateway/platform/art/vendor-icon.ts';
import { coverUrl } from '../../../site/gateway/platform/http/picture-paths.ts';
import { slotNames, tableNames } from '../../../site/gateway/sandbox/seeds/texts/game-names.ts';
import { TABLE_NAME_PARTS } from '../../../site/gateway/sandbox/seeds/texts/table-words.ts';
import { nastyTexts } from '../../fixtures/nasty.ts';

/** Parses a drawing as XML, as a browser does for an image; null if the XML is invalid. */
const read = (svg: string) => {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return documentElement.tagName === 'svg' ? documentElement : null;
};

const NAMES = [
  ...slotNames(2_000, chance(1)),
  ...Object.values(TABLE_NAME_PARTS).flatMap(parts => tableNames(parts, 200, chance(1))),
].flatMap(({ names }) => Object.values(names));
const LONG = 'Lễ Hội Trung Thu Của Những Chú Thỏ Ngọc Dưới Ánh Trăng Rằm Vàng';

describe('game covers', () => {
  it.each([...MOTIF_NAMES, ...SEEDED_CODES.map(code => `lottery-${code}`)])(
    'cover %s is a complete SVG image in every variant',
    art => {
      for (let node_id = 1_001; node_id < 1_011; node_id++) {
        const svg = gameCover({ node_id, art }, 'Hổ Vàng');
        expect(read(svg)?.getAttribute('viewBox')).toBe('0 0 300 400');
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
        // Every referenced gradient or filter is defined in the drawing.
        for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g))
          expect([id, svg.includes(` id="${id}"`)]).toEqual([id, true]);
      }
    },
  );

  it('game covers have at least twelve motifs that draw different images', () => {
    expect(MOTIF_NAMES.length).toBeGreaterThanOrEqual(12);
    const drawn = MOTIF_NAMES.map(art => gameCover({ node_id: 1, art }, ''));
    expect(new Set(drawn).size).toBe(MOTIF_NAMES.length);
  });

  it('a game cover is the same for equal game ids and differs between games with the same motif', () => {
    const covers = Array.from({ length: 12 }, (_, index) => gameCover({ node_id: 2_000 + index, art: 'gems' }, 'Ruby'));
    expect(gameCover({ node_id: 2_000, art: 'gems' }, 'Ruby')).toBe(covers[0]);
    expect(new Set(covers).size).toBe(covers.length);
  });

  it('a game cover sets every name within the edges of the cover in at most three lines', () => {
    for (const name of [...NAMES, LONG, 'W'.repeat(60), 'Ă'.repeat(60)]) {
      const lines = layOut(name);
      expect(lines.map(({ text }) => text).join(' ')).toBe(name);
      expect([name, lines.length <= 3, heightOf(lines) <= 190]).toEqual([name, true, true]);
      for (const { text, size } of lines) expect(widthOf(text) * size).toBeLessThanOrEqual(262.01);
    }
  });

  it('letters of names on a game cover are at least 26 units high, which is 11 px on a phone', () => {
    const smallest = NAMES.map(name => Math.min(...layOut(name).map(({ size }) => size)));
    expect(Math.min(...smallest)).toBeGreaterThan(26);
  });

  it('a game cover limits the width of a long line in any font', () => {
    const [, length] = /textLength="(\d+)"/.exec(gameCover({ node_id: 1, art: 'gems' }, 'Emeralds Forever')) ?? [];
    expect(Number(length)).toBeLessThanOrEqual(262);
  });

  it.each([...nastyTexts, `"><script>x</script>`, "' onload='x", ']]><script/>', '&lt;&#x0;'])(
    'S8 a game cover contains a hostile name only as text: %j',
    name => {
      const root = read(gameCover({ node_id: 7, art: 'reels' }, name));
      expect(root).not.toBeNull();
      expect(root?.querySelectorAll('script, foreignObject, image, a, style, animate, set, use')).toHaveLength(0);
      const names = [...(root?.querySelectorAll('*') ?? [])].flatMap(element => element.getAttributeNames());
      expect(names.filter(attribute => /^on|href/i.test(attribute))).toEqual([]);
    },
  );

  it('a game cover falls back to a motif for an unknown art name', () => {
    expect(read(gameCover({ node_id: 5, art: 'hologram' }, 'X'))).not.toBeNull();
    expect(read(gameCover({ node_id: 5, art: 'lottery-nowhere' }, 'X'))).not.toBeNull();
  });

  it('the URL of a game cover changes with name, motif and language', () => {
    const game = { node_id: 1_004, art: 'gems', names: { EN: 'Ruby', VI: 'Hồng Ngọc' } };
    const urls = [
      coverUrl(game, 'EN'),
      coverUrl(game, 'VI'),
      coverUrl({ ...game, art: 'dice' }, 'EN'),
      coverUrl({ ...game, names: { EN: 'Ruby Night' } }, 'EN'),
      coverUrl({ ...game, node_id: 1_005 }, 'EN'),
    ];
    expect(new Set(urls).size).toBe(urls.length);
    expect(coverUrl(game, 'PT')).toBe(coverUrl(game, 'EN'));
  });
});

describe('vendor icons', () => {
  it('vendor icons are complete images and differ between vendors', () => {
    const marks = VENDORS.map(([code]) => vendorIcon(code));
    expect(new Set(marks).size).toBe(VENDORS.length);
    for (const mark of marks) expect(read(mark)).not.toBeNull();
  });
});

describe('category banners', () => {
  it.each(['HOT', 'RNG', 'INHOUSE', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'])(
    'CENTER-03 category %s has a banner without text',
    type => {
      const root = read(categoryBanner(type)!);
      expect(root?.getAttribute('viewBox')).toBe('0 0 716 312');
    },
  );

  it('an unknown category has no banner', () => {
    expect([categoryBanner('CHESS'), categoryBanner('__proto__'), categoryBanner('')]).toEqual([null, null, null]);
  });
});
