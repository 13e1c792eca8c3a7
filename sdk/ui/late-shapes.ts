/**
 * Icons of what comes after the first paint.
 * Path data: Lucide, ISC License, Copyright (c) 2026 Lucide Icons and Contributors, https://lucide.dev/license
 * (parts of it from Feather, MIT License, Copyright (c) 2013-2026 Cole Bemis).
 */
import type { Shape } from './icon.tsx';

export const search: Shape = ['m21 21-4.34-4.34', 'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0'];
export const x: Shape = ['M18 6 6 18', 'm6 6 12 12'];
export const user: Shape = ['M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2', 'M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0'];
export const lock: Shape = [
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z',
  'M7 11V7a5 5 0 0 1 10 0v4',
];
export const eye: Shape = [
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0',
  'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
];
export const eyeOff: Shape = [
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49',
  'M14.084 14.158a3 3 0 0 1-4.242-4.242',
  'M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143',
  'm2 2 20 20',
];
export const refresh: Shape = [
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8',
  'M21 3v5h-5',
  'M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16',
  'M8 16H3v5',
];
export const alert: Shape = ['M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0', 'M12 8v4', 'M12 16h.01'];
export const pause: Shape = [
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1',
  'M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1',
];
export const play: Shape = ['M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z'];
export const chevronDown: Shape = ['m6 9 6 6 6-6'];
export const chevronRight: Shape = ['m9 18 6-6-6-6'];
