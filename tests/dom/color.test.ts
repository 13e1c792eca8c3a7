/** Validation of operator colors in environments where no browser can validate them. */
import { describe, expect, it, vi } from 'vitest';
import { safeColor } from '../../sdk/dom/safe/color.ts';

describe('colors without a browser', () => {
  it.each(['#c4122f', '#fff', '#c4122f80', 'rgb(1, 2, 3)', 'rgba(1 2 3 / 50%)', 'hsl(120deg 40% 50%)'])(
    'S30 safeColor accepts a color that all browsers support: %s',
    color => {
      vi.stubGlobal('CSS', undefined);
      expect(safeColor(color)).toBe(color);
    },
  );

  it.each(['red;}', '#12', '#12345', 'url(x)', 'rgb(var(--x))', 'rgb(1,2,3);x', 'tomatto', ''])(
    'S30 safeColor rejects an unsafe or unknown color: %s',
    color => {
      vi.stubGlobal('CSS', undefined);
      expect(safeColor(color)).toBeNull();
    },
  );
});
