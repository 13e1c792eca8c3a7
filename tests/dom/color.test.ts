/** Colors of an operator where no browser can be asked about them. */
import { describe, expect, it, vi } from 'vitest';
import { safeColor } from '../../sdk/dom/safe/color.ts';

describe('a color without a browser', () => {
  it.each(['#c4122f', '#fff', '#c4122f80', 'rgb(1, 2, 3)', 'rgba(1 2 3 / 50%)', 'hsl(120deg 40% 50%)'])(
    'S30 is one that every browser knows: %s',
    color => {
      vi.stubGlobal('CSS', undefined);
      expect(safeColor(color)).toBe(color);
    },
  );

  it.each(['red;}', '#12', '#12345', 'url(x)', 'rgb(var(--x))', 'rgb(1,2,3);x', 'tomatto', ''])(
    'S30 is none where that is not sure: %s',
    color => {
      vi.stubGlobal('CSS', undefined);
      expect(safeColor(color)).toBeNull();
    },
  );
});
