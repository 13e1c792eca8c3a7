import { expect, it } from 'vitest';
import { popupSize } from '../../../site/src/shell/shell.tsx';

it('FRAME-27 popupSize divides a size in pixels by one hundred', () => {
  expect([320, 75, 0].map(popupSize)).toEqual([
    'calc(3.2 * var(--popup-rem))',
    'calc(0.75 * var(--popup-rem))',
    'calc(0 * var(--popup-rem))',
  ]);
});
