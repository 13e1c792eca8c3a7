/** Colours of an operator where no browser can be asked about them. */
import { describe, expect, it, vi } from 'vitest';
import { safeColour } from '../../sdk/dom/safe/colour.ts';

describe('a colour without a browser', () => {
  it.each(['#c4122f', '#fff', '#c4122f80', 'rgb(1, 2, 3)', 'rgba(1 2 3 / 50%)', 'hsl(120deg 40% 50%)'])(
    'S30 is one that every browser knows: %s',
    colour => {
      vi.stubGlobal('CSS', undefined);
      expect(safeColour(colour)).toBe(colour);
    },
  );

  it.each(['red;}', '#12', '#12345', 'url(x)', 'rgb(var(--x))', 'rgb(1,2,3);x', 'tomatto', ''])(
    'S30 is none where that is not sure: %s',
    colour => {
      vi.stubGlobal('CSS', undefined);
      expect(safeColour(colour)).toBeNull();
    },
  );
});
