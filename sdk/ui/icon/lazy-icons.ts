/**
 * Icons that the first paint never needs. Path data: Lucide, ISC License, Copyright (c) 2026 Lucide Icons and
 * Contributors, https://lucide.dev/license (parts of it from Feather, MIT License, Copyright (c) 2013-2026 Cole Bemis).
 */
import type { Shape } from './icon.tsx';

export const search: Shape = ['m21 21-4.34-4.34', 'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0'];
export const x: Shape = ['M18 6 6 18', 'm6 6 12 12'];
export const alert: Shape = ['M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0', 'M12 8v4', 'M12 16h.01'];
export const pause: Shape = [
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1',
  'M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1',
];
export const play: Shape = ['M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z'];
export const chevronDown: Shape = ['m6 9 6 6 6-6'];
export const chevronRight: Shape = ['m9 18 6-6-6-6'];
