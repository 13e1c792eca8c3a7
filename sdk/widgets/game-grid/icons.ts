/**
 * Icons of the game grid. Path data: Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors,
 * https://lucide.dev/license (parts of it from Feather, MIT License, Copyright (c) 2013-2026 Cole Bemis).
 */
import type { Shape } from '../../ui/icon/icon.tsx';

/** Icon of a tile whose image is missing or broken (TILE-01). */
export const dices: Shape = [
  'M4 10h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Z',
  'm17.92 14 3.5-3.5a2.24 2.24 0 0 0 0-3l-5-4.92a2.24 2.24 0 0 0-3 0L10 6',
  'M6 18h.01',
  'M10 14h.01',
  'M15 6h.01',
  'M18 9h.01',
];
export const layoutGrid: Shape = [
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z',
  'M15 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z',
  'M15 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1Z',
  'M4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1Z',
];
export const sliders: Shape = [
  'M21 4h-7',
  'M10 4H3',
  'M21 12h-9',
  'M8 12H3',
  'M21 20h-5',
  'M12 20H3',
  'M14 2v4',
  'M8 10v4',
  'M16 18v4',
];
export const chevronLeft: Shape = ['m15 18-6-6 6-6'];
