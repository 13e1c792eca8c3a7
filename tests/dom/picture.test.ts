/** S10: base64 texts that are accepted as images. Browser tests cover their rendering. */
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../../sdk/dom/safe/picture.ts';

const base64 = (...bytes: number[]) => btoa(String.fromCharCode(...bytes));
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('S10 base64 images', () => {
  it('pictureOf recognizes PNG and JPEG by their first bytes', () => {
    expect(pictureOf(base64(...PNG, 1, 2))?.type).toBe('image/png');
    expect(pictureOf(base64(0xff, 0xd8, 0xff, 0xe0))?.type).toBe('image/jpeg');
  });

  it.each([
    ['SVG', btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', btoa('<!doctype html><script>1</script>')],
    ['GIF', btoa('GIF89a')],
    ['no base64', '%%%'],
    ['a URL', 'data:image/png;base64,iVBORw0KGgo='],
    ['nothing', ''],
  ])('pictureOf rejects %s', (_name, text) => {
    expect(pictureOf(text)).toBeNull();
  });

  it('pictureOf accepts at most 64 kB of base64', () => {
    const long = (length: number) => `${base64(...PNG, 0)}${'A'.repeat(length - 12)}`;
    expect(pictureOf(long(65_536))).not.toBeNull();
    expect(pictureOf(long(65_540))).toBeNull();
  });
});
